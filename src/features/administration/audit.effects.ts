import type { AuditRecord, AuditRow } from '../../../openapi/schemas/audit.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import { callOf, narrowingOf } from '../../machines/list/address.ts'
import type { ListQuery } from '../../machines/list/list.machine.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

export type AuditListRow = ReadRow<AuditRow>

export const auditMachine = createReadListMachine<AuditRow>((query, signal) =>
  answer(api.GET('/manage/audit-log', { params: { query: callOf(query) }, signal })),
)
export const auditRecordMachine = createLoadMachine<AuditRecord, string>((id, signal) =>
  answer(api.GET('/manage/audit-log/{id}', { params: { path: { id } }, signal })),
)

/** Whoever can have changed something. */
export interface Administrator {
  readonly id: string
  readonly name: string
}
export const administratorsMachine = createLoadMachine<readonly Administrator[]>(async (_, signal) => {
  const query = { role: 'administrator', per_page: 100 } as const
  return (await answer(api.GET('/manage/users', { params: { query }, signal }))).data
})

/** Fetches every record that is searched for as CSV, and saves it as a file. */
export async function saveAudit(query: ListQuery): Promise<void> {
  const file = await answer(
    api.GET('/manage/audit-log.csv', { params: { query: narrowingOf(query) }, parseAs: 'blob' }),
  )
  saveFile(file, 'audit-log.csv')
}
