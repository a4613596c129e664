import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import type { JobPosting, JobPostingRow, JobPostingStatus } from '../../../openapi/schemas/job-posting.ts'
import { detailOf } from '../failure.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'

/** What an employer does with a posting. */
export type PostingEvent = 'publish' | 'withdraw' | 'pause' | 'resume' | 'close'
/** The statuses that each leads to. */
const LEADS_TO: Readonly<Record<PostingEvent, readonly JobPostingStatus[]>> = {
  publish: ['in_review', 'open'],
  withdraw: ['draft'],
  pause: ['paused'],
  resume: ['open'],
  close: ['closed'],
}
/** A posting in its list or in its editor. */
export type LivingPosting = Omit<JobPostingRow, 'applicants'>
export interface PostingContext {
  readonly row: LivingPosting
  /** What is asked about or on its way, or was last. */
  readonly event: PostingEvent
  /** Why it was not done. */
  readonly failure: Failure | null
}
export interface PostingWish {
  readonly row: LivingPosting
  readonly event: PostingEvent
}
type Thrown = { readonly error: unknown }

/** The posting as it is now, of a refusal that carries it. */
const currentOf = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current ?? null) as JobPosting | null

const made = setup({
  types: {
    context: {} as PostingContext,
    input: {} as { readonly row: LivingPosting },
    events: {} as
      | { readonly type: `posting.${PostingEvent}` }
      | { readonly type: 'posting.confirm' }
      | { readonly type: 'posting.cancel' }
      | { readonly type: 'row.changed'; readonly row: LivingPosting },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    send: fromPromise<JobPosting, PostingWish>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    begin: assign((_, { event }: { readonly event: PostingEvent }) => ({ event, failure: null })),
    show: assign(({ context }, { row }: { readonly row: LivingPosting }) => ({
      row: { ...context.row, ...row },
      failure: null,
    })),
    fail: assign((_, { error }: Thrown) => ({ failure: failureOf(error) })),
    /** What arrives while a call is on its way is read again after it. */
    overlook: () => undefined,
    /** The posting changed: told with the row as it is now. */
    announce: (_args, _params: { readonly outcome: PostingEvent; readonly row: JobPosting }) => {
      throw new Error('announce is not provided')
    },
    /** It did not: what stood in the way is told where no question is open that says it. */
    complain: (_args, _params: { readonly failure: Failure }) => {
      throw new Error('complain is not provided')
    },
  },
  guards: {
    ...lifeGuards,
    /** A list that was read before a change may arrive after it. */
    isNotOlder: ({ context }, { row }: { readonly row: LivingPosting }) => row.version >= context.row.version,
    isNewer: ({ context }, { row }: { readonly row: LivingPosting }) => row.version > context.row.version,
    /** The answer to the first call was lost: the posting is already where it should go. */
    isDone: ({ context }, { error }: Thrown) => {
      const current = currentOf(error)
      return current !== null && LEADS_TO[context.event].includes(current.status)
    },
    isStale: (_, { error }: Thrown) => currentOf(error) !== null,
    isOver: (_, { error }: Thrown) => failureOf(error).code === 'not_pending',
  },
})

/** Asked once more, with what it means. A posting that changes meanwhile is shown as it is. */
const confirming = made.createStateConfig({
  tags: 'open',
  on: {
    'posting.confirm': { target: 'sending', actions: assign({ failure: null }) },
    'posting.cancel': { target: 'reading', actions: assign({ failure: null }) },
    'row.changed': {
      guard: { type: 'isNewer', params: ({ event }) => ({ row: event.row }) },
      target: 'reading',
      actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
    },
  },
})
/** How a call ends; `otherwise` is where a failure that can be tried again leads. */
const calling = (otherwise: 'confirming' | 'reading') =>
  made.createStateConfig({
    tags: otherwise === 'confirming' ? ['busy', 'open'] : ['busy'],
    on: { 'row.changed': { actions: 'overlook' } },
    invoke: {
      src: 'send',
      id: 'send',
      input: ({ context }) => ({ row: context.row, event: context.event }),
      onDone: {
        target: 'reading',
        actions: [
          { type: 'show', params: ({ event }) => ({ row: event.output }) },
          { type: 'announce', params: ({ context, event }) => ({ outcome: context.event, row: event.output }) },
        ],
      },
      onError: [
        {
          guard: { type: 'isDone', params: ({ event }) => event },
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: currentOf(event.error) as JobPosting }) },
            {
              type: 'announce',
              params: ({ context, event }) => ({
                outcome: context.event,
                row: currentOf(event.error) as JobPosting,
              }),
            },
          ],
        },
        {
          guard: { type: 'isStale', params: ({ event }) => event },
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: currentOf(event.error) as JobPosting }) },
            { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
        {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'reading',
          actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
        otherwise === 'confirming'
          ? { target: 'confirming', actions: { type: 'fail', params: ({ event }) => event } }
          : {
              target: 'reading',
              actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            },
      ],
    },
  })
const sending = calling('confirming')
const moving = calling('reading')

const asked = (event: PostingEvent) => ({
  on: `posting.${event}`,
  opens: [{ target: 'confirming', actions: { type: 'begin', params: { event } } }] as const,
  states: { confirming, sending },
})
const direct = (event: PostingEvent) => ({
  on: `posting.${event}`,
  opens: [{ target: 'moving', actions: { type: 'begin', params: { event } } }] as const,
  states: { moving },
})

/**
 * A posting of the account: draft, in_review, open, paused or closed, as the server says (`lifeOf`). Publishing and
 * closing are asked once more (confirming → sending); pausing, resuming and withdrawing are done at once (moving), as
 * each can be taken back by another.
 *
 * Effects: `send` sends the event and answers the posting as it is then, or throws `FailureError`; `announce` and
 * `complain` tell the reader and whoever keeps the list.
 */
export const jobPostingMachine = made.createMachine({
  ...lifeOf(jobPosting, {
    conversations: {
      publish: asked('publish'),
      close: asked('close'),
      withdraw: direct('withdraw'),
      pause: direct('pause'),
      resume: direct('resume'),
    },
  }),
  context: ({ input }) => ({ row: input.row, event: 'publish', failure: null }),
  on: {
    'row.changed': {
      guard: { type: 'isNotOlder', params: ({ event }) => ({ row: event.row }) },
      actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
    },
  },
})
