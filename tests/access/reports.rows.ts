import type { reportOperations } from '../../openapi/operations/reports.ts'
import { publicCompany } from '../factories/companies.ts'
import { pageReport } from '../factories/reports.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const nothing = () => ({})
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]
const reported = async ({ app }: World) => {
  const { id, version } = await pageReport(app, await publicCompany(app))
  return { params: { id }, body: { note: 'Please name the licence of the company.', version } }
}

export const reportRows = {
  listReports: forAdministrators('the queue', nothing),
  getReport: forAdministrators('a report', async (world) => ({ params: (await reported(world)).params })),
  dismissReport: forAdministrators('a report', reported),
  unpublishReported: forAdministrators('a report', reported),
} satisfies Record<keyof typeof reportOperations, Rows>
