import { useSyncExternalStore } from 'react'
import { DESKTOP } from './menu-state.ts'

const query = `(min-width: ${DESKTOP + 1}px)`

/** True while the window is wider than 991 px. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
