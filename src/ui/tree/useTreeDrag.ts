import { useEffect, useEffectEvent, useRef, type PointerEvent as ReactPointerEvent } from 'react'
import { dropPlace, type DropPlace, type DropZone, type TreeNode } from './rows.ts'

/** Pixels before a press becomes a drag, and from the edge of the window at which the page moves along. */
const SLACK = 5
const EDGE = 56
/** How long a closed row is held over until it opens; milliseconds. */
const HOLD = 600

interface TreeDrag {
  readonly nodes: readonly TreeNode[]
  readonly isOpen: (id: string) => boolean
  readonly open: (id: string) => void
  /** Absent: nothing can be dragged. */
  readonly onDrop: ((id: string, to: DropPlace) => void) | undefined
}
interface Dragging {
  readonly id: string
  readonly pointer: number
  readonly from: { readonly x: number; readonly y: number }
  started: boolean
  over: { readonly id: string; readonly zone: DropZone } | null
  at: { x: number; y: number }
}

const rowAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tree-row]') ?? null
const zoneOf = (row: HTMLElement, y: number): DropZone => {
  const { top, height } = row.getBoundingClientRect()
  const part = (y - top) / height
  return part < 0.3 ? 'before' : part > 0.7 ? 'after' : 'inside'
}

/**
 * Dragging of rows with mouse, pen and finger (by the grip). The marks are attributes of the rows, set without
 * rendering: a tree may have thousands. Escape leaves everything where it was. Whoever cannot drag has the same by
 * keyboard elsewhere.
 */
export function useTreeDrag({ nodes, isOpen, open, onDrop }: TreeDrag) {
  const ghost = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const drag = useRef<Dragging | null>(null)
  const justDropped = useRef(false)
  const mark = (over: Dragging['over']) => {
    for (const row of document.querySelectorAll('[data-drop]')) row.removeAttribute('data-drop')
    if (over) document.querySelector(`[data-tree-row="${over.id}"]`)?.setAttribute('data-drop', over.zone)
  }
  const placeFor = (dragged: string, over: Dragging['over']) =>
    over ? dropPlace(nodes, dragged, over.id, over.zone, isOpen(over.id)) : null
  const hover = useEffectEvent(() => {
    const { current } = drag
    if (!current?.started) return
    const row = rowAt(current.at.x, current.at.y)
    const over = row?.dataset['treeRow'] ? { id: row.dataset['treeRow'], zone: zoneOf(row, current.at.y) } : null
    const allowed = placeFor(current.id, over) ? over : null
    if (allowed?.id === current.over?.id && allowed?.zone === current.over?.zone) return
    current.over = allowed
    mark(allowed)
  })
  const end = useEffectEvent((isDropped: boolean) => {
    const { current } = drag
    drag.current = null
    clearInterval(timer.current)
    if (!current) return
    mark(null)
    document.querySelector('[data-dragged]')?.removeAttribute('data-dragged')
    if (ghost.current) {
      ghost.current.hidden = true
      ghost.current.textContent = ''
    }
    const to = isDropped && current.started ? placeFor(current.id, current.over) : null
    justDropped.current = current.started
    // The click that ends a drag belongs to it; one that comes later does not.
    setTimeout(() => (justDropped.current = false))
    if (to) onDrop?.(current.id, to)
  })
  const rest = useEffectEvent((held: { id: string; since: number }) => {
    const { current } = drag
    if (!current?.started) return held
    const by = current.at.y < EDGE ? -14 : current.at.y > innerHeight - EDGE ? 14 : 0
    if (by !== 0) {
      scrollBy(0, by)
      hover()
    }
    const id = current.over?.zone === 'inside' ? current.over.id : ''
    if (id !== held.id) return { id, since: performance.now() }
    if (id !== '' && !isOpen(id) && performance.now() - held.since > HOLD) open(id)
    return held
  })
  // While the pointer rests: near an edge the page moves on, and a closed row opens.
  const watch = useEffectEvent(() => {
    let held = { id: '', since: 0 }
    return setInterval(() => (held = rest(held)), 30)
  })
  const begin = useEffectEvent((current: Dragging) => {
    current.started = true
    timer.current = watch()
    document.querySelector(`[data-tree-row="${current.id}"]`)?.setAttribute('data-dragged', '')
    if (ghost.current) {
      ghost.current.textContent = nodes.find(({ id }) => id === current.id)?.text ?? ''
      ghost.current.hidden = false
    }
  })
  const follow = useEffectEvent((event: PointerEvent) => {
    const { current } = drag
    if (!current || event.pointerId !== current.pointer) return
    current.at = { x: event.clientX, y: event.clientY }
    if (!current.started) {
      if (Math.hypot(event.clientX - current.from.x, event.clientY - current.from.y) < SLACK) return
      begin(current)
    }
    event.preventDefault()
    if (ghost.current) ghost.current.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 12}px)`
    hover()
  })

  useEffect(() => {
    const move = (event: PointerEvent) => follow(event)
    const up = (event: PointerEvent) => (event.pointerId === drag.current?.pointer ? end(true) : undefined)
    const cancel = () => end(false)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.started) return
      event.preventDefault()
      event.stopPropagation()
      end(false)
    }
    addEventListener('pointermove', move, { passive: false })
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', key, { capture: true })
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', key, { capture: true })
      cancel()
    }
  }, [])

  return {
    /** Of what follows the pointer. */
    ghost,
    /** A press on a row: a mouse drags anywhere on it, a finger by its grip, so that the page can be scrolled. */
    press: (event: ReactPointerEvent<HTMLElement>) => {
      if (!onDrop || event.button !== 0 || !(event.target instanceof Element)) return
      const row = event.target.closest<HTMLElement>('[data-tree-row]')
      const id = row?.dataset['treeRow']
      if (id === undefined || event.target.closest('[data-twist]')) return
      if (event.pointerType === 'touch' && !event.target.closest('[data-grip]')) return
      const at = { x: event.clientX, y: event.clientY }
      drag.current = { id, pointer: event.pointerId, from: at, started: false, over: null, at }
    },
    /** True in the click that ends a drag. */
    hasJustDropped: () => justDropped.current,
  }
}
