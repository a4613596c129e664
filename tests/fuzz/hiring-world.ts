import { hiringProcessOperations } from '../../openapi/operations/hiring-processes.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { unusedProcess } from '../factories/hiring-processes.ts'
import type { Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** A process of the caller that no posting uses, and no other such, so that there is room. */
export async function hiringWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!Object.hasOwn(hiringProcessOperations, id)) return {}
  const { id: process, version, stages: all } = await unusedProcess(app, someone)
  const stages = all.map(({ applicants: _, ...stage }) => stage)
  return { ids: { hiringProcess: [process] }, known: { version, stages } }
}
