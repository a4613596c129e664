import type { AccountKind } from '../../../openapi/define.ts'
import type { AnyLifecycle, SendOf } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import { ownershipInvitation } from '../../../openapi/lifecycles/ownership-invitation.ts'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import { site } from '../../../openapi/lifecycles/site.ts'
import type { ApplicationStage } from '../../../openapi/schemas/job-application.ts'
import { INBOXES } from '../../../openapi/inboxes.ts'
import type { Digest, NoticedInbox, NotificationKind } from '../../../openapi/schemas/notification.ts'
import { companySectionPath, invitationsPath } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'

/**
 * The jobs at the same company that an offer takes the place of, if there are any: `ends` is `never` when they have not
 * begun and never will. `date`: the last day of them.
 */
export type FormerJobs =
  | Readonly<Record<never, never>>
  | { readonly ends: 'yes' | 'never'; readonly former: string; readonly date: string }
/** What is said where the values leave it out. */
export const defaultValues: Readonly<Partial<Record<NotificationKind, Readonly<Record<string, string>>>>> = {
  job_offer: { ends: 'no' },
  offer_withdrawn: { by: 'company' },
  offer_answered: { ends: 'no' },
  employment_ended: { began: 'yes', former_goes_on: 'no' },
  letter_asked: { asked: 'new' },
  plan_decided: { has_note: 'no', note: '' },
  plan_requested: { by: 'company', person: '' },
}

/** What an interview is for, and when it begins: `HH:MM`, which is shown by both clocks. */
type InterviewTime = { readonly title: string; readonly date: string; readonly time: string }
/** Whoever applied, to whom no name is said, or one who holds it. */
type InterviewReader = { readonly to: 'applicant' | 'interviewer'; readonly person: string }

/**
 * What the text of each kind is filled with, beside `company` (the shown name of `companyAccountId`, in the reader's
 * language) and `reader` (the kind of account that has the notification), which are added when it is read. Days are ISO
 * dates.
 */
export interface NotificationValues {
  /** `title`: the job; `change`: whether it is offered for the first time, or again on other terms. */
  readonly job_offer: { readonly title: string; readonly change: 'new' | 'again' } & FormerJobs
  /** `by`: the clock, when nobody answered by the last day. */
  readonly offer_withdrawn: { readonly title: string } & (Readonly<Record<never, never>> | { readonly by: 'clock' })
  readonly answer_due: { readonly title: string; readonly date: string }
  /**
   * `person`: the name of someone who accepted; of everybody else, only the email that the company wrote. `none`: the
   * last day passed.
   */
  readonly offer_answered: {
    readonly title: string
    readonly person: string
    readonly answer: 'accepted' | 'rejected' | 'none'
  } & FormerJobs
  /**
   * To both sides. `date`: the last day; `began`: no when it was given up before its first day; `former`: the jobs that
   * it was to take the place of, and that go on.
   */
  readonly employment_ended: { readonly title: string; readonly person: string; readonly date: string } & (
    | Readonly<Record<never, never>>
    | { readonly began: 'no' }
    | { readonly began: 'no'; readonly former_goes_on: 'yes'; readonly former: string }
  )
  readonly employment_disputed: { readonly title: string; readonly person: string }
  readonly licence_expiring: { readonly licence: string; readonly date: string }
  /** `revoked`: it was verified until now. */
  readonly verification_decided: { readonly decision: 'verified' | 'refused' | 'revoked' }
  readonly verification_requested: Readonly<Record<never, never>>
  /** `reason`: what the administrator wrote. */
  readonly page_taken_down: { readonly username: string; readonly reason: string }
  /** `title`: of the posting, in the language of its owner. */
  readonly job_decided: { readonly title: string; readonly decision: 'approved' | 'sent_back' | 'taken_down' }
  /** `title` and `employer`: whose posting it is, in the administrator's language. */
  readonly job_review_requested: { readonly title: string; readonly employer: string }
  /** To whoever applied; `title` is in their language, as in the next two. */
  readonly application_received: { readonly title: string }
  readonly application_moved: {
    readonly title: string
    readonly stage: ApplicationStage
  }
  /** `note`: what the employer wrote; empty: nothing. */
  readonly application_decided: {
    readonly title: string
    readonly decision: 'hired' | 'rejected'
    readonly has_note: 'yes' | 'no'
    readonly note: string
  }
  /** To the employer; `count`: how many applied for the posting so far. */
  readonly new_applications: { readonly title: string; readonly count: string }
  /** To the employer; `count`: how many are not decided on, now that the deadline has closed the posting. */
  readonly job_closed: { readonly title: string; readonly count: string }
  /** To the employer: so many were promised a reply by `today`, and so many (`soon`) by `date`. */
  readonly replies_due: {
    readonly title: string
    readonly when: 'today' | 'soon' | 'both'
    readonly today: string
    readonly soon: string
    readonly date: string
  }
  /** To one colleague; `person` wrote of an applicant for the job `title`. */
  readonly note_mention: { readonly title: string; readonly person: string }
  /** To one colleague; `scope`: whether they interview one applicant for the job, or all. */
  readonly interviewer_assigned: { readonly title: string; readonly scope: 'applicant' | 'posting' }
  /** `search`: what its person calls it; `count`: how many new jobs it found. Its mail is the alert's own. */
  readonly job_alert: { readonly search: string; readonly count: string }
  /**
   * `date` and `time` are those of its start in its own time zone; `person`: who applied, in the language of whoever is
   * told. To whoever applied, and to one who holds it.
   */
  readonly interview_invited: InterviewTime & { readonly change: 'new' | 'moved' }
  readonly interview_assigned: InterviewTime & { readonly person: string; readonly change: 'new' | 'moved' }
  /** To the employer; `note`: what the applicant wrote; empty: nothing. */
  readonly interview_answered: InterviewTime & {
    readonly person: string
    readonly answer: 'confirmed' | 'declined'
    readonly has_note: 'yes' | 'no'
    readonly note: string
  }
  readonly interview_cancelled: InterviewTime &
    InterviewReader & { readonly has_note: 'yes' | 'no'; readonly note: string }
  /** A day before. */
  readonly interview_soon: InterviewTime & InterviewReader
  /** To an employer; `posting` is the id of the posting that the applicant applied for. */
  readonly applicant_message: { readonly title: string; readonly posting: string }
  /** To an applicant. */
  readonly employer_message: { readonly title: string }
  /** To one whom a level asks; `person`: who wrote it. */
  /**
   * `asked`: for the first time, once more while it waits, after a change by its author, because whoever it asked left,
   * or because those below did not answer.
   */
  readonly letter_asked: {
    readonly title: string
    readonly person: string
    readonly asked: 'new' | 'again' | 'changed' | 'instead' | 'above'
  }
  /** `title`: the type of the letter. */
  readonly letter_requested: { readonly title: string; readonly person: string }
  readonly letter_declined: { readonly title: string; readonly note: string }
  /** Nobody holds a position that approves letters; `waiting`: how many letters its level has now. */
  readonly letter_seat_vacant: { readonly position: string; readonly waiting: string }
  /** To its author; `reference` once it is issued; `note`: what an approver wrote; empty: nothing. */
  readonly letter_answered: {
    readonly title: string
    readonly answer: 'approved' | 'returned' | 'rejected' | 'issued'
    readonly reference: string
    readonly has_note: 'yes' | 'no'
    readonly note: string
  }
  /** Told again when it is revoked. */
  readonly letter_received: {
    readonly title: string
    readonly reference: string
    readonly revoked: 'yes' | 'no'
  }
  /** `set`: an administrator chose another plan, unasked. `note`: what they wrote; empty: nothing. */
  readonly plan_decided: {
    readonly decision: 'granted' | 'declined' | 'set'
    readonly has_note: 'yes' | 'no'
    readonly note: string
  }
  /** `person`: the name of whoever asks for themself. */
  readonly plan_requested: { readonly by: 'company' } | { readonly by: 'person'; readonly person: string }
  readonly ownership_offered: { readonly kind: 'share' | 'transfer' }
  /** `person`: the owner who joined, left, or now owns the account. */
  readonly ownership_changed: { readonly person: string; readonly change: 'joined' | 'left' | 'transferred' }
  readonly new_follower: { readonly person: string }
  readonly message_received: { readonly inbox: NoticedInbox }
}

/** When mails about each kind are sent, until the person chooses. */
export const mailDefaults: Readonly<Record<NotificationKind, Digest>> = {
  job_offer: 'at_once',
  offer_withdrawn: 'at_once',
  answer_due: 'at_once',
  offer_answered: 'at_once',
  employment_ended: 'at_once',
  employment_disputed: 'at_once',
  licence_expiring: 'at_once',
  verification_decided: 'at_once',
  verification_requested: 'daily',
  page_taken_down: 'at_once',
  job_decided: 'at_once',
  job_review_requested: 'daily',
  application_received: 'at_once',
  application_moved: 'at_once',
  application_decided: 'at_once',
  new_applications: 'daily',
  job_closed: 'at_once',
  replies_due: 'daily',
  note_mention: 'at_once',
  interviewer_assigned: 'at_once',
  job_alert: 'never',
  interview_invited: 'at_once',
  interview_assigned: 'at_once',
  interview_answered: 'at_once',
  interview_cancelled: 'at_once',
  interview_soon: 'at_once',
  applicant_message: 'at_once',
  employer_message: 'at_once',
  letter_asked: 'at_once',
  letter_seat_vacant: 'at_once',
  letter_requested: 'at_once',
  letter_declined: 'at_once',
  letter_answered: 'at_once',
  letter_received: 'at_once',
  plan_decided: 'at_once',
  plan_requested: 'daily',
  ownership_offered: 'at_once',
  ownership_changed: 'at_once',
  new_follower: 'daily',
  message_received: 'daily',
}

/** The company's notifications that an employee with the right `recruiting` sees; other employees see none. */
export const RECRUITING_KINDS = [
  'job_offer',
  'offer_withdrawn',
  'answer_due',
  'offer_answered',
  'employment_ended',
  'employment_disputed',
  'job_decided',
  'new_applications',
  'job_closed',
  'replies_due',
  'interview_answered',
  'applicant_message',
] as const satisfies readonly NotificationKind[]

type Settling<L extends AnyLifecycle> = { readonly [E in SendOf<L>]?: readonly NotificationKind[] }
/** What an offer that waits asks of a person. */
export const WAITED_FOR = ['job_offer', 'answer_due'] as const satisfies readonly NotificationKind[]
const settled: Readonly<Record<string, Readonly<Record<string, readonly NotificationKind[] | undefined>>>> = {
  [jobOffer.id]: {
    accept: WAITED_FOR,
    reject: WAITED_FOR,
    // A withdrawal is settled after the answer (`offer.announcer.ts`), so that it tells the company nothing of who is registered.
    modify: ['offer_answered'],
  } satisfies Settling<typeof jobOffer>,
  [companyVerification.id]: {
    approve: ['verification_requested'],
    refuse: ['verification_requested'],
    withdraw: ['verification_requested'],
    request: ['verification_decided'],
  } satisfies Settling<typeof companyVerification>,
  [site.id]: { publish: ['page_taken_down'] } satisfies Settling<typeof site>,
  [jobPosting.id]: {
    approve: ['job_review_requested'],
    send_back: ['job_review_requested'],
    withdraw: ['job_review_requested'],
    publish: ['job_decided'],
  } satisfies Settling<typeof jobPosting>,
  [planRequest.id]: {
    grant: ['plan_requested'],
    decline: ['plan_requested'],
    withdraw: ['plan_requested'],
    request: ['plan_decided'],
  } satisfies Settling<typeof planRequest>,
  [ownershipInvitation.id]: {
    accept: ['ownership_offered'],
    decline: ['ownership_offered'],
    withdraw: ['ownership_offered'],
  } satisfies Settling<typeof ownershipInvitation>,
}
/** What nobody needs to read any more about a row once this event was sent to it. */
export const settledBy = (lifecycle: string, event: string): readonly NotificationKind[] =>
  settled[lifecycle]?.[event] ?? []

/** The queue of companies to verify, with one request opened. */
const queuePath = (id: string | null) => `${pages.users.path}?view=queue${id === null ? '' : `&request=${id}`}`
/** The page of one posting for its account, and the queue of those that administrators read first with one opened. */
const postingPath = (id: string) => `/manage-jobs/${id}`
const reviewPath = (id: string | null) => `/manage/job-reviews${id === null ? '' : `?posting=${id}`}`
/** The page of what somebody applied for, and of those who applied for a posting. */
const applicationPath = (id: string) => `/job/applied/${id}`
const applicantsPath = (postingId: string) => `/job/applicants/${postingId}`
/** The page of an applicant for those who interview them, and the list of these. */
const ASSIGNED = pages.assignedApplicants.path
const assignedPath = (id: string) => pages.assignedApplicant.path.replace('{id}', id)
/** The page of one offer. */
export const offerPath = (id: string) => pages.offer.path.replace('{id}', id)

/** The page that a notification leads to. `offerId` is the offer of an employment. */
export function pathOf(
  kind: NotificationKind,
  {
    subjectId,
    offerId,
    reader,
    values,
  }: {
    readonly subjectId: string | null
    readonly offerId: string | null
    readonly reader: AccountKind
    readonly values: Readonly<Partial<Record<string, string>>>
  },
): string | null {
  switch (kind) {
    case 'job_offer':
    case 'offer_withdrawn':
    case 'answer_due':
    case 'offer_answered':
      return subjectId === null ? null : offerPath(subjectId)
    case 'employment_ended':
    case 'employment_disputed':
      if (offerId !== null) return offerPath(offerId)
      return reader === 'company' ? pages.employees.path : pages.offers.path
    case 'licence_expiring':
      return companySectionPath('licences')
    case 'verification_decided':
      return companySectionPath('verification')
    case 'verification_requested':
      return queuePath(subjectId)
    case 'page_taken_down':
      return pages.templates.path
    case 'job_decided':
      return subjectId === null ? '/manage-jobs' : postingPath(subjectId)
    case 'job_review_requested':
      return reviewPath(subjectId)
    case 'application_received':
    case 'application_moved':
    case 'application_decided':
    case 'interview_invited':
      return subjectId === null ? '/job/applied' : applicationPath(subjectId)
    case 'interview_assigned':
      return pages.interviews.path
    case 'interview_cancelled':
    case 'interview_soon':
      return values['to'] === 'applicant' && subjectId !== null ? applicationPath(subjectId) : pages.interviews.path
    case 'interview_answered':
    case 'new_applications':
    case 'job_closed':
    case 'replies_due':
      return subjectId === null ? '/manage-jobs' : applicantsPath(subjectId)
    case 'note_mention':
      return subjectId === null ? ASSIGNED : assignedPath(subjectId)
    case 'interviewer_assigned':
      return subjectId === null || values['scope'] === 'posting' ? ASSIGNED : assignedPath(subjectId)
    case 'job_alert':
      return '/job/saved?view=searches'
    case 'applicant_message':
      return subjectId === null || values['posting'] === undefined
        ? '/manage-jobs'
        : `${applicantsPath(values['posting'])}?applicant=${subjectId}&tab=messages`
    case 'employer_message':
      return subjectId === null ? '/job/applied' : applicationPath(subjectId)
    case 'letter_asked':
    case 'letter_answered':
      return (subjectId === null ? pages.myLetters : pages.myLetter).path.replace('{id}', subjectId ?? '')
    case 'letter_requested':
      return pages.writeLetters.path
    case 'letter_declined':
      return `${pages.myLetters.path}?tab=certificates`
    case 'letter_seat_vacant':
      return pages.letterLevels.path
    case 'letter_received':
      return (subjectId === null ? pages.myLetters : pages.receivedLetter).path.replace('{id}', subjectId ?? '')
    case 'plan_decided':
      return pages.plan.path
    case 'plan_requested':
      return `${pages.users.path}?view=plans`
    case 'ownership_offered':
      // Invitations are on the dashboard of the invited person.
      return invitationsPath
    case 'ownership_changed':
      return reader === 'company' ? pages.owners.path : pages.dashboard.path
    case 'new_follower':
      return pages.subscribed.path
    case 'message_received': {
      const inbox = INBOXES.find((each) => each === values['inbox'])
      return inbox === undefined ? `${pages.users.path}?view=reports` : pages[inbox].path
    }
  }
}
