import { animate } from 'framer-motion/dom/mini'

/** Seconds. */
const TIME = 0.2
/** Pixels: less is not seen as a move. */
const LEAST = 1
const running = new WeakMap<Element, ReturnType<typeof animate>>()

/** Moves rows from where they stood (pixels from the top, by id) to where they stand now; new ones come to sight. */
export function glide(rows: Element, ids: readonly string[], before: ReadonlyMap<string, number>): void {
  const all = [...rows.children].slice(0, ids.length)
  for (const row of all) running.get(row)?.cancel()
  // All are measured before any is moved: each write in between would make the browser lay out everything again.
  const steps = all.map((row, i) => ({ row, was: before.get(ids[i] ?? ''), top: row.getBoundingClientRect().top }))
  for (const { row, was, top } of steps)
    if (was === undefined) running.set(row, animate(row, { opacity: [0, 1] }, { duration: TIME }))
    else if (Math.abs(was - top) >= LEAST)
      running.set(
        row,
        animate(row, { transform: [`translateY(${was - top}px)`, 'none'] }, { duration: TIME, ease: 'easeOut' }),
      )
}
