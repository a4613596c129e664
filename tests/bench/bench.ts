import type { Browser } from 'playwright'
import type { BuiltServer } from '../setup/built-server.ts'

/** What every measurement has at hand: the built product on demo data, and a browser. */
export interface Bench {
  readonly server: BuiltServer
  readonly browser: Browser
}
/** One figure beside what it is measured against, both taken in turns in the same run. */
export interface Figure {
  readonly what: string
  readonly ours: Spread
  /** The limit or peer, measured in the same run; absent where the goal is absolute. */
  readonly beside?: { readonly what: string; readonly figure: Spread }
  readonly unit: string
  readonly goal: string
  /** `ours ÷ beside` or the median itself meets the goal. */
  readonly met: boolean
}
/** A row of the performance goals, by its number. */
export interface BenchRow {
  readonly row: string
  readonly run: (bench: Bench) => Promise<readonly Figure[]>
}

export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly runs: number
}
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
  return { median, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN, runs: values.length }
}
export const ratio = (a: Spread, b: Spread): number => a.median / b.median
