import { Button } from '@chakra-ui/react/button'
import { useEffect, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { AnswerDialogs } from './AnswerDialogs.tsx'
import { OfferDetails } from './OfferDetails.tsx'
import type { OfferProps } from './offers.connect.ts'

export interface OfferDialogsProps extends OfferProps {
  /** True for the company that sent it. */
  readonly isSender: boolean
  readonly onClose: () => void
}

/**
 * Everything about one offer: its details, and over them the question before an acceptance or the reason of a refusal.
 */
export function OfferDialogs({ isSender, onClose, ...props }: OfferDialogsProps) {
  const { t } = useTexts()
  const { mayAccept, mayReject } = props
  const isOpen = useOpened()
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('offer.details.title')}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {t(mayAccept || mayReject ? 'ui.action.cancel' : 'ui.action.close')}
            </Button>
            {mayReject ? (
              <Button variant="outline" colorPalette="danger" onClick={props.onReject}>
                {t('offer.decline')}
              </Button>
            ) : null}
            {mayAccept ? <Button onClick={props.onAccept}>{t('offer.accept')}</Button> : null}
          </>
        }
      >
        <OfferDetails {...props} isSender={isSender} />
      </Dialog>
      {isOpen ? <AnswerDialogs {...props} /> : null}
    </>
  )
}

/**
 * False until the details are open: what asks lies over them, and a dialog that opens later hides everything under it.
 */
function useOpened(): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const frames = { id: requestAnimationFrame(() => (frames.id = requestAnimationFrame(() => setOpen(true)))) }
    return () => cancelAnimationFrame(frames.id)
  }, [])
  return isOpen
}
