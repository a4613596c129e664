import { jobAlertOperations } from '../../openapi/operations/job-alerts.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { jobSearch } from '../factories/job-alerts.ts'
import { openPosting } from '../factories/job-postings.ts'
import { company, type Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

let n = 0
/** What the calls about kept jobs and searches find: a job that is open, or a search of the caller. */
export async function jobAlertsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!Object.hasOwn(jobAlertOperations, id) || !someone.username.startsWith('ind')) return {}
  if (id === 'saveJob' || id === 'forgetJob') {
    const { slug } = await openPosting(app, await company(app))
    return { known: { slug } }
  }
  if (id !== 'editJobSearch' && id !== 'deleteJobSearch') return {}
  n += 1
  const kept = await jobSearch(app, someone, { search: `q=fuzz${n}` })
  return { ids: { jobSearch: [kept.id] }, known: { version: 1 } }
}
