import { createHash } from 'node:crypto'

/** What a link tells: plain values by name. Numbers are whole, and texts have no character that cannot be stored. */
export type TrailFacts = Readonly<Record<string, string | number | boolean | null>>

/** Something that happened to a letter. */
export interface TrailEvent {
  readonly accountId: string
  readonly letterId: string
  /** What happened: an event of the life cycle, or that a file was sealed. */
  readonly what: string
  readonly facts: TrailFacts
  readonly at: Date
}
/** An event in its place of the chain. */
export interface TrailLink extends TrailEvent {
  readonly seq: number
  readonly prev: Buffer
}

/** The hash before the first link. */
export const NO_LINK: Buffer = Buffer.alloc(32)

/** The hash of a link: of all that it says, as JSON in one spelling, and of the hash of the one before it. */
export function hashOfLink({ accountId, seq, letterId, what, facts, at, prev }: TrailLink): Buffer {
  const named = Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const said = JSON.stringify([accountId, seq, letterId, what, named, at.toISOString(), prev.toString('hex')])
  return createHash('sha256').update('sira letter trail 1\n').update(said).digest()
}
