import type { Browser } from 'playwright'
import type { BuiltServer } from '../setup/built-server.ts'

/** What every measurement has at hand: the built product on demo data, and a browser. */
export interface Bench {
  readonly server: BuiltServer
  readonly browser: Browser
  /** `--plans`: rows that read the database also write down how it did. */
  readonly keepsPlans: boolean
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
  /** What would come next where a goal is missed, and what it would cost. */
  readonly next?: string
  readonly run: (bench: Bench) => Promise<readonly Figure[]>
}

export interface Spread {
  /** As they were measured. */
  readonly values: readonly number[]
  readonly median: number
  readonly least: number
  readonly most: number
  readonly runs: number
}
export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const median =
    sorted.length % 2 === 1
      ? (sorted[middle] ?? Number.NaN)
      : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
  return { values, median, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN, runs: values.length }
}

/**
 * `a` in multiples of `b`. Measured in turns, each is compared with its neighbour in time: what a busy machine does to
 * both falls out.
 */
export function ratio(a: Spread, b: Spread): number {
  if (a.runs !== b.runs) return a.median / b.median
  return spread(a.values.map((value, i) => value / (b.values[i] ?? Number.NaN))).median
}
