import { Popover as Base } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { useEffect, useState, type ReactNode } from 'react'
import { leavesEscapeToPanel } from './escape.ts'
import type { OverlayPlacement, OverlayState } from './useOverlay.ts'

export interface PopoverPanelProps extends OverlayState {
  readonly label: string
  readonly width: number
  readonly placement: OverlayPlacement
  readonly padding: '2' | '4'
  readonly children: () => ReactNode
}

/** What has the focus in the panel already: a calendar begins at its day. */
function focusedIn(contentId: string): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && document.getElementById(contentId)?.contains(activeElement) === true
    ? activeElement
    : null
}

/** Chakra's popover, fetched when one is about to be opened. */
export function PopoverPanel({
  open,
  onClose,
  onClosed,
  triggerId,
  contentId,
  label,
  width,
  placement,
  padding,
  children,
}: PopoverPanelProps) {
  // It moves the focus when it opens, not when it's there open from the start.
  const [isShown, setIsShown] = useState(false)
  useEffect(() => setIsShown(open), [open])
  return (
    <Base.Root
      open={isShown && open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={{ placement, strategy: 'fixed', gutter: 6, overflowPadding: 8, fitViewport: true }}
      onEscapeKeyDown={leavesEscapeToPanel}
      initialFocusEl={() => focusedIn(contentId)}
      onExitComplete={onClosed}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Base.Positioner>
          <Base.Content aria-label={label} p={padding} width={`min(${width}rem, calc(100vw - 1rem))`}>
            {children()}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}
