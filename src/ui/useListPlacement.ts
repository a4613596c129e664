import { useLayoutEffect, type RefObject } from 'react'

/** Between the field and its list, and between the list and the edge of the window; pixels. */
const GAP = 4
/** The list is never higher than this, however much room there is, nor lower, however little; pixels. */
const HIGHEST = 288
const LOWEST = 96

/** Puts a list under its field, or above it where there is more room. It never covers what is typed. */
function place(list: HTMLElement, field: HTMLElement): void {
  const at = field.getBoundingClientRect()
  const height = visualViewport?.height ?? innerHeight
  list.style.maxHeight = `${HIGHEST}px`
  list.style.width = `${at.width}px`
  const [above, below] = [at.top - 2 * GAP, height - at.bottom - 2 * GAP]
  const isBelow = list.offsetHeight <= below || below >= above
  list.style.maxHeight = `${Math.min(HIGHEST, Math.max(LOWEST, isBelow ? below : above))}px`
  list.style.top = `${Math.max(GAP, isBelow ? at.bottom + GAP : at.top - GAP - list.offsetHeight)}px`
  list.style.left = `${at.left}px`
  list.style.visibility = 'visible'
}

/** Keeps the open list of a combobox at its field while the page scrolls, the window changes or the list grows. */
export function useListPlacement(
  open: boolean,
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [shown, at] = [list.current, field.current]
    if (!open || !shown || !at) return undefined
    const follow = (event?: Event) => {
      if (event?.target instanceof Node && shown.contains(event.target)) return
      place(shown, at)
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
  }, [open, list, field])
}
