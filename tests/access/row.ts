import type { Ask, ViewerName, World } from './world.ts'

/** One status per viewer, in the order of `VIEWERS`. */
export type Statuses = readonly [
  anonymous: number,
  individual: number,
  anotherIndividual: number,
  company: number,
  anotherCompany: number,
  employee: number,
  formerEmployee: number,
  administrator: number,
]

/**
 * What an operation answers to each viewer. `ask` arranges what the call needs, for each viewer anew, and gives the
 * call; it is right in everything but who makes it. `answers` is written by hand from the specification and product
 * decisions, never computed.
 */
export interface Row {
  /** Whose row it is about, or which case; in words. */
  readonly about: string
  readonly ask: (world: World, viewer: ViewerName) => Promise<Ask> | Ask
  readonly answers: Statuses
}
export type Rows = readonly [Row, ...Row[]]
