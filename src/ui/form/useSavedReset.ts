import { useEffect } from 'react'

/** After saving the form starts again from what the server has; null while nothing was saved. */
export function useSavedReset(reset: (values: never) => void, saved: unknown): void {
  const key = saved === null ? null : JSON.stringify(saved)
  useEffect(() => {
    if (key !== null) reset(JSON.parse(key) as never)
  }, [key, reset])
}
