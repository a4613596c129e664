import { failureOf, type BulkResult, type Failure } from '../../../openapi/failure.ts'
import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type {
  Applicant,
  ApplicantList,
  ApplicantRow,
  MovedApplicants,
  RejectionBody,
} from '../../../openapi/schemas/job-application.ts'
import type { JobPostingRow } from '../../../openapi/schemas/job-posting.ts'
import { api } from '../../api/client.ts'
import { postingOfSlug } from '../../api/posting-of-slug.ts'
import { answer } from '../../api/problem.ts'
import { detailOf } from '../../machines/failure.ts'
import { createBulkMachine, forEachRow } from '../../machines/list/bulk.ts'
import { callOf } from '../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { listedLife, type SendWish } from './application-life.ts'

export type Rejection = Omit<RejectionBody, 'version'>
/** A row of the list; one that is rejected with others has with it what is said to them. */
export type ListedApplicant = ReadRow<ApplicantRow> & { readonly rejection?: Rejection }
/** What takes a move back, of one or of several. */
export const MOVE_BACK = 'move_back'
/** What a move answers: the applicant as they are now, and the id of the stage where they were. */
export interface MovedFrom {
  readonly from: string | null
}
export type PostingBrief = Pick<JobPostingRow, 'id' | 'title' | 'status'>

const at = (id: string) => ({ path: { id } })
/** The posting of the account by its id, or by the slug of its public page. */
export const postingLoad = createLoadMachine<PostingBrief, string>(postingOfSlug)

/** The stages of a posting, each with how many stand there, and who interviews for it. */
export type Around = Pick<ApplicantList, 'stages' | 'interviewers'>
/** Those who applied for the posting with this id. `onAround` hears what comes with each page, whoever is asked for. */
export const applicantsMachine = (posting: string, onAround: (around: Around) => void) =>
  createReadListMachine<ApplicantRow>(async (query, signal) => {
    const params = { ...at(posting), query: callOf(query) }
    const page = await answer(api.GET('/job-postings/{id}/applicants', { params, signal }))
    onAround({ stages: page.stages, interviewers: page.interviewers })
    return page
  })
export const applicantLoad = createLoadMachine<Applicant, string>((id, signal) =>
  answer(api.GET('/applicants/{id}', { params: at(id), signal })),
)
/** The resume of an applicant as it was sent. */
export const readApplicantResume = (id: string): Promise<Blob> =>
  answer(api.GET('/applicants/{id}/resume.pdf', { params: at(id), parseAs: 'blob' }))

/** What an employer does with one applicant. */
const sendDecision: SendWish = async ({ row, event, said: { reason, note, stage } }, signal) => {
  const { id, version } = row
  const params = at(id)
  switch (event) {
    case 'reject':
      return answer(
        api.POST('/applicants/{id}/reject', { params, body: { reason: reason ?? 'other', note, version }, signal }),
      )
    case 'hire':
      return answer(api.POST('/applicants/{id}/hire', { params, body: { note, version }, signal }))
    case 'reconsider':
      return answer(api.POST('/applicants/{id}/reconsider', { params, body: { version }, signal }))
    default: {
      if (stage === null) throw new Error(`an employer does not ${event} (${jobApplication.id})`)
      const from = row.stage?.id ?? null
      try {
        const moved = await answer(api.POST('/applicants/{id}/move', { params, body: { to: stage, version }, signal }))
        return { ...moved, from } satisfies MovedFrom
      } catch (error) {
        // The answer to a first call was lost: they were moved by it, from where they stood, and can be moved back.
        const current = detailOf(failureOf(error), 'stale')?.current as ApplicantRow | undefined
        if (current?.version !== version + 1 || current.stage.id !== stage) throw error
        return { ...current, from } satisfies MovedFrom
      }
    }
  }
}
/** The life of one applicant in the list. */
export const listedApplicantLife = listedLife(sendDecision)

const failureOfCode = (refused: MovedApplicants['refused'][number]): Failure => ({
  code: refused.code,
  status: 409,
  message: '',
  errors: {},
  data: { current: refused.current },
  retryAfter: null,
  requestId: null,
})
/** A rejection of several is taken back one by one: where each stood is its own. */
const reconsider = ({ id, version }: ListedApplicant, signal: AbortSignal) =>
  answer(api.POST('/applicants/{id}/reconsider', { params: at(id), body: { version: version + 1 }, signal }))

interface Move {
  /** The id of a stage. */
  readonly to: string
  readonly rejection: Rejection | null
}
/** Moves or rejects several in one call. */
async function moveAll(
  posting: string,
  rows: readonly ListedApplicant[],
  { to, rejection }: Move,
  signal: AbortSignal,
): Promise<BulkResult> {
  const applicants = rows.map(({ id, version }) => ({ id: id as Ref<'jobApplication'>, version }))
  const body = { applicants, to: to as Ref<'hiringStage'>, rejection }
  const { moved, refused } = await answer(
    api.POST('/job-postings/{id}/applicants/move', { params: at(posting), body, signal }),
  )
  return {
    done: moved.map(({ id }) => id),
    refused: refused.map((one) => ({ id: one.id, failure: failureOfCode(one) })),
  }
}
/**
 * Moves several back to where each stood: one call for each stage. Who was moved on meanwhile has another version, and
 * is told as refused.
 */
async function moveBack(posting: string, rows: readonly ListedApplicant[], signal: AbortSignal): Promise<BulkResult> {
  const results: BulkResult[] = []
  for (const to of new Set(rows.map(({ stage }) => stage.id))) {
    const from = rows.filter(({ stage }) => stage.id === to).map((row) => ({ ...row, version: row.version + 1 }))
    results.push(await moveAll(posting, from, { to, rejection: null }, signal))
  }
  return { done: results.flatMap(({ done }) => done), refused: results.flatMap(({ refused }) => refused) }
}

/**
 * Moves or rejects several applicants of the posting with this id: the action is the id of the stage. Each that cannot
 * be is told with the reason.
 */
export const bulkMachine = (posting: string) =>
  createBulkMachine<ListedApplicant>(({ action, rows }, _, signal) => {
    if (action === 'reconsider') return forEachRow(rows, (row) => reconsider(row, signal))
    if (action === MOVE_BACK) return moveBack(posting, rows, signal)
    return moveAll(posting, rows, { to: action, rejection: rows[0]?.rejection ?? null }, signal)
  })
