import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { employment, ReplacedJob, requisition } from '../../../openapi/schemas/job-offer.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Services } from '../../kernel/context.ts'
import { showsPhoto } from '../site/shown-picture.queries.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { todayIn } from '../../kernel/days.ts'
import { replacedBy } from './former-jobs.ts'
import {
  abilities,
  employmentAbilities,
  isKnownToCompany,
  WAITING,
  workStateOf,
  type OfferStatus,
} from './offers.policy.ts'
import type { EmploymentRow, OfferRow } from './offers.queries.ts'

/** Who reads, and in which language. */
export interface Reading {
  readonly viewer: Viewer
  readonly lang: Language
  readonly services: Pick<Services, 'files' | 'clock'>
}
const textOf = (value: Localized | null, lang: Language): string | null => resolve(value, lang)?.text ?? null
const logoOf = ({ pictureId }: OfferRow['company'], { services }: Reading): string | null =>
  pictureId === null ? null : services.files.guestUrl(pictureId, 'contact')

/** Has the person answered, so that its company knows that someone is there? */
const isAnswered = (status: string): boolean => status !== 'pending' && status !== 'withdrawn'

/** How a company is called in offers. */
export const companyName = (company: OfferRow['company'], lang: Language): string =>
  textOf(shownCompanyName(company), lang) ?? company.username

function photoOf({ own, isPublic }: OfferRow, isMine: boolean, files: Services['files']): string | null {
  const pictureId = own?.pictureId ?? null
  if (own === null || pictureId === null) return null
  if (isMine) return files.ownUrl(pictureId)
  return showsPhoto(own.audiences, isPublic) ? files.guestUrl(pictureId, 'employer') : null
}

/**
 * The person as the reader may know them: themselves always, a company once they have accepted. Before that nothing
 * tells it whether an email belongs to anyone here. The photo is the one they show on their page or to employers.
 */
function personOf(row: OfferRow, reading: Reading) {
  const { offer, own, person } = row
  const { viewer, lang, services } = reading
  const isMine = viewer.accountKind === 'individual'
  const isKnown = isMine || isKnownToCompany(offer.status)
  if (!isKnown || own === null || person === null)
    return { account: isMine ? viewer.accountId : null, name: null, photo: null }
  return { account: own.id, name: textOf(shownName(person), lang), photo: photoOf(row, isMine, services.files) }
}

/** The jobs that end with an acceptance, or that ended with it. */
function replacedIn({ offer, formerJobs }: OfferRow, now: Date): ReplacedJob[] {
  const terms = { from_date: offer.fromDate, current_job: offer.currentJob }
  const today = todayIn(now)
  const jobs = formerJobs.filter(({ lastDay }) => lastDay === null || lastDay >= today)
  if (WAITING.includes(offer.status as OfferStatus)) return replacedBy(jobs, terms, today)
  return formerJobs.map(({ id, jobTitle, startedOn, lastDay }) => ({
    employment_id: id as ReplacedJob['employment_id'],
    job_title: jobTitle,
    last_day: lastDay ?? startedOn,
    begins: lastDay === null || lastDay >= startedOn,
  }))
}

/**
 * An offer as the reader sees it. A person who received it by email sees the own account as the employee's, which an
 * answer has to name.
 */
export function presentOffer(row: OfferRow, reading: Reading): z.input<typeof requisition> {
  const { offer, company } = row
  const { viewer, lang, services } = reading
  const person = personOf(row, reading)
  return {
    id: offer.id,
    version: offer.version,
    terms: offer.terms,
    status: offer.status as OfferStatus,
    // Only whoever is registered can open an offer, so its sender learns of it with the answer.
    is_read: offer.readAt !== null && (viewer.accountKind === 'individual' || isAnswered(offer.status)),
    company_logo: logoOf(company, reading),
    company_name: companyName(company, lang),
    company_username: company.username,
    company_verified: company.verifiedAt !== null,
    company_account_id: offer.companyAccountId,
    employee_account_id: person.account,
    employee_email: offer.employeeEmailKey,
    employee_name: person.name,
    employee_photo: person.photo,
    roles: offer.roles,
    position_id: offer.positionId,
    job_title: offer.jobTitle,
    job_description: offer.jobDescription,
    employment_type: offer.employmentType,
    location_type: offer.locationType,
    salary: offer.salary,
    currency: offer.currency,
    from_date: offer.fromDate,
    to_date: offer.toDate,
    answer_by: offer.answerBy,
    current_job: offer.currentJob,
    replaced: replacedIn(row, services.clock.now()),
    rejection_note: offer.rejectionNote,
    created_at: offer.createdAt.toISOString(),
    abilities: abilities(offer, viewer, services.clock.now()),
  }
}

/** An employment as either side sees it. One whose last day is over is past, whether or not that is written yet. */
export function presentEmployment(
  { employment: row, company, position, department }: EmploymentRow,
  reading: Reading,
): z.input<typeof employment> {
  const { viewer, lang, services } = reading
  const state = workStateOf(row, todayIn(services.clock.now()))
  const isPast = state === 'past' || state === 'never_began'
  return {
    id: row.id,
    version: row.version,
    offer_id: row.offerId,
    company_account_id: row.companyAccountId,
    company_name: companyName(company, lang),
    company_username: company.username,
    company_logo: logoOf(company, reading),
    job_title: row.jobTitle,
    position: textOf(position, lang),
    department: textOf(department, lang),
    rights: row.rights,
    state,
    started_on: row.startedOn,
    last_day: row.lastDay,
    ended_at: row.endedAt?.toISOString() ?? null,
    dispute: row.dispute,
    abilities: employmentAbilities(isPast, viewer),
  }
}
