import { useEffect, useState } from 'react'

/**
 * Counts `seconds` down to 0 by the clock, because a tab in the background gets few ticks. It starts again when `since`
 * is another object: the refusal that named the seconds.
 */
export function useSecondsLeft(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds === 0) return undefined
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds, since])
  return left
}
