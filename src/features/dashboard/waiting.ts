import { companySectionPath } from '../../../openapi/anchors.ts'
import { INBOXES } from '../../../openapi/inboxes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { pages } from '../../../openapi/routes.ts'
import type { DashboardData } from './dashboard.effects.ts'

/** One thing that waits for the reader, and where it is dealt with. */
export interface WaitingLine {
  readonly key: string
  readonly text: MessageId
  readonly values: Readonly<Record<string, string | number>>
  readonly path: string
  /** How many there are, where the queue is shown even when it is empty. */
  readonly count?: number
  /** Words below the text. `date` is an ISO date or instant, `name` in the languages it was written in. */
  readonly detail?: {
    readonly text: MessageId
    readonly date: string
    readonly name?: Localized | null
  }
  /** It has a last day that is near, or is over. */
  readonly isUrgent?: boolean
}
interface Counted extends Pick<DashboardData, 'offers' | 'interviews' | 'hiring' | 'site' | 'company' | 'platform'> {
  /** How many letters of the company wait for the reader's approval. */
  readonly letters: number
}

/** The share of a plan's employees and open offers from which the plan is spoken of. */
const NEARLY_FULL = 0.8
/** Days of sign-ups that administrators are told of. */
const LATELY = 7

const line = (
  text: MessageId,
  path: string,
  values: WaitingLine['values'],
  more: Partial<WaitingLine> = {},
): WaitingLine => ({ key: text, text, path, values, ...more })

/** Offers that the person can answer, the nearest last day first. */
const ofPerson = (offers: NonNullable<DashboardData['offers']>): readonly WaitingLine[] =>
  offers.map(({ id, company_name: company, job_title: job, status, answer_by: date }) =>
    line(
      status === 'modified' ? 'profile.waiting.offer.modified' : 'profile.waiting.offer',
      pages.offer.path.replace('{id}', id),
      { company, job },
      { key: id, isUrgent: date !== null, ...(date ? { detail: { text: 'profile.waiting.offer.until', date } } : {}) },
    ),
  )

/** Invitations that the person has not answered, the next interview first. */
const invitations = (interviews: NonNullable<DashboardData['interviews']>): readonly WaitingLine[] =>
  interviews.map(({ application_id: id, job_title: job, employer: company, starts_at: date }) =>
    line(
      'profile.waiting.interview',
      pages.sentApplication.path.replace('{id}', id),
      { company, job },
      { key: `${id} ${date}`, isUrgent: true, detail: { text: 'profile.waiting.interview.at', date } },
    ),
  )

/** Who applied and waits: at their posting, or among all of them. */
function ofHiring({
  applied,
  late,
  posting_id: posting,
}: NonNullable<DashboardData['hiring']>): readonly WaitingLine[] {
  const path = posting === null ? pages.manageJobs.path : pages.applicants.path.replace('{slug}', posting)
  return [
    ...(late > 0 ? [line('profile.waiting.replies', path, { count: late }, { isUrgent: true })] : []),
    ...(applied > 0 ? [line('profile.waiting.applicants', path, { count: applied })] : []),
  ]
}

const ofLetters = (count: number): readonly WaitingLine[] =>
  count > 0 ? [line('shell.menu.letters_to_approve', pages.myLetters.path, { count }, { isUrgent: true })] : []

function ofCompany(company: NonNullable<DashboardData['company']>, today: string): readonly WaitingLine[] {
  const { offers_declined: declined, offers_pending: pending, letter_requests: requests, licences, staff } = company
  const { count, next } = licences
  // The trade licence is among the legal facts, the others have a list.
  const section = count === 1 && next?.name === null ? 'legal' : 'licences'
  const isFull = staff.limit !== null && staff.used >= staff.limit * NEARLY_FULL
  return [
    ...(declined > 0
      ? [line('company.waiting.declined', `${pages.employees.path}?status=rejected`, { count: declined })]
      : []),
    ...(requests > 0 ? [line('company.waiting.letter_requests', pages.writeLetters.path, { count: requests })] : []),
    ...(next
      ? [
          line(
            'company.waiting.licences',
            companySectionPath(section),
            { count },
            {
              isUrgent: true,
              detail: {
                text: next.expires_on < today ? 'company.waiting.licences.over' : 'company.waiting.licences.next',
                date: next.expires_on,
                name: next.name,
              },
            },
          ),
        ]
      : []),
    ...(isFull ? [line('company.waiting.staff', pages.plan.path, { used: staff.used, limit: staff.limit ?? 0 })] : []),
    ...(pending > 0 ? [line('company.waiting.pending', pages.employees.path, { count: pending })] : []),
    ...(company.verification === 'requested'
      ? [line('company.waiting.verification', companySectionPath('verification'), {})]
      : []),
  ]
}

/** The queues of administrators, with their counts, the empty ones too. */
function ofPlatform(platform: NonNullable<DashboardData['platform']>): readonly WaitingLine[] {
  const { verifications, plan_requests: plans, job_reviews: jobs, reports, messages, scheduled, sign_ups } = platform
  const { next } = scheduled
  const joined = sign_ups.slice(-LATELY).reduce((total, { count }) => total + count, 0)
  const queue = (text: MessageId, path: string, count: number, more: Partial<WaitingLine> = {}) =>
    line(text, path, { count }, { count, ...more })
  const written = INBOXES.filter((inbox) => messages[inbox] > 0)
  return [
    queue('profile.waiting.verifications', `${pages.users.path}?view=queue`, verifications, {
      isUrgent: verifications > 0,
    }),
    queue('profile.waiting.plans', `${pages.users.path}?view=plans`, plans, { isUrgent: plans > 0 }),
    queue('profile.waiting.jobs', '/manage/job-reviews', jobs, { isUrgent: jobs > 0 }),
    queue('profile.waiting.reports', `${pages.users.path}?view=reports`, reports, { isUrgent: reports > 0 }),
    ...(written.length === 0
      ? [queue('profile.waiting.contacts', pages.contacts.path, 0)]
      : written.map((inbox) =>
          queue(`profile.waiting.${inbox}`, `${pages[inbox].path}?state=new`, messages[inbox], { isUrgent: true }),
        )),
    queue(
      'profile.waiting.scheduled',
      next?.path ?? pages.blogs.path,
      scheduled.count,
      next ? { detail: { text: 'profile.waiting.scheduled.next', date: next.publish_at, name: next.name } } : {},
    ),
    queue('profile.waiting.sign_ups', pages.users.path, joined),
  ]
}

/**
 * What waits for the reader, from what the server counted: what others are kept waiting by first. `today` is an ISO date.
 * Whoever acts for an employer has the letters and applicants alone that they may decide on.
 */
export function waitingLines(
  { offers, interviews, hiring, letters, site, company, platform }: Counted,
  today: string,
): readonly WaitingLine[] {
  if (platform) return ofPlatform(platform)
  return [
    ...ofPerson(offers ?? []),
    ...invitations(interviews ?? []),
    ...ofLetters(letters),
    ...(hiring ? ofHiring(hiring) : []),
    ...(site?.is_taken_down ? [line('profile.waiting.taken_down', pages.templates.path, {}, { isUrgent: true })] : []),
    ...(company ? ofCompany(company, today) : []),
  ]
}
