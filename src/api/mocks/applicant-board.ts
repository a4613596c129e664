import type { Ref } from '../../../openapi/ref.ts'
import { BOARD_PART, type ApplicantView } from '../../../openapi/schemas/applicant-board.ts'
import type { ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { sampleStages } from './job-application-samples.ts'
import { applicantsFor } from './job-applications.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { sampleId } from './sample-ids.ts'

const viewId = (n: number) => sampleId(90, n) as Ref<'applicantView'>
/** Two ways of looking at applicants. */
export const applicantViewRows: readonly ApplicantView[] = [
  { id: viewId(0), name: 'Answers fit, this week', address: 'view=board&knocked_out=false&within=7' },
  { id: viewId(1), name: 'To be interviewed', address: 'status=interview' },
]

/** A board of these applicants, the first of each column. */
export const boardOf = (rows: readonly ApplicantRow[]) => ({
  columns: sampleStages.map((stage) => {
    const there = rows.filter((row) => row.stage.id === stage.id)
    return { stage, count: there.length, data: there.slice(0, BOARD_PART) }
  }),
})
/** The rows that come after one. */
export const afterOne = (rows: readonly ApplicantRow[], after: string | undefined, limit = BOARD_PART) => {
  const from = after === undefined ? 0 : rows.findIndex(({ id }) => id === after) + 1
  return { data: rows.slice(from, from + limit) }
}

/** Those who applied for a job on a board and as a file, and the ways of looking at them. */
export const applicantBoardMocks = {
  getApplicantBoard: mock('getApplicantBoard', ({ query: { q = '', ...query } }) =>
    boardOf(pageOf(applicantsFor(query), { q, per_page: 1_000 }).data),
  ),
  listMoreApplicants: mock('listMoreApplicants', ({ query: { after, limit, ...query } }) =>
    afterOne(applicantsFor(query), after, limit),
  ),
  exportApplicants: mock('exportApplicants', () => 'name_en,status\r\n' as never),
  listApplicantViews: mock('listApplicantViews', () => [...applicantViewRows]),
  saveApplicantView: mock('saveApplicantView', ({ body }) => ({ id: viewId(2), ...body })),
  renameApplicantView: mock('renameApplicantView', ({ params, body }) => ({
    ...(applicantViewRows.find(({ id }) => id === params.id) ?? applicantViewRows[0]!),
    ...body,
  })),
  deleteApplicantView: mock('deleteApplicantView', () => undefined),
}
