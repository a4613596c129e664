import { Refusal } from './refusal.ts'

/**
 * Runs work one at a time, in the order it came. Beyond `most` that wait the next is refused as `unavailable`: a queue
 * nobody would wait for helps nobody.
 */
export function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work) => {
    if (waiting >= most) throw new Refusal('unavailable', {})
    waiting += 1
    const mine = last.then(work, work)
    // Whoever comes next waits for the end, not for the outcome.
    last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      waiting -= 1
    }
  }
}
