import type { jobAlertOperations } from '../../openapi/operations/job-alerts.ts'
import { jobSearch } from '../factories/job-alerts.ts'
import { openPosting } from '../factories/job-postings.ts'
import { company as newCompany } from '../factories/people.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/*                                                  anonymous, individual, another, company, another, employee, former, administrator */
const ofIndividual = (status: number, another: number): Statuses => [401, status, another, 403, 403, 403, 403, 403]
const forPerson = (about: string, ask: Row['ask'], status: number, another: number): Rows => [
  { about, ask, answers: ofIndividual(status, another) },
]
const OPEN = 'a job that is open'
const KEPT = 'a search that the individual keeps'

const openJob = async ({ app }: World) => ({
  params: { slug: (await openPosting(app, await newCompany(app))).slug ?? '' },
})
let n = 0
const kept = async (world: World) => {
  n += 1
  const { id } = await jobSearch(world.app, await world.fresh(world.people.individual), { search: `q=kept${n}` })
  return { params: { id } }
}

export const jobAlertRows = {
  listSavedJobs: forPerson('what they keep', () => ({}), 200, 200),
  saveJob: forPerson(OPEN, openJob, 200, 200),
  forgetJob: forPerson(OPEN, openJob, 204, 204),
  listJobSearches: forPerson('what they keep', () => ({}), 200, 200),
  saveJobSearch: forPerson(
    'a search',
    () => {
      n += 1
      return { body: { name: 'Accountants', mails: 'daily', search: `q=kept${n}` } }
    },
    201,
    201,
  ),
  editJobSearch: forPerson(
    KEPT,
    async (world) => ({ ...(await kept(world)), body: { name: 'Books', mails: 'weekly', version: 1 } }),
    200,
    404,
  ),
  deleteJobSearch: forPerson(KEPT, kept, 204, 404),
} satisfies Record<keyof typeof jobAlertOperations, Rows>
