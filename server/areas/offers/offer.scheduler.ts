import { z } from 'zod'
import type { Services, Tx } from '../../kernel/context.ts'
import { daysAfter, startOf } from '../../kernel/days.ts'
import { addJob } from '../../kernel/jobs.ts'

/**
 * What happens after the answer or on a day: tells whom an offer is for, reminds of an answer, takes back what nobody
 * answered, shows work that began, ends what is over.
 */
export const work = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('announce'), offerId: z.uuid(), terms: z.int(), email: z.string() }),
  z.strictObject({ about: z.literal('withdrawal'), offerId: z.uuid(), lapsed: z.boolean().default(false) }),
  z.strictObject({ about: z.literal('reminder'), offerId: z.uuid(), terms: z.int() }),
  z.strictObject({ about: z.literal('lapse'), offerId: z.uuid(), terms: z.int() }),
  z.strictObject({ about: z.literal('begin'), employmentId: z.uuid() }),
  z.strictObject({ about: z.literal('end') }),
])
export type Work = z.output<typeof work>

/** Reminders go out when people are up: at eight in the morning, Addis Ababa. */
const MORNING = 8 * 3_600_000
const plan = (tx: Tx, services: Services, what: Work, at: Date) => addJob(tx, services, 'offers', what, at)

/**
 * Leaves it to the outbox to tell whom an offer is for: the call that sends it does the same for every email. `email`
 * is as the company wrote it.
 */
export const planAnnouncement = (
  tx: Tx,
  services: Services,
  offer: { readonly offerId: string; readonly terms: number; readonly email: string },
): Promise<void> => plan(tx, services, { about: 'announce', ...offer }, services.clock.now())

/** The same for an offer that was taken back; `lapsed` by the clock, after its last day. */
export const planWithdrawal = (tx: Tx, services: Services, offerId: string, lapsed: boolean): Promise<void> =>
  plan(tx, services, { about: 'withdrawal', offerId, lapsed }, services.clock.now())

/**
 * Plans the reminder of the day before the last one for an answer, and what follows when none comes. Nothing without
 * such a day.
 */
export async function planAnswer(
  tx: Tx,
  services: Services,
  offer: { readonly offerId: string; readonly terms: number; readonly answerBy: string | null },
): Promise<void> {
  const { offerId, terms, answerBy } = offer
  if (answerBy === null) return
  const reminder = new Date(startOf(daysAfter(answerBy, -1)).getTime() + MORNING)
  if (reminder > services.clock.now()) await plan(tx, services, { about: 'reminder', offerId, terms }, reminder)
  await plan(tx, services, { about: 'lapse', offerId, terms }, startOf(daysAfter(answerBy, 1)))
}

/** Plans the day on which work begins that was agreed before. */
export const planBeginning = (tx: Tx, services: Services, employmentId: string, day: string): Promise<void> =>
  plan(tx, services, { about: 'begin', employmentId }, startOf(day))

/** Plans the end of work after its last day. Nothing without one. */
export async function planEnd(tx: Tx, services: Services, lastDay: string | null): Promise<void> {
  if (lastDay !== null) await plan(tx, services, { about: 'end' }, startOf(daysAfter(lastDay, 1)))
}
