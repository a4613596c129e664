import { eq } from 'drizzle-orm'
import { DEFAULT_CRITERIA } from '../../openapi/schemas/applicant-review.ts'
import type { applicantReviewOperations } from '../../openapi/operations/applicant-reviews.ts'
import { jobApplications } from '../../server/db/job-application-tables.ts'
import { applicantNote, interviewer } from '../factories/applicant-reviews.ts'
import { applicationIn, appliedFor } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { giveRights } from '../factories/offers.ts'
import { individual as newIndividual } from '../factories/people.ts'
import { done, ofCompany } from './jobs.rows.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { Ask, World } from './world.ts'

const CRITERION = DEFAULT_CRITERIA[0]?.id ?? ''
type Applicant = Awaited<ReturnType<typeof applicationIn>>
const applicantOf = async ({ app, people }: World): Promise<Applicant> =>
  applicationIn(app, await newIndividual(app), await openPosting(app, people.company), 'interview')

/** One with a resume that was sent. */
const withResume = async ({ app, people }: World): Promise<Applicant> => {
  const { id } = await appliedFor(app, await newIndividual(app), await openPosting(app, people.company))
  const [row] = await app.db.select().from(jobApplications).where(eq(jobApplications.id, id))
  if (!row) throw new Error('The application was not sent')
  return row
}

type AskAbout = (world: World, applicant: Applicant, viewer: Parameters<Row['ask']>[1]) => Promise<Ask> | Ask

/**
 * What owners and recruiters may ask about an applicant of the company, and an employee who interviews them. To an
 * employee who does not, and to everybody else, the applicant does not exist.
 */
const reviewed = (
  ask: AskAbout,
  status: number,
  answers: Statuses = [401, 404, 404, status, 404, 404, 403, 403],
  make = applicantOf,
): Rows => {
  const asking =
    (arrange: (world: World, applicant: Applicant) => Promise<unknown>, rights: readonly 'recruiting'[]): Row['ask'] =>
    async (world, viewer) => {
      await giveRights(world.app, world.people.company, world.people.employee, rights)
      const applicant = await make(world)
      await arrange(world, applicant)
      return ask(world, applicant, viewer)
    }
  const withEmployee = (employee: number) =>
    answers.map((answer, at) => (at === EMPLOYEE ? employee : answer)) as unknown as Statuses
  const assigned = async ({ app, people }: World, applicant: Applicant) => {
    await interviewer(app, people.company, people.employee, applicant)
    await interviewer(app, people.company, people.formerEmployee, applicant)
  }
  return [
    { about: 'an applicant of the company', ask: asking(async () => undefined, []), answers },
    {
      about: 'an applicant of the company, the employee may recruit',
      ask: asking(async () => undefined, ['recruiting']),
      answers: withEmployee(status),
    },
    {
      about: 'an applicant of the company, whom the employee and the former employee interview',
      ask: asking(assigned, []),
      answers: withEmployee(status),
    },
  ]
}
const EMPLOYEE = 5
/** Pages of companies: nobody interviews for a person. */
const staffOnly = (status: number): Statuses => [401, 403, 403, status, 404, 404, 403, 403]
/** A note that whoever asks has written. */
const ownNote = async ({ app, people }: World, applicant: Applicant, viewer: Parameters<Row['ask']>[1]) =>
  (await applicantNote(app, viewer === 'anonymous' ? people.company : people[viewer], applicant)).id

const recruiting = (ask: (world: World, applicant: Applicant) => Promise<Ask> | Ask, status: number): Rows =>
  ofCompany('an applicant of the company', async (world) => ask(world, await applicantOf(world)), done(status))

export const applicantReviewRows = {
  getApplicantReview: reviewed((_, { id }) => ({ params: { id } }), 200),
  findColleagues: reviewed((_, { id }) => ({ params: { id }, query: { for: 'mention' } }), 200),
  addApplicantNote: reviewed((_, { id }) => ({ params: { id }, body: { text: 'Speaks clearly.', mentions: [] } }), 201),
  editApplicantNote: reviewed(
    async (world, applicant, viewer) => ({
      params: { id: applicant.id, note: await ownNote(world, applicant, viewer) },
      body: { text: 'Speaks clearly.', mentions: [], version: 1 },
    }),
    200,
  ),
  deleteApplicantNote: reviewed(
    async (world, applicant, viewer) => ({
      params: { id: applicant.id, note: await ownNote(world, applicant, viewer) },
    }),
    204,
  ),
  rateApplicant: reviewed(
    (_, { id }) => ({
      params: { id },
      body: { scores: [{ criterion: CRITERION, score: 4 }], comment: null, version: null },
    }),
    200,
  ),
  assignInterviewer: recruiting(
    ({ people }, { id }) => ({ params: { id }, body: { user_id: people.employee.userId, scope: 'applicant' } }),
    201,
  ),
  removeInterviewer: recruiting(async ({ app, people }, applicant) => {
    const { id } = await interviewer(app, people.company, people.employee, applicant)
    return { params: { id: applicant.id, assignment: id } }
  }, 204),
  getRatingCriteria: ofCompany(
    'a posting of the company',
    async ({ app, people }) => ({ params: { id: (await openPosting(app, people.company)).id } }),
    done(200),
  ),
  saveRatingCriteria: ofCompany(
    'a posting of the company',
    async ({ app, people }) => ({
      params: { id: (await openPosting(app, people.company)).id },
      body: { criteria: [{ id: CRITERION, name: { en: 'Drawing' } }], version: null },
    }),
    done(200),
  ),

  listAssignedApplicants: [
    {
      about: 'those whom they interview',
      ask: () => ({}),
      answers: [401, 403, 403, 200, 200, 200, 403, 403],
    },
  ],
  getAssignedApplicant: reviewed((_, { id }) => ({ params: { id } }), 200, staffOnly(200)),
  getAssignedResume: reviewed((_, { id }) => ({ params: { id } }), 200, staffOnly(200), withResume),
} satisfies Record<keyof typeof applicantReviewOperations, Rows>
