import { fromPromise, sendParent } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import {
  jobPostingMachine,
  type PostingEvent,
  type PostingWish,
} from '../../machines/job-posting/job-posting.machine.ts'
import { sendPosting } from './postings.effects.ts'

/** What is told to whoever keeps the rows: what was done, or `failed` where it was not. */
export type PostingOutcome = PostingEvent | 'failed'

/** The life of one posting in the list. */
export const listedPostingLife = jobPostingMachine.provide({
  actors: { send: fromPromise<JobPosting, PostingWish>(({ input, signal }) => sendPosting(input, signal)) },
  actions: {
    announce: sendParent((_, { outcome, row }: { readonly outcome: PostingEvent; readonly row: JobPosting }) => ({
      type: 'life.told',
      outcome,
      row,
    })),
    complain: sendParent(({ context }, { failure }: { readonly failure: Failure }) => ({
      type: 'life.told',
      outcome: 'failed',
      row: { ...context.row, failed: context.event, failure },
    })),
  },
})
/** A row with what could not be done to it. */
export interface Failed {
  readonly failed: PostingEvent
  readonly failure: Failure
}
