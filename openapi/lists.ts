import type { Filter, Filters } from './filter.ts'
import { statusesOf } from './lifecycle.ts'
import { letter } from './lifecycles/letter.ts'
import { jobOffer } from './lifecycles/job-offer.ts'
import { jobPosting } from './lifecycles/job-posting.ts'
import { report } from './lifecycles/report.ts'
import type { Ref, RefName } from './ref.ts'
import { AUDIT_ACTIONS, AUDIT_KINDS } from './schemas/audit.ts'
import { APPLICATION_STATUSES, SENT_STATUSES } from './schemas/job-application.ts'
import { MESSAGE_STATES } from './schemas/message.ts'
import { SUBSCRIBER_STATES } from './schemas/subscriber.ts'
import { SUPPORT_DOCUMENT_KINDS } from './schemas/support-document.ts'

/** What a list can be asked for besides page and search: the columns that order it, and what narrows it. */
export interface AnyList {
  readonly sorts: readonly string[]
  readonly filters?: Filters
}
export type FiltersOf<L extends AnyList> = L extends { readonly filters: infer F extends Filters }
  ? F
  : Readonly<Record<never, Filter>>
export type ValueOf<F> = F extends { readonly kind: 'choice'; readonly values: readonly (infer V)[] }
  ? V | (F extends { readonly also: readonly (infer A)[] } ? A : never)
  : F extends { readonly kind: 'row'; readonly of: infer N extends RefName }
    ? Ref<N>
    : string
/** What narrows a list, as its call takes it. */
export type Narrowing<L extends AnyList> = {
  readonly [K in keyof FiltersOf<L>]?: ValueOf<FiltersOf<L>[K]> | undefined
}

/**
 * The lists of the areas. The queries of their calls, what the server must be able to order and narrow by, and what the
 * addresses of their screens can hold follow from it; those of collections follow from their fields.
 */
export const lists = {
  positions: {
    sorts: ['title', 'headcount', 'created_at'],
    filters: { department: { kind: 'row', of: 'department' }, state: { kind: 'choice', values: ['open', 'filled'] } },
  },
  staff: {
    sorts: ['employee_email', 'job_title', 'status', 'from_date', 'created_at'],
    filters: {
      status: { kind: 'choice', values: statusesOf(jobOffer) },
      department: { kind: 'row', of: 'department' },
    },
  },
  jobPostings: {
    sorts: ['title', 'deadline', 'published_at', 'created_at'],
    filters: { status: { kind: 'choice', values: statusesOf(jobPosting) } },
  },
  /** Who applied for one posting. */
  applicants: {
    sorts: ['applied_at', 'name', 'match_score', 'rating'],
    filters: {
      status: { kind: 'choice', values: SENT_STATUSES },
      stage: { kind: 'row', of: 'hiringStage' },
      knocked_out: { kind: 'boolean' },
      /** A CV of their own in the place of a resume that was made here. */
      has_cv: { kind: 'boolean' },
      /** Applied in the last so many days. */
      within: { kind: 'choice', values: ['1', '7', '30'] },
      /** So much of five on average at least, of those whom the viewer rated; or whom they have not rated yet. */
      rating: { kind: 'choice', values: ['4', '3', '2', 'unrated'] },
      /** Who interviews them, alone or with all of the posting. */
      interviewer: { kind: 'row', of: 'user' },
    },
  },
  /** Whom an employee interviews. */
  assignedApplicants: { sorts: ['applied_at', 'name'], filters: { has_rated: { kind: 'boolean' } } },
  /** What a person applied for, drafts among it. */
  ownApplications: {
    sorts: [],
    filters: { status: { kind: 'choice', values: APPLICATION_STATUSES } },
  },
  /** Jobs that a person keeps; `over`: they take no applications any more. */
  savedJobs: { sorts: [], filters: { state: { kind: 'choice', values: ['open', 'over'] } } },
  /** Postings that wait for an administrator; those that are or were public can be asked for. */
  jobReviews: {
    sorts: [],
    filters: { status: { kind: 'choice', values: ['open', 'paused', 'closed'], also: ['in_review'] } },
  },
  /** What somebody writes for a company, or is asked to approve. */
  ownLetters: {
    sorts: ['changed_at', 'subject'],
    filters: {
      view: { kind: 'choice', values: ['written', 'to_approve'] },
      status: { kind: 'choice', values: statusesOf(letter) },
    },
  },
  /** The letters of a company that the reader may see. */
  companyLetters: {
    sorts: ['submitted_at', 'subject', 'reference'],
    filters: {
      status: { kind: 'choice', values: statusesOf(letter) },
      type: { kind: 'row', of: 'letterType' },
      together: { kind: 'row', of: 'letter' },
    },
  },
  receivedLetters: { sorts: ['issued_at'], filters: {} },
  users: {
    sorts: ['created_at', 'email'],
    filters: {
      role: { kind: 'choice', values: ['administrator', 'company', 'individual'] },
      state: { kind: 'choice', values: ['active', 'disabled'] },
      /** The key of a plan. */
      tier: { kind: 'text' },
    },
  },
  /** A request that was taken back is in no queue, but can be asked for. */
  verifications: {
    sorts: [],
    filters: { status: { kind: 'choice', values: ['requested', 'refused', 'verified'], also: ['unverified'] } },
  },
  /** A request that was taken back is in no queue. */
  planRequests: {
    sorts: [],
    filters: { status: { kind: 'choice', values: ['requested', 'declined', 'granted'] } },
  },
  auditLog: {
    sorts: ['at'],
    filters: {
      person: { kind: 'row', of: 'user' },
      kind: { kind: 'choice', values: AUDIT_KINDS },
      action: { kind: 'choice', values: AUDIT_ACTIONS },
      days: { kind: 'days' },
    },
  },
  reports: { sorts: [], filters: { status: { kind: 'choice', values: statusesOf(report) } } },
  texts: { sorts: [], filters: { state: { kind: 'choice', values: ['changed', 'original'] } } },
  followers: { sorts: ['since'], filters: {} },
  subscribers: { sorts: ['since', 'email'], filters: { state: { kind: 'choice', values: SUBSCRIBER_STATES } } },
  supportDocuments: {
    sorts: ['name', 'created_at'],
    filters: { kind: { kind: 'choice', values: SUPPORT_DOCUMENT_KINDS } },
  },
  messages: {
    sorts: ['received_at', 'name'],
    filters: { state: { kind: 'choice', values: MESSAGE_STATES }, received: { kind: 'days' } },
  },
} as const satisfies Readonly<Record<string, AnyList>>
