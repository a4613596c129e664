import type { hiringProcessOperations } from '../../openapi/operations/hiring-processes.ts'
import { unusedProcess } from '../factories/hiring-processes.ts'
import { done, ofCompany } from './jobs.rows.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/*                              anonymous, individual, another, company, another, employee, former, administrator */
const forEveryEmployer = (status: number): Statuses => [401, status, status, status, status, 403, 403, 403]
const THEIRS = 'a process of the company'
const made = ({ app, people }: World) => unusedProcess(app, people.company)
const its: Row['ask'] = async (world) => ({ params: { id: (await made(world)).id } })

export const hiringRows = {
  listHiringProcesses: ofCompany('the processes of the account', () => ({}), forEveryEmployer(200)),
  createHiringProcess: ofCompany(
    'a process of the account',
    () => ({ body: { name: { en: 'Engineers' } } }),
    forEveryEmployer(201),
  ),
  getHiringProcess: ofCompany(THEIRS, its, done(200)),
  editHiringProcess: ofCompany(
    THEIRS,
    async (world) => {
      const { id, name, stages } = await made(world)
      const body = { name, stages: stages.map(({ applicants: _, ...stage }) => stage), version: 1 }
      return { params: { id }, body }
    },
    done(200),
  ),
  duplicateHiringProcess: ofCompany(THEIRS, its, done(201)),
  deleteHiringProcess: ofCompany(THEIRS, its, done(204)),
} satisfies Record<keyof typeof hiringProcessOperations, Rows>
