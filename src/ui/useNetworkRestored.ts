import { useEffect, useEffectEvent } from 'react'

/** Calls back when the browser says that the network is there again. */
export function useNetworkRestored(onRestored: () => void): void {
  const restored = useEffectEvent(onRestored)
  useEffect(() => {
    const listen = () => restored()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
