import type { ReactElement, ReactNode } from 'react'
import { useOverlay, type CloseOverlay, type OverlayPlacement, type OverlayTrigger } from './useOverlay.ts'

export interface PopoverProps {
  /** The button: spread `trigger` on it. `open` is for other ways to open it, such as a key in a field. */
  readonly renderTrigger: (trigger: OverlayTrigger, open: () => void) => ReactElement
  /** What the panel is, for screen readers. */
  readonly label: string
  /** In rem; never wider than the window. */
  readonly width?: number
  readonly placement?: OverlayPlacement
  /** `2` for a list, `4` for anything else. */
  readonly padding?: '2' | '4'
  /** Called each time it opens. */
  readonly onOpen?: () => void
  readonly children: (close: CloseOverlay) => ReactNode
}

const load = async () => (await import('./PopoverPanel.tsx')).PopoverPanel

/**
 * A panel at a button, in dialogs too. The focus moves into it; Escape, a press elsewhere and leaving by Tab close it,
 * and the focus returns to the button. One is open at a time.
 */
export function Popover({
  renderTrigger,
  label,
  width = 20,
  placement = 'bottom-start',
  padding = '4',
  onOpen,
  children,
}: PopoverProps) {
  const { Panel, state, trigger, open, close } = useOverlay('dialog', load, onOpen)
  return (
    <>
      {renderTrigger(trigger, open)}
      {Panel ? (
        <Panel {...state} label={label} width={width} placement={placement} padding={padding}>
          {() => children(close)}
        </Panel>
      ) : null}
    </>
  )
}
