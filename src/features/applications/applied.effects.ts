import type { OwnApplicationRow, SentApplication } from '../../../openapi/schemas/job-application.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { callOf } from '../../machines/list/address.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { placed, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { listedLife, type SendWish } from './application-life.ts'

export type ListedApplication = ReadRow<OwnApplicationRow>

/** What one applied for and began to; drafts are deleted from their list. */
export const ownApplicationsMachine = createListMachine<ListedApplication>({
  read: async (query, signal) =>
    placed(await answer(api.GET('/job-applications', { params: { query: callOf(query) }, signal }))),
  change: async ({ kind, row }, signal) => {
    if (kind !== 'delete') throw new Error(`an application is not changed by ${kind} from its list`)
    await answer(api.DELETE('/jobs/{slug}/application', { params: { path: { slug: row.job.slug } }, signal }))
    return null
  },
})

/** What was sent with one application, and what became of it. */
export const sentLoad = createLoadMachine<SentApplication, string>((id, signal) =>
  answer(api.GET('/job-applications/{id}', { params: { path: { id } }, signal })),
)
/** The resume as one sent it. */
export const readSentResume = (id: string): Promise<Blob> =>
  answer(api.GET('/job-applications/{id}/resume.pdf', { params: { path: { id } }, parseAs: 'blob' }))

/** What its applicant does with an application that was sent. */
export const sendWithdrawal: SendWish = ({ row: { id, version } }, signal) =>
  answer(api.POST('/job-applications/{id}/withdraw', { params: { path: { id } }, body: { version }, signal }))
/** The life of one own application in the list. */
export const listedApplicationLife = listedLife(sendWithdrawal)
