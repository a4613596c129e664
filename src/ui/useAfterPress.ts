import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Runs `act`, but not between the down and the up of a press: what it changes could move the pressed button away from
 * under the pointer, and the button would not be pressed. During a press it runs just before the click.
 */
export function useAfterPress(act: () => void): () => void {
  const isPressed = useRef(false)
  const waits = useRef(false)
  const run = useEffectEvent(() => {
    if (!waits.current) return
    waits.current = false
    act()
  })
  useEffect(() => {
    const down = () => {
      isPressed.current = true
    }
    const up = () => {
      isPressed.current = false
      // A press that was moved away has no click.
      setTimeout(() => run())
    }
    const click = () => run()
    addEventListener('mousedown', down, true)
    addEventListener('mouseup', up, true)
    addEventListener('dragend', up, true)
    addEventListener('click', click, true)
    return () => {
      removeEventListener('mousedown', down, true)
      removeEventListener('mouseup', up, true)
      removeEventListener('dragend', up, true)
      removeEventListener('click', click, true)
    }
  }, [])
  return () => {
    if (isPressed.current) waits.current = true
    else act()
  }
}
