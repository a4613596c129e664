import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { employments, offers } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Job } from '../../kernel/jobs.ts'
import { todayIn } from '../../kernel/days.ts'
import { announce, announceLastDay, announceSilence, announceWithdrawal } from './offer.announcer.ts'
import { closeEmployment, tellOfEnd } from './employment.closer.ts'
import { addExperience, carryExperience } from './experience.writer.ts'
import { isOver, WAITING } from './offers.policy.ts'
import { lockAccount } from './offers.queries.ts'
import { work } from './offer.scheduler.ts'
import { takeBack } from './withdraw.commands.ts'

/** So many are ended one after another before the table is asked again. */
const AT_ONCE = 100

/**
 * The handler of the queue `offers`: what the clock does. Each looks first whether it is still so, and may come twice.
 */
export async function doOfferWork(services: Services, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const what = work.parse(payload)
  switch (what.about) {
    case 'announce':
      return tell(services, what)
    case 'withdrawal':
      return tellWithdrawal(services, what.offerId, what.lapsed)
    case 'reminder':
      return remind(services, what)
    case 'lapse':
      return lapse(services, what)
    case 'begin':
      return begin(services, what.employmentId)
    case 'end':
      return endAllOver(services)
  }
}

interface Waiting {
  readonly offerId: string
  readonly terms: number
}
const waitingWith = ({ offerId, terms }: Waiting) =>
  and(eq(offers.id, offerId), eq(offers.terms, terms), inArray(offers.status, WAITING))

/** The same of a company that may hire: nobody is told of an offer that they could not accept (decision 135). */
async function findOpen(tx: Tx, waiting: Waiting) {
  const [found] = await tx
    .select({ offer: offers })
    .from(offers)
    .innerJoin(accounts, eq(accounts.id, offers.companyAccountId))
    .where(and(waitingWith(waiting), isActive()))
  return found?.offer
}

/** An offer went out, unless it was taken back or answered meanwhile, or nobody acts for the company any more. */
const tell = (services: Services, { email, ...waiting }: Waiting & { readonly email: string }): Promise<void> =>
  services.transaction(async (tx) => {
    const offer = await findOpen(tx, waiting)
    if (offer && !isOver(offer, services.clock.now())) await announce(tx, services, offer, email)
  })

const tellWithdrawal = (services: Services, offerId: string, lapsed: boolean): Promise<void> =>
  services.transaction(async (tx) => {
    const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId))
    if (offer?.status === 'withdrawn') await announceWithdrawal(tx, services, offer, lapsed)
  })

/**
 * The last day for an answer is tomorrow. Someone who is not registered is written to once more; nobody is, for a
 * company that cannot hire.
 */
const remind = (services: Services, waiting: Waiting): Promise<void> =>
  services.transaction(async (tx) => {
    const offer = await findOpen(tx, waiting)
    if (offer === undefined || offer.answerBy === null || isOver(offer, services.clock.now())) return
    await announceLastDay(tx, services, offer, offer.answerBy)
  })

/** Nobody answered by the last day: the offer is taken back. */
const lapse = (services: Services, waiting: Waiting): Promise<void> =>
  services.transaction(async (tx) => {
    const now = services.clock.now()
    const [offer] = await tx.select().from(offers).where(waitingWith(waiting)).for('no key update')
    if (offer === undefined || !isOver(offer, now)) return
    const { id, version } = offer
    await takeBack(
      tx,
      services,
      { id, event: 'withdraw', by: 'clock', version, current: async () => offer },
      { actor: null, now },
    )
    await announceSilence(tx, services, offer)
  })

/** Work that was agreed before has begun: it shows as experience from now on, unless it was given up. */
const begin = (services: Services, employmentId: string): Promise<void> =>
  services.transaction(async (tx) => {
    const mine = eq(employments.id, employmentId)
    const [found] = await tx.select().from(employments).where(mine)
    if (found === undefined || found.offerId === null) return
    await lockAccount(tx, found.employeeAccountId)
    const [row] = await tx
      .select()
      .from(employments)
      .where(and(mine, isNull(employments.endedAt)))
    const [offer] = await tx.select().from(offers).where(eq(offers.id, found.offerId))
    if (row === undefined || offer === undefined) return
    const formers = await tx.select().from(employments).where(eq(employments.replacedBy, employmentId))
    let goesOn = false
    for (const former of formers) goesOn ||= await carryExperience(tx, services, former, row, offer)
    if (!goesOn) await addExperience(tx, services, row, offer)
  })

/** Ends all work whose last day is over, each in a transaction of its own: what an earlier day left is done too. */
async function endAllOver(services: Services): Promise<void> {
  const isDue = and(isNull(employments.endedAt), lt(employments.lastDay, todayIn(services.clock.now())))
  for (;;) {
    const due = await services.db
      .select({ id: employments.id, accountId: employments.employeeAccountId })
      .from(employments)
      .where(isDue)
      .orderBy(asc(employments.lastDay))
      .limit(AT_ONCE)
    for (const { id, accountId } of due)
      await services.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        const [row] = await tx
          .select()
          .from(employments)
          .where(and(eq(employments.id, id), isDue))
        if (row === undefined || row.lastDay === null) return
        const { lastDay, endReason: reason } = row
        await closeEmployment(tx, services, row, {
          lastDay,
          by: 'clock',
          actor: null,
          reason,
          now: services.clock.now(),
        })
        await tellOfEnd(tx, services, row, { lastDay, by: 'clock' })
      })
    if (due.length < AT_ONCE) return
  }
}
