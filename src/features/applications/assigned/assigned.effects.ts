import type { AssignedApplicant, AssignedApplicantRow } from '../../../../openapi/schemas/applicant-review.ts'
import { api } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { callOf } from '../../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../../machines/list/read-list.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'

export type ListedAssigned = ReadRow<AssignedApplicantRow>
/** Whom the reader interviews for the company. */
export const assignedMachine = createReadListMachine<AssignedApplicantRow>((query, signal) =>
  answer(api.GET('/assigned-applicants', { params: { query: callOf(query) }, signal })),
)
/** One of them, with what was sent as far as interviewers see it. */
export const assignedLoad = createLoadMachine<AssignedApplicant, string>((id, signal) =>
  answer(api.GET('/assigned-applicants/{id}', { params: { path: { id } }, signal })),
)
/** Their resume as it was sent. */
export const readAssignedResume = (id: string): Promise<Blob> =>
  answer(api.GET('/assigned-applicants/{id}/resume.pdf', { params: { path: { id } }, parseAs: 'blob' }))
