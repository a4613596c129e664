import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'

/** Commits what is typed in one place and waits until it is saved; false if it stayed with a message instead. */
export type Settle = () => Promise<boolean>
type Register = (settle: Settle) => () => void
export const PendingContext = createContext<Register>(() => () => {})

/** Names the input here that is saved on its own (chips), so that the button of the screen can settle it first. */
export function usePending(settle: Settle): void {
  const register = use(PendingContext)
  const run = useEffectEvent(settle)
  useEffect(() => register(() => run()), [register])
}

/**
 * For a screen whose button saves or goes on: `register` is given to `PendingContext`, `settleAll` resolves once all
 * input within that is saved on its own is saved, to false if some of it isn't.
 */
export function usePendingWithin(): { readonly register: Register; readonly settleAll: Settle } {
  const outer = use(PendingContext)
  const parts = useRef(new Set<Settle>())
  const register = useCallback<Register>(
    (settle) => {
      parts.current.add(settle)
      const leave = outer(settle)
      return () => {
        parts.current.delete(settle)
        leave()
      }
    },
    [outer],
  )
  return useMemo(
    () => ({
      register,
      settleAll: async () => (await Promise.all([...parts.current].map((settle) => settle()))).every(Boolean),
    }),
    [register],
  )
}
