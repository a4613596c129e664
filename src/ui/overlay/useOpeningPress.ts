import { useEffect, useRef } from 'react'

/** So long after a dialog opened, in milliseconds, a press outside may belong to the double click that opened it. */
const OPENING = 500

/** Keeps a dialog open when the second press of a double click, even of a slow one, lands outside. */
export function useOpeningPress(open: boolean): (event: Event) => void {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return (event) => {
    if (performance.now() - openedAt.current < OPENING) event.preventDefault()
  }
}
