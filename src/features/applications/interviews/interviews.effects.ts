import { fromPromise, sendParent } from 'xstate'
import type { z } from 'zod'
import type { Failure } from '../../../../openapi/failure.ts'
import type {
  Interview,
  InterviewAhead,
  InterviewBody,
  Interviewer,
  interviews,
  OwnInterview,
} from '../../../../openapi/schemas/interview.ts'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { saveFile } from '../../../api/save-file.ts'
import {
  interviewMachine,
  type InterviewEvent,
  type InterviewWish,
  type LivingInterview,
} from '../../../machines/interview/interview.machine.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

const at = (id: string) => ({ path: { id } })

/** The interviews of an applicant. */
export const interviewsLoad = createLoadMachine<z.output<typeof interviews>, string>((id, signal) =>
  answer(api.GET('/applicants/{id}/interviews', { params: at(id), signal })),
)
/** Who may hold an interview with an applicant, and what else they hold around a date. */
export const interviewersLoad = createLoadMachine<
  readonly Interviewer[],
  { readonly applicationId: string; readonly date: string }
>(
  async ({ applicationId, date }, signal) =>
    (
      await answer(
        api.GET('/applicants/{id}/interviewers', { params: { ...at(applicationId), query: { date } }, signal }),
      )
    ).data,
)
/** The interviews of an application of one's own. */
export const ownInterviewsLoad = createLoadMachine<readonly OwnInterview[], string>(
  async (id, signal) => (await answer(api.GET('/job-applications/{id}/interviews', { params: at(id), signal }))).data,
)
/** What is ahead of the reader. */
export const interviewsAheadLoad = createLoadMachine<readonly InterviewAhead[]>(
  async (_, signal) => (await answer(api.GET('/interviews', { signal }))).data,
)

/** Invites the applicant with this id to an interview, or changes one. */
export const interviewSave = (applicationId: string) =>
  createSaveMachine<InterviewBody, Interview>(
    ({ values, row, key }, signal) =>
      row === null
        ? answer(
            api.POST('/applicants/{id}/interviews', {
              params: { ...at(applicationId), header: once(key) },
              body: values,
              signal,
            }),
          )
        : answer(
            api.POST('/interviews/{id}/reschedule', {
              params: at(row.id),
              body: { ...values, version: row.version },
              signal,
            }),
          ),
    { canEdit: true },
  )

const sendAct = ({ row: { id, version }, event, said: { note } }: InterviewWish, signal: AbortSignal) => {
  const params = at(id)
  switch (event) {
    case 'accept':
      return answer(api.POST('/interviews/{id}/accept', { params, body: { version }, signal }))
    case 'decline':
      return answer(api.POST('/interviews/{id}/decline', { params, body: { note, version }, signal }))
    case 'call_off':
      return answer(api.POST('/interviews/{id}/cancel', { params, body: { note, version }, signal }))
  }
}
/** What is told to whoever keeps the rows: what was done, or `failed` where it was not. */
export type InterviewOutcome = InterviewEvent | 'failed'
/** A row with what could not be done to it. */
export interface Failed {
  readonly failed: InterviewEvent
  readonly failure: Failure
}
/** The life of one interview in a list. */
export const listedInterviewLife = interviewMachine.provide({
  actors: { send: fromPromise<LivingInterview, InterviewWish>(({ input, signal }) => sendAct(input, signal)) },
  actions: {
    announce: sendParent(
      (_, { outcome, row }: { readonly outcome: InterviewEvent; readonly row: LivingInterview }) => ({
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

/** Hands an interview over as a calendar file. */
export async function saveCalendar(id: string): Promise<void> {
  const file: Blob = await answer(api.GET('/interviews/{id}/calendar.ics', { params: at(id), parseAs: 'blob' }))
  saveFile(file, 'interview.ics')
}
