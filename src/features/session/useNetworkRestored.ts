import { useEffect } from 'react'

/** Calls back when the browser has a line again. */
export function useNetworkRestored(restored: () => void): void {
  useEffect(() => {
    window.addEventListener('online', restored)
    return () => window.removeEventListener('online', restored)
  }, [restored])
}
