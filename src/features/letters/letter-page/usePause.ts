import { useEffect, useState } from 'react'

/**
 * The button that opened a letter is in the same place there: in so many milliseconds the second press of a slow double
 * click comes, which is not for it.
 */
export const PAUSE_MS = 800

/** True at first, if `isPaused`, until the second press of a double click has come. */
export function usePause(isPaused: boolean): boolean {
  const [isPausing, setPausing] = useState(isPaused)
  useEffect(() => {
    const timer = setTimeout(() => setPausing(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  return isPausing
}
