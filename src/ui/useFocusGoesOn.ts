import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * A button may go with the thing that it was for, and the focus with it. When `subject` is another one and what had the
 * focus is no longer on the page, the focus goes on to `next`; whoever was elsewhere is left alone.
 */
export function useFocusGoesOn(subject: unknown, next: () => HTMLElement | null | undefined): void {
  const focused = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target
    }
    // Also what is being taken from the page says so: a moment later it is known which of the two it was.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current === target && target instanceof Node && target.isConnected) focused.current = null
      })
    document.addEventListener('focusin', note)
    document.addEventListener('focusout', forget)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', forget)
    }
  }, [])
  const goOn = useEffectEvent(() => next()?.focus())
  useEffect(() => {
    const { current } = focused
    if (current instanceof Node && !current.isConnected && document.activeElement === document.body) goOn()
  }, [subject])
}
