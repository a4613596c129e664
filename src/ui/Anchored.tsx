import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'

/** Between the anchor and what hangs on it, and between that and the edge of the window; pixels. */
const GAP = 4

/** A list is not higher than this, however much room there is; pixels. */
const MOST_OF_LIST = 288
/** Nor lower than this, however little. */
const LEAST = 96

/** Puts a panel under its anchor, above it where there is more room, and never out of the window. */
function place(panel: HTMLElement, anchor: HTMLElement, isAsWide: boolean): void {
  const at = anchor.getBoundingClientRect()
  const height = visualViewport?.height ?? innerHeight
  const width = document.documentElement.clientWidth
  panel.style.maxHeight = isAsWide ? `${MOST_OF_LIST}px` : ''
  panel.style.width = isAsWide ? `${at.width}px` : ''
  const [above, below] = [at.top - 2 * GAP, height - at.bottom - 2 * GAP]
  const room = Math.max(above, below)
  // A calendar that fits on neither side lies over its anchor instead of scrolling; a list never hides what is typed.
  const liesOver = !isAsWide && panel.offsetHeight > room
  const isBelow = panel.offsetHeight <= below || below >= above
  panel.style.maxHeight = `${isAsWide ? Math.min(MOST_OF_LIST, Math.max(LEAST, isBelow ? below : above)) : height - 2 * GAP}px`
  const top = liesOver ? Math.min(at.bottom + GAP, height - panel.offsetHeight - GAP) : isBelow ? at.bottom + GAP : at.top - GAP - panel.offsetHeight
  panel.style.top = `${Math.max(GAP, top)}px`
  panel.style.left = `${isAsWide ? at.left : Math.max(GAP, Math.min(at.left, width - panel.offsetWidth - GAP))}px`
  panel.style.visibility = 'visible'
}

/** Keeps an open panel at its anchor while the page scrolls, the window changes or the panel grows. */
export function useAnchored(open: boolean, panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, isAsWide = false): void {
  // Before the effects of what is in it: nothing takes the focus while it is hidden.
  useLayoutEffect(() => {
    const [shown, at] = [panel.current, anchor.current]
    if (!open || !shown || !at) return undefined
    const follow = (event?: Event) => {
      if (event?.target instanceof Node && shown.contains(event.target)) return
      place(shown, at, isAsWide)
    }
    follow()
    const grown = new ResizeObserver(() => follow())
    grown.observe(shown)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    visualViewport?.addEventListener('resize', follow)
    return () => {
      shown.style.visibility = ''
      grown.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
      visualViewport?.removeEventListener('resize', follow)
    }
  }, [open, panel, anchor, isAsWide])
}

export interface AnchoredProps {
  /** For the `popoverTarget` of its button. */
  readonly id: string
  readonly anchor: RefObject<HTMLElement | null>
  /** What it is, for screen readers. */
  readonly label: string
  readonly role?: 'group' | 'dialog'
  readonly width?: string
  readonly onOpen?: (isOpen: boolean) => void
  readonly children: (close: () => void) => ReactNode
}

/**
 * A panel that hangs on a field or a button: the browser's own popover, so that nothing clips it, also in a dialog. Escape, a press
 * elsewhere and leaving by Tab close it; the focus comes back by itself. Its button has `popoverTarget={id}`.
 */
export function Anchored({ id, anchor, label, role = 'group', width = '20rem', onOpen, children }: AnchoredProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useAnchored(open, panel, anchor)
  const close = () => panel.current?.hidePopover()
  return (
    <chakra.div
      ref={panel}
      id={id}
      popover="auto"
      role={role}
      aria-label={label}
      onToggle={(event) => {
        if (event.target !== panel.current) return
        const isOpen = event.newState === 'open'
        setOpen(isOpen)
        onOpen?.(isOpen)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // It closes this and nothing around it.
        event.preventDefault()
        event.stopPropagation()
        close()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !panel.current?.contains(relatedTarget) && !anchor.current?.contains(relatedTarget)) close()
      }}
      position="fixed"
      inset="auto"
      m="0"
      p="4"
      visibility="hidden"
      width={`min(${width}, calc(100vw - 1rem))`}
      overflowY="auto"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
      textAlign="start"
    >
      {open ? children(close) : null}
    </chakra.div>
  )
}
