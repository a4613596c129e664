import { fromPromise, sendParent } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import {
  jobApplicationMachine,
  type ApplicationEvent,
  type ApplicationWish,
  type LivingApplication,
} from '../../machines/job-application/job-application.machine.ts'

/** Sends what was wanted, and answers the application as it is then; throws `FailureError`. */
export type SendWish = (wish: ApplicationWish, signal: AbortSignal) => Promise<LivingApplication>
/** What is told to whoever keeps the rows: what was done, or `failed` where it was not. */
export type ApplicationOutcome = ApplicationEvent | 'failed'
/** A row with what could not be done to it. */
export interface Failed {
  readonly failed: ApplicationEvent
  readonly failure: Failure
}

/** The life of one application in a list. */
export const listedLife = (send: SendWish) =>
  jobApplicationMachine.provide({
    actors: { send: fromPromise<LivingApplication, ApplicationWish>(({ input, signal }) => send(input, signal)) },
    actions: {
      announce: sendParent(
        (_, { outcome, row }: { readonly outcome: ApplicationEvent; readonly row: LivingApplication }) => ({
          type: 'life.told',
          outcome,
          row,
        }),
      ),
      complain: sendParent(({ context }, { failure }: { readonly failure: Failure }) => ({
        type: 'life.told',
        outcome: 'failed',
        row: { ...context.row, failed: context.event, failure },
      })),
    },
  })
