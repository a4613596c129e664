import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { DAY } from '../../../openapi/durations.ts'
import { letters, type RouteLevel } from '../../db/letters-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import type { LetterRow } from './letters.policy.ts'

/** Days after which whoever a letter waits for is reminded, and again after as many. */
export const REMINDED_AFTER = 3
/** A letter that nobody answers is not told of for ever. */
export const MOST_REMINDERS = 10

/** What the clock does while a level asks. `askedAt` names the asking: what was asked anew has another. */
const asking = { letterId: z.uuid(), askedAt: z.iso.datetime() }
export const reminder = z.strictObject({ about: z.literal('reminder'), ...asking, nth: z.int().min(1) })
export const escalation = z.strictObject({ about: z.literal('escalation'), ...asking })
/** A letter was changed in review: whom it asks is told when nothing more is changed. */
export const settling = z.strictObject({ about: z.literal('settling'), ...asking })
export type Settling = z.output<typeof settling>
export type Reminder = z.output<typeof reminder>
export type Escalation = z.output<typeof escalation>

type Waiting = Pick<LetterRow, 'id' | 'route' | 'level'>

/** The level of a letter in review that asks now. */
export const stepOf = ({ route, level }: Pick<LetterRow, 'route' | 'level'>) => route[level - 1]

/** Writes down what became of the level that asks now. */
export async function noteStep(
  tx: Tx,
  row: Waiting,
  what: Partial<Pick<RouteLevel, 'askedAt' | 'reminders' | 'escalatedAt' | 'isSettling'>>,
): Promise<LetterRow['route']> {
  const route = row.route.map((step, at) => (at === row.level - 1 ? { ...step, ...what } : step))
  await tx.update(letters).set({ route }).where(eq(letters.id, row.id))
  return route
}

/** A level begins to ask: who does not answer is reminded, and after the days that the level says, those above are asked. */
export async function scheduleWaiting(tx: Tx, services: Services, row: Waiting, now: Date): Promise<void> {
  const askedAt = now.toISOString()
  await noteStep(tx, row, { askedAt, reminders: 0, escalatedAt: null, isSettling: false })
  await scheduleReminder(tx, services, { letterId: row.id, askedAt, nth: 1 }, now)
  const days = stepOf(row)?.escalateAfter ?? null
  if (days === null) return
  const work: Escalation = { about: 'escalation', letterId: row.id, askedAt }
  await addJob(tx, services, 'letters', work, new Date(now.getTime() + days * DAY))
}

/** So long nothing more may be changed until it is said that a letter was (milliseconds). */
export const SETTLED_AFTER = 600_000

/** The route of a letter that its author has just changed in review, whose first level is told of it later. */
export async function changing(
  { tx, services, now }: { readonly tx: Tx; readonly services: Services; readonly now: Date },
  before: Waiting,
  [first, ...others]: readonly RouteLevel[],
): Promise<readonly RouteLevel[]> {
  if (first === undefined) return []
  const old = before.level === 1 ? stepOf(before) : undefined
  if (old?.isSettling === true && old.askedAt !== undefined)
    return [{ ...first, askedAt: old.askedAt, isSettling: true }, ...others]
  const askedAt = now.toISOString()
  await scheduleSettling(tx, services, { letterId: before.id, askedAt }, now)
  return [{ ...first, askedAt, isSettling: true }, ...others]
}
/** Looks again whether a letter that was last changed at `changed` still is. */
export const scheduleSettling = (tx: Tx, services: Services, work: Omit<Settling, 'about'>, changed: Date) =>
  addJob(tx, services, 'letters', { about: 'settling', ...work }, new Date(changed.getTime() + SETTLED_AFTER))

/** Plans the next reminder, if there is one more. */
export async function scheduleReminder(tx: Tx, services: Services, work: Omit<Reminder, 'about'>, now: Date) {
  if (work.nth > MOST_REMINDERS) return
  const at = new Date(now.getTime() + REMINDED_AFTER * DAY)
  await addJob(tx, services, 'letters', { about: 'reminder', ...work }, at)
}
