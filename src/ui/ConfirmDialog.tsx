import { Button } from '@chakra-ui/react/button'
import { Dialog as Base } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Spinner } from '@chakra-ui/react/spinner'
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.tsx'
import { useBackCloses } from './open-over.ts'
import { keepsOpen } from './overlay/focus-outside.ts'
import { useOpeningPress } from './overlay/useOpeningPress.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  /** What will happen or be lost, naming the thing. */
  readonly text: ReactNode
  /** The text of the confirming button: what it does, not "OK". */
  readonly confirm: string
  readonly cancel?: string
  readonly destructive?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** Where the focus goes when it closes, if what had it before may be gone by then. */
  readonly finalFocus?: () => HTMLElement | null
}

/** Asks before something is done; 450 px wide. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel,
  destructive,
  busy,
  onConfirm,
  onClose,
  finalFocus,
}: ConfirmDialogProps) {
  const { t } = useTexts()
  const openingPress = useOpeningPress(open)
  useBackCloses(open, onClose)
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Base.Root
      role="alertdialog"
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      closeOnInteractOutside
      closeOnEscape
      onFocusOutside={keepsOpen}
      onPointerDownOutside={openingPress.outside}
      placement="center"
      initialFocusEl={() => safe.current}
      {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
    >
      <Portal>
        <Base.Backdrop />
        <Base.Positioner>
          <Base.Content width="full" maxWidth="min(450px, 90vw)" onClickCapture={openingPress.inside}>
            <Base.Header pe="14">
              <Base.Title>{title}</Base.Title>
            </Base.Header>
            <Base.Body pt="0">
              <Base.Description asChild>
                <div>{text}</div>
              </Base.Description>
            </Base.Body>
            <Base.Footer flexWrap="wrap" pb="6">
              <Button ref={safe} variant="outline" colorPalette="gray" onClick={onClose}>
                {cancel ?? t('ui.action.cancel')}
              </Button>
              <Button
                colorPalette={destructive ? 'danger' : 'primary'}
                aria-disabled={busy ?? false}
                onClick={() => (busy ? undefined : onConfirm())}
              >
                {busy ? <Spinner size="sm" aria-hidden="true" /> : null}
                {confirm}
              </Button>
            </Base.Footer>
            <Base.CloseTrigger asChild>
              <IconButton label={t('ui.action.close')}>
                <CloseIcon />
              </IconButton>
            </Base.CloseTrigger>
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}
