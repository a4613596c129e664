import type { jobApplicationOperations } from '../../openapi/operations/job-applications.ts'
import type { ApplicationStatus } from '../../openapi/schemas/job-application.ts'
import { applicationBody, applicationIn, appliedFor, stageFor } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { company as newCompany, individual as newIndividual } from '../factories/people.ts'
import { resume } from '../factories/resumes.ts'
import { done, ofCompany } from './jobs.rows.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/*                                                  anonymous, individual, another, company, another, employee, former, administrator */
const ofIndividual = (status: number, another: number): Statuses => [401, status, another, 403, 403, 403, 403, 403]
const forApplicant = (about: string, ask: Row['ask'], status: number, another: number): Rows => [
  { about, ask, answers: ofIndividual(status, another) },
]
const OPEN = 'a job that is open'
const DRAFT = 'the individual’s draft'
const SENT = 'what the individual sent'

/** A resume of the individual: the one that they have, because their plan has no room for another. */
async function resumeOf({ app, people: { individual }, read, fresh }: World): Promise<string> {
  const { data } = (await read(individual, '/resumes')) as unknown as { data: readonly { readonly id: string }[] }
  return data[0]?.id ?? (await resume(app, await fresh(individual))).id
}
const openJob = async ({ app }: World) => openPosting(app, await newCompany(app))
/** The path to an application of the individual that is written, and can be sent. */
const draft = async (world: World) => {
  const posting = await openJob(world)
  await applicationIn(world.app, world.people.individual, posting, 'draft', { resumeId: await resumeOf(world) })
  return { params: { slug: posting.slug ?? '' } }
}
const sent = async (world: World) => {
  const { id } = await applicationIn(world.app, world.people.individual, await openJob(world), 'interview')
  return { params: { id } }
}

/** An applicant of the company in a status. */
const applicantIn =
  (status: ApplicationStatus, body: Readonly<Record<string, unknown>> | null): Row['ask'] =>
  async ({ app, people }) => {
    const { id } = await applicationIn(app, await newIndividual(app), await openPosting(app, people.company), status)
    return { params: { id }, ...(body === null ? {} : { body: { ...body, version: 1 } }) }
  }

export const applicationRows = {
  getOwnApplication: forApplicant(
    OPEN,
    async (world) => ({ params: { slug: (await openJob(world)).slug ?? '' } }),
    200,
    200,
  ),
  saveOwnApplication: forApplicant(
    OPEN,
    async (world) => ({ params: { slug: (await openJob(world)).slug ?? '' }, body: { ...applicationBody() } }),
    200,
    200,
  ),
  applyForJob: forApplicant(DRAFT, async (world) => ({ ...(await draft(world)), body: { version: 1 } }), 200, 404),
  deleteOwnApplication: forApplicant(DRAFT, draft, 204, 404),
  listOwnApplications: forApplicant('what they applied for', () => ({}), 200, 200),
  getSentApplication: forApplicant(SENT, sent, 200, 404),
  getSentResume: forApplicant(
    SENT,
    async (world) => {
      const as = await world.fresh(world.people.individual)
      const { id } = await appliedFor(world.app, as, await openJob(world), { resume_id: await resumeOf(world) })
      return { params: { id } }
    },
    200,
    404,
  ),
  withdrawApplication: forApplicant(
    SENT,
    async (world) => ({ ...(await sent(world)), body: { version: 1 } }),
    200,
    404,
  ),

  listApplicants: ofCompany(
    'a posting of the company',
    async ({ app, people }) => ({ params: { id: (await openPosting(app, people.company)).id } }),
    done(200),
  ),
  moveApplicants: ofCompany(
    'an applicant of the company',
    async ({ app, people }) => {
      const posting = await openPosting(app, people.company)
      const { id } = await applicationIn(app, await newIndividual(app), posting, 'applied')
      return {
        params: { id: posting.id },
        body: {
          applicants: [{ id, version: 1 }],
          to: await stageFor(app, posting, 'interview'),
          rejection: null,
        },
      }
    },
    done(200),
  ),
  getApplicant: [
    ...ofCompany('an applicant of the company', applicantIn('applied', null), done(200)),
    {
      about: 'somebody who began to apply to the company',
      ask: applicantIn('draft', null),
      answers: [401, 404, 404, 404, 404, 404, 403, 403],
    },
  ],
  getApplicantResume: ofCompany(
    'an applicant of the company',
    async ({ app, people }) => ({
      params: { id: (await appliedFor(app, await newIndividual(app), await openPosting(app, people.company))).id },
    }),
    done(200),
  ),
  moveApplicant: ofCompany(
    'an applicant of the company',
    async ({ app, people }) => {
      const posting = await openPosting(app, people.company)
      const { id } = await applicationIn(app, await newIndividual(app), posting, 'applied')
      return { params: { id }, body: { to: await stageFor(app, posting, 'interview'), version: 1 } }
    },
    done(200),
  ),
  rejectApplicant: ofCompany(
    'an applicant of the company',
    applicantIn('applied', { reason: 'skills', note: null }),
    done(200),
  ),
  reconsiderApplicant: ofCompany('somebody the company rejected', applicantIn('rejected', {}), done(200)),
  hireApplicant: ofCompany('an applicant of the company', applicantIn('offer', { note: null }), done(200)),
} satisfies Record<keyof typeof jobApplicationOperations, Rows>
