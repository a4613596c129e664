import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileIcon } from '../icons.tsx'

interface DocumentLinkProps {
  /** The name it came with. */
  readonly name: string | null
  /** Empty where it is known by its name alone. */
  readonly url: string
}

/** A document by its name; it opens beside the page. */
export function DocumentLink({ name, url }: DocumentLinkProps) {
  const { t } = useTexts()
  const called = name ?? t('field.document.unnamed')
  return url ? (
    <Link
      href={url}
      target="_blank"
      rel="noopener"
      variant="underline"
      minHeight="11"
      minWidth="0"
      overflowWrap="anywhere"
    >
      <FileIcon />
      {called}
    </Link>
  ) : (
    <chakra.span display="inline-flex" gap="1.5" alignItems="center">
      <FileIcon />
      {called}
    </chakra.span>
  )
}
