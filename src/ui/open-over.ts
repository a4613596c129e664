import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Keeps what lies open over the page, the uppermost last. One step back closes that instead of leaving the page. */
export interface OpenOver {
  /** Gives back what ends it. */
  readonly add: (close: () => void) => () => void
}
export const OpenOverContext = createContext<OpenOver>({ add: () => () => {} })

/**
 * Back, in the browser or on a phone, calls `close` while this is open and nothing lies over it. Not for what is in the
 * address: a step back closes that by itself.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const { add } = use(OpenOverContext)
  const closeNow = useEffectEvent(close)
  useEffect(() => (open ? add(() => closeNow()) : undefined), [open, add])
}
