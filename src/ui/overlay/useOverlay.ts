import { useId, useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../toast/useToast.ts'

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
 * The state of a menu or popover whose code (Chakra, its positions and keys) isn't part of the first load. It's fetched
 * once the pointer or the focus reaches the button. If it can't be fetched, a message says so and the next press tries
 * again.
 */
export function useOverlay<P>(
  kind: OverlayTrigger['aria-haspopup'],
  load: () => Promise<ComponentType<P>>,
  onOpen?: () => void,
) {
  const { t } = useTexts()
  const toast = useToast()
  const id = useId()
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<P> } | null>(null)
  const [opened, setOpened] = useState<'closed' | 'by pointer' | 'by key'>('closed')
  const isOpen = opened !== 'closed'
  const afterwards = useRef<() => void>(undefined)
  const close: CloseOverlay = (then) => {
    afterwards.current = then
    setOpened('closed')
  }
  const prepare = async () => {
    if (!panel) setPanel({ Panel: await load() })
  }
  const prepareQuietly = () => void prepare().catch(() => undefined)
  const open = (byKey: boolean) => {
    setOpened(byKey ? 'by key' : 'by pointer')
    onOpen?.()
    prepare().catch(() => {
      close()
      toast({ severity: 'error', title: t('ui.part.title'), text: t('ui.part.text') })
    })
  }
  const state: OverlayState = {
    open: isOpen,
    onClose: () => close(),
    onClosed: () => {
      const then = afterwards.current
      afterwards.current = undefined
      then?.()
    },
    triggerId: id,
    contentId: `${id}-panel`,
    byKey: opened === 'by key',
  }
  const trigger: OverlayTrigger = {
    id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': state.contentId,
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
  return { Panel: panel?.Panel ?? null, state, trigger, open: () => open(true), close }
}
