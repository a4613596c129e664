import type { Language, Viewer } from '../../../openapi/define.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { offers, offerTerms } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse, type FieldErrors } from '../../kernel/refusal.ts'
import { noteEvents, type EventRequest } from '../../kernel/transition.ts'
import { examine, type Faults, type Prepared, type Wanted } from './offer.examiner.ts'
import { assertRoom } from './employee-limit.queries.ts'
import { holdHire } from './hire.queries.ts'
import { noted } from './offer.life.ts'
import type { OfferEvent } from './offers.policy.ts'
import { presentOffer } from './offers.present.ts'
import { findOffer, lockAccount } from './offers.queries.ts'
import { planAnnouncement, planAnswer } from './offer.scheduler.ts'

/** One statement takes at most 65,535 values. */
const AT_ONCE = 500

/** What a company offers, in which call and when. */
export interface Sending {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer<'company'>
  readonly now: Date
}

/** The same in the language of the call. */
export interface CompanyCall extends Sending {
  readonly lang: Language
}

/** An event that the company sends to an offer of its own, at the version that it saw. Refuses with `not_found`. */
export async function companysRequest(
  call: CompanyCall,
  id: string,
  event: OfferEvent,
  version: number,
): Promise<EventRequest<typeof jobOffer> & { readonly by: 'company' }> {
  const find = async () => (await findOffer(call.tx, call.viewer, id)) ?? refuse('not_found', {})
  await find()
  return { id, event, by: 'company', version, current: async () => presentOffer(await find(), call) }
}

/** The columns of an offer that follow from its terms. */
export const columnsOf = ({ terms, roles, searched }: Prepared) => ({
  roles,
  positionId: terms.position_id,
  answerBy: terms.answer_by,
  currentJob: terms.current_job ?? 'ends',
  searchKey: searched.map(fold).join(' '),
  jobTitle: terms.job_title,
  jobDescription: terms.job_description,
  employmentType: terms.employment_type,
  locationType: terms.location_type,
  salary: terms.salary,
  currency: terms.currency,
  fromDate: terms.from_date,
  toDate: terms.to_date,
})

/** What is offered, and the application that it comes of. */
interface Ordered extends Omit<Wanted, 'hire'> {
  readonly applicationId?: string | undefined
}

/**
 * Sends offers, all or none, and gives back their ids in the order they came. Refuses with `limit_reached`, as
 * `holdHire` does, or 422 with what is wrong at `offers.0.…`.
 */
export async function sendOffers(sending: Sending, ordered: readonly Ordered[]): Promise<readonly string[]> {
  const { tx, viewer, now } = sending
  await lockAccount(tx, viewer.accountId)
  const wanted: Wanted[] = []
  for (const [at, { applicationId, ...one }] of ordered.entries()) {
    if (applicationId === undefined) {
      wanted.push(one)
      continue
    }
    if (wanted.some(({ hire }) => hire?.applicationId === applicationId))
      invalid({ [`offers.${at}.application_id`]: ['validation.repeated'] })
    wanted.push({ ...one, hire: await holdHire(tx, sending, applicationId) })
  }
  const { faults, prepared } = await examine(tx, { viewer, now, offerId: null }, wanted)
  if (faults.size > 0) invalid(placed(faults))
  await assertRoom(tx, viewer.accountId, prepared.length, now)
  return keepOffers(sending, prepared)
}

const placed = (faults: ReadonlyMap<number, Faults>): FieldErrors =>
  Object.fromEntries(
    [...faults].flatMap(([at, found]) =>
      Object.entries(found).map(([field, ids]) => [`offers.${at}.${field}`, ids] as const),
    ),
  )

/** An offer that goes out, for the first time or on new terms: `terms` is their number. */
interface Outgoing {
  readonly offerId: string
  readonly terms: number
  /** As the company wrote it. */
  readonly email: string
  readonly answerBy: string | null
}
/** Plans what follows from offers that go out: whoever they are for is told, reminded and waited for. */
export async function planOffers({ tx, services, viewer }: Sending, outgoing: readonly Outgoing[]): Promise<void> {
  for (const { offerId, terms, email, answerBy } of outgoing) {
    await planAnnouncement(tx, services, { offerId, terms, email })
    await planAnswer(tx, services, { offerId, terms, answerBy })
  }
  services.events.publish(tx, 'offers', viewer.accountId)
}

/**
 * Writes examined offers with their first terms; the people are told after the answer. The company is locked and has
 * room.
 */
export async function keepOffers(sending: Sending, prepared: readonly Prepared[]): Promise<readonly string[]> {
  const { tx, services, viewer, now } = sending
  const made = prepared.map((one) => ({ id: services.ids.uuid(), one }))
  for (let from = 0; from < made.length; from += AT_ONCE) {
    const some = made.slice(from, from + AT_ONCE)
    await tx.insert(offers).values(
      some.map(({ id, one }) => ({
        id,
        companyAccountId: viewer.accountId,
        employeeAccountId: one.to?.accountId ?? null,
        employeeEmailKey: one.emailKey,
        applicationId: one.hire?.applicationId ?? null,
        status: jobOffer.initial,
        ...columnsOf(one),
        createdAt: now,
      })),
    )
    await tx.insert(offerTerms).values(
      some.map(({ id, one }) => ({
        offerId: id,
        number: 1,
        terms: one.terms,
        roles: one.roles,
        madeBy: viewer.userId,
        madeAt: now,
      })),
    )
    await noteEvents(
      tx,
      some.map(({ id }) => ({
        lifecycle: jobOffer.id,
        id,
        event: 'send',
        status: jobOffer.initial,
        actor: viewer,
        detail: noted('company', 1),
        at: now,
      })),
    )
  }
  await planOffers(
    sending,
    made.map(({ id, one }) => ({ offerId: id, terms: 1, email: one.email, answerBy: one.terms.answer_by })),
  )
  return made.map(({ id }) => id)
}
