import type { ReactElement } from 'react'
import { useOverlay, type OverlayPlacement, type OverlayTrigger } from './useOverlay.ts'

export interface MenuEntry {
  readonly key: string
  readonly text: string
  /** Of the text, where it isn't the reader's. */
  readonly lang?: string
  readonly disabled?: boolean
}
export interface MenuProps {
  /** The button: spread `trigger` on it. */
  readonly renderTrigger: (trigger: OverlayTrigger) => ReactElement
  /** What the menu is, for screen readers. */
  readonly label: string
  /** A line above the entries. */
  readonly text?: string
  readonly entries: readonly MenuEntry[]
  /** The key of the current entry, where the menu chooses one of several. */
  readonly chosen?: string
  /** Runs once the menu is gone, so that it can open a dialog. */
  readonly onChoose: (key: string) => void
  readonly placement?: OverlayPlacement
  /** Called each time it opens. */
  readonly onOpen?: () => void
}

const load = async () => (await import('./MenuPanel.tsx')).MenuPanel

/**
 * Actions, or one of several choices, under a button. Arrow keys, Home, End and letters go through the entries; Escape,
 * Tab and a press elsewhere close it, and the focus returns to the button.
 */
export function Menu({ renderTrigger, onOpen, onChoose, placement = 'bottom-start', ...menu }: MenuProps) {
  const { Panel, state, trigger, close } = useOverlay('menu', load, onOpen)
  return (
    <>
      {renderTrigger(trigger)}
      {Panel ? (
        <Panel {...state} {...menu} onChoose={(key) => close(() => onChoose(key))} placement={placement} />
      ) : null}
    </>
  )
}
