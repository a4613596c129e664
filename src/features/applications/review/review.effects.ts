import type { Ref } from '../../../../openapi/ref.ts'
import type {
  ApplicantNote,
  ApplicantReview,
  AssignmentBody,
  Colleague,
  CriteriaBody,
  NoteBody,
  RatingBody,
  RatingCriteria,
} from '../../../../openapi/schemas/applicant-review.ts'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

const at = (id: string) => ({ path: { id } })

/** What colleagues say of an applicant. */
const readReview = (id: string, signal: AbortSignal): Promise<ApplicantReview> =>
  answer(api.GET('/applicants/{id}/review', { params: at(id), signal }))
export const reviewLoad = createLoadMachine<ApplicantReview, string>(readReview)

/** Colleagues whose names fit a text: who can be mentioned, or who could interview. */
export const findColleagues = async (
  id: string,
  forWhat: 'mention' | 'interview',
  q: string,
): Promise<readonly Colleague[]> =>
  (await answer(api.GET('/applicants/{id}/colleagues', { params: { ...at(id), query: { for: forWhat, q } } }))).data

export type NoteValues = NoteBody
/** Writes a note on the applicant with this id, or words one anew. */
export const noteMachine = (id: string, note: ApplicantNote['id'] | null) =>
  createSaveMachine<NoteValues, ApplicantReview>(({ values, row, key }, signal) => {
    if (note === null)
      return answer(api.POST('/applicants/{id}/notes', { params: at(id), body: values, headers: once(key), signal }))
    const version = row?.notes.find((one) => one.id === note)?.version ?? 1
    const params = { path: { id, note } }
    return answer(api.PUT('/applicants/{id}/notes/{note}', { params, body: { ...values, version }, signal }))
  })
/** Deletes the note with this id, and reads what is left. */
export const noteRemovalMachine = (id: string) =>
  createSaveMachine<ApplicantNote['id'], ApplicantReview>(async ({ values: note }, signal) => {
    await answer(api.DELETE('/applicants/{id}/notes/{note}', { params: { path: { id, note } }, signal }))
    return readReview(id, signal)
  })

export type RatingValues = Omit<RatingBody, 'version'>
/** The reader's own rating of an applicant. */
export const ratingMachine = createSaveMachine<RatingValues, ApplicantReview>(({ values, row }, signal) => {
  if (row === null) throw new Error('an applicant is rated whose review was not read')
  const body = { ...values, version: row.own?.version ?? null }
  return answer(api.PUT('/applicants/{id}/rating', { params: at(row.id), body, signal }))
})

/** Makes a colleague an interviewer. */
export const assignmentMachine = (id: string) =>
  createSaveMachine<AssignmentBody, ApplicantReview>(({ values, key }, signal) =>
    answer(api.POST('/applicants/{id}/interviewers', { params: at(id), body: values, headers: once(key), signal })),
  )
/** Ends an assignment, and reads what is left. */
export const assignmentRemovalMachine = (id: string) =>
  createSaveMachine<Ref<'interviewerAssignment'>, ApplicantReview>(async ({ values: assignment }, signal) => {
    const params = { path: { id, assignment } }
    await answer(api.DELETE('/applicants/{id}/interviewers/{assignment}', { params, signal }))
    return readReview(id, signal)
  })

export const criteriaLoad = createLoadMachine<RatingCriteria, string>((id, signal) =>
  answer(api.GET('/job-postings/{id}/criteria', { params: at(id), signal })),
)
export type CriteriaValues = Omit<CriteriaBody, 'version'>
/** What those who applied for the posting with this id are rated by. */
export const criteriaMachine = (posting: string) =>
  createSaveMachine<CriteriaValues, RatingCriteria>(({ values, row }, signal) => {
    const body = { ...values, version: row?.version ?? null }
    return answer(api.PUT('/job-postings/{id}/criteria', { params: at(posting), body, signal }))
  })
