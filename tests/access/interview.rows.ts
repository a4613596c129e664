import type { interviewOperations } from '../../openapi/operations/interviews.ts'
import { interviewBody, interviewIn } from '../factories/interviews.ts'
import { applicationIn } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { giveRights } from '../factories/offers.ts'
import { company as newCompany, individual as newIndividual } from '../factories/people.ts'
import { done, ofCompany } from './jobs.rows.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/** An applicant of the company. */
const applicant = async ({ app, people }: World) =>
  applicationIn(app, await newIndividual(app), await openPosting(app, people.company), 'interview')
/** An interview that the company arranged, and that its owner holds. */
const arranged = async (world: World) => {
  const { company } = world.people
  return interviewIn(world.app, await applicant(world), { accountId: company.accountId, holders: [company.userId] })
}
/** An interview to which a stranger invited the individual. */
const invited = async ({ app, people }: World) => {
  const firm = await newCompany(app)
  const application = await applicationIn(app, people.individual, await openPosting(app, firm), 'interview')
  const { id } = await interviewIn(app, application, { accountId: firm.accountId, holders: [firm.userId] })
  return { application, id }
}
const body = ({ people }: World) => interviewBody([people.company.userId])

/*                                     anonymous, individual, another, company, another, employee, former, administrator */
const byApplicant: Statuses = [401, 200, 404, 403, 403, 403, 403, 403]
const forApplicant = (about: string, ask: Row['ask']): Rows => [{ about, ask, answers: byApplicant }]

export const interviewRows = {
  listInterviews: ofCompany(
    'an applicant of the company',
    async (world) => ({ params: { id: (await applicant(world)).id } }),
    done(200),
  ),
  listInterviewers: ofCompany(
    'an applicant of the company',
    async (world) => ({ params: { id: (await applicant(world)).id }, query: { date: '2026-03-10' } }),
    done(200),
  ),
  scheduleInterview: ofCompany(
    'an applicant of the company',
    async (world) => ({ params: { id: (await applicant(world)).id }, body: body(world) }),
    done(201),
  ),
  rescheduleInterview: ofCompany(
    'an interview of the company',
    async (world) => ({ params: { id: (await arranged(world)).id }, body: { ...body(world), version: 1 } }),
    done(200),
  ),
  cancelInterview: ofCompany(
    'an interview of the company',
    async (world) => ({ params: { id: (await arranged(world)).id }, body: { note: null, version: 1 } }),
    done(200),
  ),
  listOwnInterviews: forApplicant('what the individual sent', async (world) => ({
    params: { id: (await invited(world)).application.id },
  })),
  acceptInterview: forApplicant('an interview of the individual', async (world) => ({
    params: { id: (await invited(world)).id },
    body: { version: 1 },
  })),
  declineInterview: forApplicant('an interview of the individual', async (world) => ({
    params: { id: (await invited(world)).id },
    body: { note: null, version: 1 },
  })),
  listInterviewsAhead: [{ about: 'what is ahead', ask: () => ({}), answers: [401, 200, 200, 200, 200, 200, 403, 200] }],
  getInterviewCalendar: [
    {
      about: 'an interview of the company',
      ask: async (world) => {
        await giveRights(world.app, world.people.company, world.people.employee, [])
        return { params: { id: (await arranged(world)).id } }
      },
      answers: [401, 404, 404, 200, 404, 404, 403, 404],
    },
    {
      about: 'an interview of the company, the employee may recruit',
      ask: async (world) => {
        const { app, people } = world
        await giveRights(app, people.company, people.employee, ['recruiting'])
        return { params: { id: (await arranged(world)).id } }
      },
      answers: [401, 404, 404, 200, 404, 200, 403, 404],
    },
    {
      about: 'an interview of the individual',
      ask: async (world) => ({ params: { id: (await invited(world)).id } }),
      answers: [401, 200, 404, 404, 404, 404, 403, 404],
    },
    {
      about: 'an interview that the employee holds',
      ask: async (world) => {
        const { company, employee } = world.people
        await giveRights(world.app, company, employee, [])
        const held = { accountId: company.accountId, holders: [employee.userId] }
        return { params: { id: (await interviewIn(world.app, await applicant(world), held)).id } }
      },
      answers: [401, 404, 404, 200, 404, 200, 403, 404],
    },
  ],
} satisfies Record<keyof typeof interviewOperations, Rows>
