import type { auditOperations } from '../../openapi/operations/audit.ts'
import { auditRecord } from '../factories/audit.ts'
import type { Row, Rows } from './row.ts'

const nothing = () => ({})
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
const forAdministrators = (about: string, ask: Row['ask']): Rows => [
  { about, ask, answers: [401, 403, 403, 403, 403, 403, 403, 200] },
]

export const auditRows = {
  listAuditRecords: forAdministrators('what administrators changed', nothing),
  exportAuditRecords: forAdministrators('what administrators changed', nothing),
  getAuditRecord: forAdministrators('one change', async ({ app, people }) => ({
    params: { id: await auditRecord(app, people.administrator) },
  })),
} satisfies Record<keyof typeof auditOperations, Rows>
