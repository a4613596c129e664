import { useEffect, useRef, type MouseEvent } from 'react'

/** So long after a dialog opened, in milliseconds, a press may belong to the double click that opened it. */
const OPENING = 500

/**
 * The second press of a double click does nothing to the dialog that the first one opened: outside, even a slow one
 * doesn't close it; inside, it presses nothing that happens to lie under the pointer.
 */
export function useOpeningPress(open: boolean) {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  const isOpening = () => performance.now() - openedAt.current < OPENING
  return {
    outside: (event: Event): void => {
      if (isOpening()) event.preventDefault()
    },
    /** A press that was meant is the first of its own, and keys count none: both work at once. */
    inside: (event: MouseEvent): void => {
      if (event.detail < 2 || !isOpening()) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
