import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddressLine } from '../../ui/AddressLine.tsx'
import { useCopy } from '../../ui/useCopy.ts'

interface PublicAddressProps {
  readonly url: string
  readonly title: Localized
}

/** Where the public reads a posting, and plain links that pass it on. */
export function PublicAddress({ url, title }: PublicAddressProps) {
  const { t, pick } = useTexts()
  const copy = useCopy({ copied: t('posting.copied'), byHand: t('posting.copy_by_hand') })
  const text = pick(title)?.text ?? ''
  const shares = [
    { key: 'telegram', href: `https://t.me/share/url?${new URLSearchParams({ url, text }).toString()}` },
    { key: 'whatsapp', href: `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` }).toString()}` },
  ] as const
  return (
    <chakra.div display="grid" gap="1">
      <AddressLine
        url={url}
        copyText={t('posting.action.copy')}
        onCopy={() => copy(url)}
        openText={t('posting.action.open')}
      />
      <chakra.ul listStyleType="none" aria-label={t('posting.share')} display="flex" flexWrap="wrap" columnGap="4">
        {shares.map(({ key, href }) => (
          <li key={key}>
            <Link href={href} target="_blank" rel="noreferrer" minHeight="11" display="inline-flex" alignItems="center">
              {t(`posting.share.${key}`)}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
