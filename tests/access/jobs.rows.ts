import type { jobPostingOperations, jobReviewOperations } from '../../openapi/operations/job-postings.ts'
import type { JobPostingStatus } from '../../openapi/schemas/job-posting.ts'
import { postingBody, postingIn } from '../factories/job-postings.ts'
import { giveRights } from '../factories/offers.ts'
import { individual } from '../factories/people.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

const EMPLOYEE = 5
/** A call in the company's name: as its employee without and with the right to recruit. */
export const ofCompany = (about: string, ask: Row['ask'], answers: Statuses): Rows => {
  const asEmployee = (rights: readonly 'recruiting'[], status: number): Row => ({
    about: rights.length === 0 ? about : `${about}, the employee may recruit`,
    ask: async (world, viewer) => {
      await giveRights(world.app, world.people.company, world.people.employee, rights)
      return ask(world, viewer)
    },
    answers: answers.map((answer, at) => (at === EMPLOYEE ? status : answer)) as unknown as Statuses,
  })
  return [asEmployee([], 403), asEmployee(['recruiting'], answers[3])]
}

/*                                        anonymous, individual, another, company, another, employee, former, administrator */
export const done = (status: number): Statuses => [401, 404, 404, status, 404, 403, 403, 403]
const forEveryEmployer = (status: number): Statuses => [401, status, status, status, status, 403, 403, 403]
const byAdministrator: Statuses = [401, 403, 403, 403, 403, 403, 403, 200]

const itsOwn = (status: JobPostingStatus, body: Readonly<Record<string, unknown>> | null = null) => {
  const ask = async ({ app, people: { company } }: World) => {
    const { id, version } = await postingIn(app, company, status)
    return { params: { id }, ...(body === null ? {} : { body: { ...body, version } }) }
  }
  return ask
}
const sent = (status: JobPostingStatus, about: string) => ofCompany(about, itsOwn(status, {}), done(200))
/** A posting of somebody new, for administrators. */
const anybodys = (status: JobPostingStatus, about: string, body: Readonly<Record<string, unknown>> | null): Rows => [
  {
    about,
    ask: async ({ app }) => {
      const { id, version } = await postingIn(app, await individual(app), status)
      return { params: { id }, ...(body === null ? {} : { body: { ...body, version } }) }
    },
    answers: byAdministrator,
  },
]
const note = { note: 'Please say what the work pays.' }

export const jobRows = {
  listJobPostings: ofCompany('the postings of the account', () => ({}), forEveryEmployer(200)),
  createJobPosting: ofCompany(
    'a posting of the account',
    () => ({ body: { title: { en: 'Accountant' } } }),
    forEveryEmployer(201),
  ),
  getJobPosting: [
    ...ofCompany('a posting of the company', itsOwn('draft'), done(200)),
    {
      about: 'a posting of the individual',
      ask: async ({ app, people }) => {
        await giveRights(app, people.company, people.employee, ['recruiting'])
        return { params: { id: (await postingIn(app, people.individual, 'draft')).id } }
      },
      answers: [401, 200, 404, 404, 404, 404, 403, 403],
    },
  ],
  editJobPosting: ofCompany(
    'a draft of the company',
    async ({ app, people: { company } }) => {
      const { id, version } = await postingIn(app, company, 'draft')
      return { params: { id }, body: await postingBody(app, { version }) }
    },
    done(200),
  ),
  deleteJobPosting: ofCompany('a draft of the company', itsOwn('draft'), done(204)),
  restoreJobPosting: ofCompany(
    'a draft of the company that was deleted',
    async ({ app, people: { company } }) => ({
      params: { id: (await postingIn(app, company, 'draft', { deletedAt: app.clock.now() })).id },
    }),
    done(200),
  ),
  duplicateJobPosting: ofCompany('a posting of the company', itsOwn('closed'), done(201)),
  previewJobPosting: ofCompany('a draft of the company', itsOwn('draft'), done(201)),
  publishJobPosting: sent('draft', 'a draft of the company'),
  withdrawJobPosting: sent('in_review', 'a posting of the company in review'),
  pauseJobPosting: sent('open', 'an open posting of the company'),
  resumeJobPosting: sent('paused', 'a paused posting of the company'),
  closeJobPosting: sent('open', 'an open posting of the company'),

  listJobReviews: [{ about: 'the queue', ask: () => ({}), answers: byAdministrator }],
  getJobReview: anybodys('in_review', 'a posting in review', null),
  approveJobPosting: anybodys('in_review', 'a posting in review', note),
  sendBackJobPosting: anybodys('in_review', 'a posting in review', note),
  takeDownJobPosting: anybodys('open', 'an open posting', note),
} satisfies Record<keyof typeof jobPostingOperations | keyof typeof jobReviewOperations, Rows>
