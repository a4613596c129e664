import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react'
import { useBackCloses } from '../open-over.ts'
import { usePanel } from './usePanel.ts'

/** What the button of a menu or popover needs to know; spread it on the button. */
export interface OverlayTrigger {
  readonly id: string
  readonly 'aria-haspopup': 'menu' | 'dialog'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly onClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
}

/** What a panel needs to know about its button and its state. */
export interface OverlayState {
  readonly open: boolean
  readonly onClose: () => void
  readonly triggerId: string
  readonly contentId: string
  /** It is gone from the page. */
  readonly onClosed: () => void
  /** It was opened by a key, so its first entry is highlighted. */
  readonly byKey: boolean
}

/**
 * Closes the panel. `then` runs once it is gone: a dialog that opened before would count as part of the panel, and
 * close with it.
 */
export type CloseOverlay = (then?: () => void) => void

export type OverlayPlacement = 'bottom-start' | 'bottom-end'

/**
 * To the button, unless it went elsewhere. Chakra does so when a panel begins to close; a panel that is closed in its
 * first frames takes the focus only after that, and takes it along.
 */
function giveFocusBack(triggerId: string, contentId: string): void {
  const { activeElement, body } = document
  const isLost = activeElement === null || activeElement === body
  if (isLost || document.getElementById(contentId)?.contains(activeElement))
    document.getElementById(triggerId)?.focus({ preventScroll: true })
}

/**
 * The state of a menu or popover whose code is fetched once the pointer or the focus reaches the button. If it can't
 * be, the next press tries again.
 */
export function useOverlay<P>(
  kind: OverlayTrigger['aria-haspopup'],
  load: () => Promise<ComponentType<P>>,
  onOpen?: () => void,
) {
  const id = useId()
  const contentId = `${id}-panel`
  const { Panel, prepare, prepareQuietly } = usePanel(load)
  const [opened, setOpened] = useState<'closed' | 'by pointer' | 'by key'>('closed')
  const isOpen = opened !== 'closed'
  const afterwards = useRef<() => void>(undefined)
  const close: CloseOverlay = (then) => {
    // Chakra reports the closing as well, and has nothing to add.
    if (then) afterwards.current = then
    setOpened('closed')
  }
  useBackCloses(isOpen, close)
  const runAfterwards = () => {
    const then = afterwards.current
    afterwards.current = undefined
    then?.()
  }
  const open = (byKey: boolean) => {
    // Opened again before it was gone: what was chosen isn't lost.
    runAfterwards()
    setOpened(byKey ? 'by key' : 'by pointer')
    onOpen?.()
    void prepare().then((isThere) => (isThere ? undefined : close()))
  }
  const state: OverlayState = {
    open: isOpen,
    onClose: () => close(),
    onClosed: () => {
      giveFocusBack(id, contentId)
      runAfterwards()
    },
    triggerId: id,
    contentId,
    byKey: opened === 'by key',
  }
  const trigger: OverlayTrigger = {
    id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': contentId,
    // A key that presses a button is a click without a pointer: its `detail` is 0.
    onClick: (event) => (isOpen ? close() : open(event.detail === 0)),
    onKeyDown: (event) => {
      // The panel hears keys only once it has the focus, a moment after it opens.
      if (event.key === 'Escape' && isOpen) close()
      if (kind !== 'menu' || event.key !== 'ArrowDown' || isOpen) return
      event.preventDefault()
      open(true)
    },
    onPointerEnter: prepareQuietly,
    onFocus: prepareQuietly,
  }
  return { Panel, state, trigger, open: () => open(true), close }
}
