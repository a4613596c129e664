import { useEffect, type RefObject } from 'react'
import type { StageControl } from './stage-control.ts'

/** A press that moves by fewer pixels is a press, not a drag. */
const STILL = 5
/** Of a wheel's pixels, how much nearer; a pinch on a touch pad tells smaller ones. */
const [WHEEL, PINCH] = [0.0016, 0.01]
/** Events further apart, in milliseconds, are of two gestures. */
const PAUSE = 300
/** Pixels of a wheel that counts in lines. */
const LINE = 32

/**
 * Drags with one finger or the mouse, pinches with two, and zooms by the wheel. A drag is never taken for a press on a
 * card.
 */
export function useGestures(stage: RefObject<HTMLElement | null>, control: RefObject<StageControl | null>): void {
  useEffect(() => {
    const { current: place } = stage
    if (!place) return undefined
    const pointers = new Map<number, { x: number; y: number }>()
    let [travelled, isDrag] = [0, false]
    // Asked for when a gesture begins: at each of its events it would have the browser lay out what changed meanwhile.
    let [at, askedAt] = [new DOMRect(), Number.NEGATIVE_INFINITY]
    const local = (event: { readonly clientX: number; readonly clientY: number; readonly timeStamp: number }) => {
      if (event.timeStamp - askedAt > PAUSE) at = place.getBoundingClientRect()
      askedAt = event.timeStamp
      return { x: event.clientX - at.left, y: event.clientY - at.top }
    }
    const spread = () => {
      const [a, b] = [...pointers.values()]
      return a && b ? { distance: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('[data-over]'))) return
      if (pointers.size === 0) [travelled, isDrag] = [0, false]
      pointers.set(event.pointerId, local(event))
    }
    const move = (event: PointerEvent) => {
      const former = pointers.get(event.pointerId)
      if (!former) return
      const [now, before] = [local(event), spread()]
      travelled += Math.hypot(now.x - former.x, now.y - former.y)
      pointers.set(event.pointerId, now)
      if (!isDrag && travelled < STILL) return
      if (!isDrag) {
        isDrag = true
        place.setPointerCapture(event.pointerId)
        place.dataset['dragged'] = ''
      }
      const after = spread()
      if (before && after) {
        control.current?.pan(after.x - before.x, after.y - before.y)
        if (before.distance > 0) control.current?.zoom(after.distance / before.distance, after.x, after.y)
      } else control.current?.pan(now.x - former.x, now.y - former.y)
    }
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId)
      if (pointers.size === 0) delete place.dataset['dragged']
    }
    const click = (event: MouseEvent) => {
      if (!isDrag) return
      isDrag = false
      event.preventDefault()
      event.stopPropagation()
    }
    const wheel = (event: WheelEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-over]')) return
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE
      const [dx, dy] = [event.deltaX * unit, event.deltaY * unit]
      const { x, y } = local(event)
      if (event.shiftKey || Math.abs(dx) > Math.abs(dy)) control.current?.pan(-(dx || dy), 0)
      else control.current?.zoom(Math.exp(-dy * (event.ctrlKey ? PINCH : WHEEL)), x, y)
    }
    place.addEventListener('pointerdown', down)
    place.addEventListener('pointermove', move)
    place.addEventListener('pointerup', up)
    place.addEventListener('pointercancel', up)
    place.addEventListener('click', click, { capture: true })
    place.addEventListener('wheel', wheel, { passive: false })
    return () => {
      place.removeEventListener('pointerdown', down)
      place.removeEventListener('pointermove', move)
      place.removeEventListener('pointerup', up)
      place.removeEventListener('pointercancel', up)
      place.removeEventListener('click', click, { capture: true })
      place.removeEventListener('wheel', wheel)
    }
  }, [stage, control])
}
