import type { auditOperations } from '../../../openapi/operations/audit.ts'
import type { Handlers } from '../../kernel/context.ts'
import { exportAudit, listAudit, readAudit } from './audit.queries.ts'

/** The audit log is read here; it is written by whatever changes something (`kernel/audit.ts`). */
export const handlers = {
  listAuditRecords: ({ db, query, lang }) => listAudit(db, query, lang),
  exportAuditRecords: ({ db, query, lang }) => exportAudit(db, query, lang),
  getAuditRecord: ({ db, params }) => readAudit(db, params.id),
} satisfies Handlers<typeof auditOperations>
