import type { applicantBoardOperations } from '../../openapi/operations/applicant-board.ts'
import { applicantView } from '../factories/applicant-views.ts'
import { openPosting } from '../factories/job-postings.ts'
import { giveRights } from '../factories/offers.ts'
import { done as answered, ofCompany } from './jobs.rows.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const aPosting = async ({ app, people }: World) => ({ params: { id: (await openPosting(app, people.company)).id } })
const ofPosting = () => ofCompany('a posting of the company', aPosting, answered(200))

const VIEW = { name: 'To answer', address: 'view=board&within=7' }
/** Kept by the company's owner: a colleague who may recruit has their own, and finds no other. */
const itsView = (body: Readonly<Record<string, unknown>> | null, done: number): Rows => {
  const asEmployee = (rights: readonly 'recruiting'[], status: number): Row => ({
    about: rights.length === 0 ? 'what the owner keeps' : 'what the owner keeps, the employee may recruit',
    ask: async ({ app, people }) => {
      await giveRights(app, people.company, people.employee, rights)
      const params = { id: await applicantView(app, people.company) }
      return body === null ? { params } : { params, body }
    },
    answers: [401, 404, 404, done, 404, status, 403, 403],
  })
  return [asEmployee([], 403), asEmployee(['recruiting'], 404)]
}

export const applicantBoardRows = {
  getApplicantBoard: ofPosting(),
  listMoreApplicants: ofPosting(),
  exportApplicants: ofPosting(),

  listApplicantViews: ofCompany('what one keeps', () => ({}), [401, 200, 200, 200, 200, 403, 403, 403]),
  saveApplicantView: ofCompany('what one keeps', () => ({ body: VIEW }), [401, 201, 201, 201, 201, 403, 403, 403]),
  renameApplicantView: itsView({ name: 'Answered' }, 200),
  deleteApplicantView: itsView(null, 204),
} satisfies Record<keyof typeof applicantBoardOperations, Rows>
