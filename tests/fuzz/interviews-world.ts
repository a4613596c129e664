import { interviewOperations } from '../../openapi/operations/interviews.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { interviewBody, interviewIn } from '../factories/interviews.ts'
import { applicationIn } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { company, individual, type Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** Each call about an interview on one of its own: of the caller’s applicant, or of their own application. */
export async function interviewsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!Object.hasOwn(interviewOperations, id)) return {}
  const { access } = interviewOperations[id as keyof typeof interviewOperations]
  const isApplicants = access === 'individual'
  if (isApplicants && !someone.username.startsWith('ind')) return {}
  const firm = isApplicants ? await company(app) : someone
  const person = isApplicants ? someone : await individual(app)
  const application = await applicationIn(app, person, await openPosting(app, firm), 'interview')
  const held = { accountId: firm.accountId, holders: [firm.userId] }
  const interview = await interviewIn(app, application, held)
  return {
    ids: { jobApplication: [application.id], interview: [interview.id], user: [firm.userId] },
    known: { version: 1, ...interviewBody([firm.userId]) },
  }
}
