import { created, defineOperation, empty, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { hiringProcess, hiringProcessBody, hiringProcessList, newHiringProcess } from '../schemas/hiring-process.ts'

const processId = { id: ref('hiringProcess') }
const recruiting = { access: 'employer', right: 'recruiting' } as const

/** How an account hires: the stages that its applicants go through (product.md §5). */
export const hiringProcessOperations = {
  listHiringProcesses: defineOperation({
    method: 'GET',
    path: '/hiring-processes',
    summary: 'The hiring processes of the account, the oldest first: a new posting begins with that',
    ...recruiting,
    output: ok(hiringProcessList),
  }),
  createHiringProcess: defineOperation({
    method: 'POST',
    path: '/hiring-processes',
    summary: 'Begin a process with one stage of each kind',
    ...recruiting,
    body: newHiringProcess,
    output: created(hiringProcess),
    errors: ['limit_reached'],
  }),
  getHiringProcess: defineOperation({
    method: 'GET',
    path: '/hiring-processes/{id}',
    summary: 'A process with its stages and their mails',
    ...recruiting,
    params: processId,
    output: ok(hiringProcess),
  }),
  editHiringProcess: defineOperation({
    method: 'PUT',
    path: '/hiring-processes/{id}',
    summary: 'Change a process; a stage in which applicants stand is neither removed nor made one of another kind',
    ...recruiting,
    params: processId,
    body: hiringProcessBody,
    output: ok(hiringProcess),
    errors: ['stale'],
  }),
  duplicateHiringProcess: defineOperation({
    method: 'POST',
    path: '/hiring-processes/{id}/duplicate',
    summary: 'Begin a process with the stages of this one',
    ...recruiting,
    params: processId,
    output: created(hiringProcess),
    errors: ['limit_reached'],
  }),
  deleteHiringProcess: defineOperation({
    method: 'DELETE',
    path: '/hiring-processes/{id}',
    summary: 'Delete a process that no posting uses',
    ...recruiting,
    params: processId,
    output: empty,
    errors: ['in_use'],
  }),
}
