import { createHash } from 'node:crypto'
import type { SendOf } from '../../../openapi/lifecycle.ts'
import type { letter as life } from '../../../openapi/lifecycles/letter.ts'
import type { letters } from '../../db/letters-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import { transition } from '../../kernel/transition.ts'
import { letterHome } from './letter.life.ts'
import { readLetter } from './letter.queries.ts'
import { tellOfLetter } from './letter.teller.ts'
import type { LetterRow, Looking } from './letters.policy.ts'
import type { TrailFacts } from './trail-link.ts'
import { scheduleWaiting } from './waiting.scheduler.ts'
import { appendToTrail } from './trail.writer.ts'

/** A change of a letter by somebody of its company. */
export interface Change {
  readonly tx: Tx
  readonly services: Services
  readonly looking: Looking
  /** Read before the transaction, which may not wait for another connection. */
  readonly names: ReferenceNames
  readonly now: Date
}
type Set = Partial<typeof letters.$inferInsert>

/** What a letter says, as one hash: the trail knows which text was approved and issued. */
const hashOf = ({ lang, subject, body, amount }: LetterRow) =>
  createHash('sha256')
    .update(JSON.stringify([lang, subject, body, amount]))
    .digest('hex')

/** Sends an event to a letter and adds it to the company's trail, which is locked from then on: the last thing of all. */
export async function send(
  { tx, services, looking, now }: Change,
  row: Pick<LetterRow, 'id' | 'accountId' | 'level'>,
  sent: {
    readonly event: SendOf<typeof life>
    readonly by: 'author' | 'approver' | 'company'
    readonly version: number
    readonly facts?: Readonly<Record<string, boolean>>
    readonly set?: Set
    readonly said?: TrailFacts
    /** What an approver writes to the author. */
    readonly note?: string
    /** Another letter was issued as one with it, of which its author is told. */
    readonly isFurther?: boolean
  },
): Promise<LetterRow> {
  const { viewer } = looking
  const { event, by, version, facts = {}, set = {}, said = {}, note = null, isFurther = false } = sent
  const after = await transition(tx, services, letterHome, {
    id: row.id,
    event,
    by,
    version,
    facts,
    set: { ...set, changedAt: now },
    actor: viewer,
    at: now,
    current: () => readLetter(tx, looking, row.id),
  })
  if (after.status === 'in_review' && (event === 'submit' || after.level !== row.level))
    await scheduleWaiting(tx, services, after, now)
  services.events.publish(tx, 'letters', row.accountId)
  await tellOfLetter({ tx, services, looking, now, event, before: row, after, note, isFurther })
  await appendToTrail(tx, {
    accountId: row.accountId,
    letterId: row.id,
    what: event,
    facts: {
      user: viewer.userId,
      by,
      status: after.status,
      version: after.version,
      content_version: after.contentVersion,
      content: hashOf(after),
      ...said,
    },
    at: now,
  })
  return after
}
