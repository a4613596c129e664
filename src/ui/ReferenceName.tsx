import { chakra } from '@chakra-ui/react/styled-system'
import type { ReferenceList } from '../../openapi/schemas/reference.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { useReference, type LoadReference } from './reference.ts'

export interface ReferenceNameProps {
  readonly list: ReferenceList
  readonly load: LoadReference
  /** A key of the list, or a free text where the list lets one. */
  readonly value: string
}

/**
 * What an entry of a fixed list is called. A text that is no key, or whose list cannot be read, stands as it is; until the
 * list has come its place is kept, and nobody reads a key.
 */
export function ReferenceName({ list, load, value }: ReferenceNameProps) {
  const { pick, lang } = useTexts()
  const { entries, isFailed } = useReference(load, list)
  const name = pick(entries?.find(({ key }) => key === value)?.name)
  return (
    <chakra.span
      visibility={entries === null && !isFailed ? 'hidden' : undefined}
      {...(name && name.lang !== lang ? { lang: name.lang } : {})}
    >
      {name?.text ?? value}
    </chakra.span>
  )
}
