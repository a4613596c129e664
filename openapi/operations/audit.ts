import { bytes, defineOperation, ok } from '../define.ts'
import { exportQuery, pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { auditRecord, auditRow } from '../schemas/audit.ts'
import { pageOf } from '../schemas/primitives.ts'

/** `/manage/audit-log`: what administrators changed. There is no call that changes or deletes a record. */
export const auditOperations = {
  listAuditRecords: defineOperation({
    method: 'GET',
    path: '/manage/audit-log',
    summary: 'Changes by administrators, newest first',
    access: 'admin',
    query: pageQuery(lists.auditLog),
    output: ok(pageOf(auditRow)),
  }),
  exportAuditRecords: defineOperation({
    method: 'GET',
    path: '/manage/audit-log.csv',
    summary: 'Changes by administrators as CSV',
    access: 'admin',
    query: exportQuery(lists.auditLog),
    output: bytes('text/csv'),
  }),
  getAuditRecord: defineOperation({
    method: 'GET',
    path: '/manage/audit-log/{id}',
    summary: 'One change, before and after',
    access: 'admin',
    params: { id: ref('auditRecord') },
    output: ok(auditRecord),
  }),
}
