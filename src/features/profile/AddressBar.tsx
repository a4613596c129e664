import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CopyIcon, ExternalIcon, GlobeIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toast/useToast.ts'

interface AddressBarProps {
  readonly url: string
  /** What the address leads to, for sharing. */
  readonly title: string
  /** False while the address leads nowhere. */
  readonly isOpen: boolean
}

/** Copies a text; without permission it shows the text for copying by hand. */
export function useCopy(): (text: string) => void {
  const { t } = useTexts()
  const toast = useToast()
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => toast({ severity: 'success', text: t('profile.copied') }),
      () => toast({ severity: 'info', title: t('profile.copy_by_hand'), text }),
    )
}

/** An address with its actions: copy, share where the browser can, open. */
export function AddressBar({ url, title, isOpen }: AddressBarProps) {
  const { t } = useTexts()
  const copy = useCopy()
  const canShare = typeof navigator.share === 'function'
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="2"
        flex="1 1 16rem"
        minWidth="0"
        px="3"
        minHeight="11"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.subtle"
        overflowWrap="anywhere"
      >
        <GlobeIcon color="fg.muted" />
        <chakra.bdi minWidth="0" py="1">
          {url.replace(/^https?:\/\//, '')}
        </chakra.bdi>
      </chakra.span>
      <Button variant="outline" colorPalette="gray" onClick={() => copy(url)}>
        <CopyIcon />
        {t('profile.copy')}
      </Button>
      {canShare ? (
        <Button
          variant="outline"
          colorPalette="gray"
          onClick={() =>
            // Closing the sheet without choosing is no error.
            void navigator.share({ url, title }).catch(() => undefined)
          }
        >
          {t('profile.share')}
        </Button>
      ) : null}
      {isOpen ? (
        <Link
          href={ownLink(url) ?? undefined}
          target="_blank"
          rel="noreferrer"
          minHeight="11"
          px="2"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
        >
          {t('profile.open')}
          <ExternalIcon />
        </Link>
      ) : null}
    </chakra.div>
  )
}
