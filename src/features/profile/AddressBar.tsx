import { Button } from '@chakra-ui/react/button'
import { useTexts } from '../../i18n/useTexts.ts'
import { AddressLine } from '../../ui/AddressLine.tsx'
import { useCopy } from '../../ui/useCopy.ts'

interface AddressBarProps {
  readonly url: string
  /** What the address leads to, for sharing. */
  readonly title: string
  /** False while the address leads nowhere. */
  readonly isOpen: boolean
}

/** An address with its actions: copy, share where the browser can, open. */
export function AddressBar({ url, title, isOpen }: AddressBarProps) {
  const { t } = useTexts()
  const copy = useCopy({ copied: t('profile.copied'), byHand: t('profile.copy_by_hand') })
  const canShare = typeof navigator.share === 'function'
  return (
    <AddressLine
      url={url}
      copyText={t('profile.copy')}
      onCopy={() => copy(url)}
      openText={isOpen ? t('profile.open') : null}
    >
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
    </AddressLine>
  )
}
