import { Dialog as Base } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons.tsx'
import { useBackCloses } from './open-over.ts'
import { leavesEscapeToPanel } from './overlay/escape.ts'
import { keepsOpen } from './overlay/focus-outside.ts'
import { useOpeningPress } from './overlay/useOpeningPress.ts'
import { UnsavedContext } from './unsaved.ts'

export interface DialogProps {
  readonly open: boolean
  /**
   * Asked to close: Escape, a press outside, the close button. A form inside that holds unsaved input is asked about
   * first.
   */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly description?: string
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** At most 60rem and 90vw whatever is wanted. */
  readonly width?: string
  /** `top` where its height changes while it is open, so that what is pressed stays where it was. */
  readonly placement?: 'center' | 'top'
  /** What has the focus first: the first field or button, or of what is only read the dialog itself. */
  readonly initialFocus?: 'field' | 'dialog'
  /** It is open because the address says so: a step back changes that by itself. */
  readonly inAddress?: boolean
  /** Where the focus goes when it closes, if what had it before may be gone by then. */
  readonly finalFocus?: () => HTMLElement | null
  /** What is asked before something unsaved is closed, and the two answers, where it is not what somebody typed. */
  readonly leaving?: { readonly title: string; readonly text: string; readonly stay: string; readonly leave: string }
}

/**
 * A modal dialog as the specification says: outside press and Escape close it, it shows a close button and cannot be
 * dragged.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  width = '40rem',
  placement = 'center',
  initialFocus = 'field',
  inAddress = false,
  finalFocus,
  leaving,
}: DialogProps) {
  const { t } = useTexts()
  const openingPress = useOpeningPress(open)
  const dirty = useRef(new Set<string>())
  const content = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  // The screen around hears of it too: leaving by Back, or with another account, asks as closing does.
  const { set: tell } = use(UnsavedContext)
  const set = useCallback(
    (id: string, is: boolean) => {
      if (is) dirty.current.add(id)
      else dirty.current.delete(id)
      tell(id, is)
    },
    [tell],
  )
  const unsaved = useMemo(() => ({ set }), [set])
  const close = () => (dirty.current.size > 0 ? setAsking(true) : onClose())
  useBackCloses(open && !inAddress, close)
  return (
    <>
      <Base.Root
        open={open}
        onOpenChange={(change) => (change.open ? undefined : close())}
        closeOnInteractOutside
        closeOnEscape
        onEscapeKeyDown={leavesEscapeToPanel}
        onFocusOutside={keepsOpen}
        onPointerDownOutside={openingPress.outside}
        motionPreset="scale"
        placement="center"
        scrollBehavior="outside"
        {...(initialFocus === 'dialog' ? { initialFocusEl: () => content.current } : {})}
        {...(finalFocus ? { finalFocusEl: finalFocus } : {})}
      >
        <Portal>
          <Base.Backdrop />
          <Base.Positioner>
            <Base.Content
              ref={content}
              onClickCapture={openingPress.inside}
              width="full"
              {...(placement === 'top' ? { mt: '0' } : {})}
              maxWidth={`min(${width}, 60rem, 90vw)`}
            >
              <Base.Header pe="14" display="block">
                <Base.Title>{title}</Base.Title>
                {description ? (
                  <Base.Description color="fg.muted" textStyle="sm" mt="1">
                    {description}
                  </Base.Description>
                ) : null}
              </Base.Header>
              <Base.Body>
                <UnsavedContext value={unsaved}>{children}</UnsavedContext>
              </Base.Body>
              {footer ? <Base.Footer flexWrap="wrap">{footer}</Base.Footer> : null}
              {/* Last, so that the first field gets the focus. */}
              <Base.CloseTrigger asChild>
                <IconButton label={t('ui.action.close')}>
                  <CloseIcon />
                </IconButton>
              </Base.CloseTrigger>
            </Base.Content>
          </Base.Positioner>
        </Portal>
      </Base.Root>
      <ConfirmDialog
        open={asking}
        title={leaving?.title ?? t('ui.dirty.title')}
        text={leaving?.text ?? t('ui.dirty.text')}
        confirm={leaving?.leave ?? t('ui.action.discard')}
        cancel={leaving?.stay ?? t('ui.action.stay')}
        destructive={leaving === undefined}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          dirty.current.clear()
          onClose()
        }}
      />
    </>
  )
}
