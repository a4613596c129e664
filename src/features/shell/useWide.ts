import { useMedia } from '../../ui/useMedia.ts'
import { DESKTOP } from './menu-state.ts'

/** True while the window is wider than 991 px. */
export const useWide = (): boolean => useMedia(`(min-width: ${DESKTOP + 1}px)`)
