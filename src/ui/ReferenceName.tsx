import type { ReferenceList } from '../../openapi/schemas/reference.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { useReference, type LoadReference } from './reference.ts'

export interface ReferenceNameProps {
  readonly list: ReferenceList
  readonly load: LoadReference
  /** A key of the list, or a free text where the list lets one. */
  readonly value: string
}

/** What an entry of a fixed list is called. A text that is no key, or whose list is not there yet, stands as it is. */
export function ReferenceName({ list, load, value }: ReferenceNameProps) {
  const { pick, lang } = useTexts()
  const { entries } = useReference(load, list)
  const name = pick(entries?.find(({ key }) => key === value)?.name)
  return <span {...(name && name.lang !== lang ? { lang: name.lang } : {})}>{name?.text ?? value}</span>
}
