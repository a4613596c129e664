import { Button } from '@chakra-ui/react/button'
import type { FieldValues } from 'react-hook-form'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useReference, type LoadReference } from '../reference.ts'
import type { FieldProps } from './FieldFrame.tsx'
import { SelectField } from './SelectField.tsx'

export interface ReferenceFieldProps<V extends FieldValues> extends FieldProps<V> {
  readonly list: ReferenceList
  readonly load: LoadReference
  /** Only entries of this one; null while it is not chosen yet, and then there is nothing to choose here. */
  readonly parent?: string | null
}

/** One entry of a fixed list; the value is its key. */
export function ReferenceField<V extends FieldValues>({ list, load, parent, ...rest }: ReferenceFieldProps<V>) {
  const { t, pick } = useTexts()
  const { entries, isFailed, retry } = useReference(load, list, parent)
  const choices = (entries ?? []).map(({ key, name }) => {
    const text = pick(name)
    return { value: key, label: text?.text ?? key, ...(text ? { lang: text.lang } : {}) }
  })
  const help = isFailed ? (
    <>
      {t('field.reference.failed')}{' '}
      <Button type="button" size="xs" variant="outline" colorPalette="gray" onClick={retry}>
        {t('ui.action.retry')}
      </Button>
    </>
  ) : (
    rest.help
  )
  return <SelectField {...rest} help={help} choices={choices} disabled={rest.disabled === true || parent === null} />
}
