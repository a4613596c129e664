import { animate } from 'framer-motion/dom/mini'

/** Where each row stands on the screen, in pixels from its top left, by its id. */
export type Places = ReadonlyMap<string, Pick<DOMRect, 'left' | 'top'>>

/** Seconds. */
const TIME = 0.2
/** Pixels: less is not seen as a move. */
const LEAST = 1
const running = new WeakMap<Element, ReturnType<typeof animate>>()

/** Moves rows from where they stood, by id, to where they stand now; new ones come to sight. */
export function glide(rows: Element, ids: readonly string[], before: Places): void {
  const all = [...rows.children].slice(0, ids.length)
  for (const row of all) running.get(row)?.cancel()
  // All are measured before any is moved: each write in between would make the browser lay out everything again.
  const steps = all.map((row, i) => ({ row, was: before.get(ids[i] ?? ''), now: row.getBoundingClientRect() }))
  for (const { row, was, now } of steps) {
    if (was === undefined) {
      running.set(row, animate(row, { opacity: [0, 1] }, { duration: TIME }))
      continue
    }
    const [x, y] = [was.left - now.left, was.top - now.top]
    if (Math.max(Math.abs(x), Math.abs(y)) < LEAST) continue
    running.set(
      row,
      animate(row, { transform: [`translate(${x}px, ${y}px)`, 'none'] }, { duration: TIME, ease: 'easeOut' }),
    )
  }
}
