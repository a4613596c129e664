import type { FieldValues } from 'react-hook-form'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useReference, type LoadReference } from '../reference.ts'
import { EntryCombobox } from './EntryCombobox.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { NotFetched } from './NotFetched.tsx'
import { SelectField } from './SelectField.tsx'

export interface ReferenceFieldProps<V extends FieldValues> extends FieldProps<V> {
  readonly list: ReferenceList
  readonly load: LoadReference
  /** Only entries of this one; null while it is not chosen yet, and then there is nothing to choose here. */
  readonly parent?: string | null
  readonly autoComplete?: string
}
/** Up to so many choices the platform's own list is quicker than typing. */
const MOST_TO_SEE = 12

/**
 * One entry of a fixed list; the value is its key. A long list is searched by typing a part of the name, in either
 * language.
 */
export function ReferenceField<V extends FieldValues>({ list, load, parent, ...rest }: ReferenceFieldProps<V>) {
  const { pick } = useTexts()
  const reference = useReference(load, list, parent)
  const { entries } = reference
  // Until the list is there nobody can be in the middle of choosing: the field may then become one to type in.
  const isWaiting = entries === null && !reference.isFailed
  const shared = {
    ...rest,
    help: reference.isFailed ? <NotFetched onRetry={reference.retry} /> : rest.help,
    disabled: rest.disabled === true || parent === null || isWaiting,
  }
  if (entries && entries.length > MOST_TO_SEE) return <EntryCombobox {...shared} entries={entries} />
  const choices = (entries ?? []).map(({ key, name }) => {
    const text = pick(name)
    return { value: key, label: text?.text ?? key, ...(text ? { lang: text.lang } : {}) }
  })
  return <SelectField {...shared} choices={choices} />
}

/**
 * The same, where any other text is as good: the value is a key where the text names an entry, else the text. Without
 * its list it is a line of text.
 */
export function FreeReferenceField<V extends FieldValues>({ list, load, parent, ...rest }: ReferenceFieldProps<V>) {
  const { entries } = useReference(load, list, parent)
  return <EntryCombobox {...rest} disabled={rest.disabled === true || parent === null} entries={entries ?? []} free />
}
