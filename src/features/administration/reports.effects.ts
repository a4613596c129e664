import { sendParent } from 'xstate'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { callOf } from '../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { reportMachine, type ReportDecision } from '../../machines/report/report.machine.ts'
import type { RequestOutcome } from '../../machines/request/request.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type ReportRow = ReadRow<ManagedReport>

export const reportsMachine = createReadListMachine<ManagedReport>((query, signal) =>
  answer(api.GET('/manage/reports', { params: { query: callOf(query) }, signal })),
)
const byId = (id: string) => ({ params: { path: { id } } })
export const reportLoad = createLoadMachine<ManagedReport, string>((id, signal) =>
  answer(api.GET('/manage/reports/{id}', { ...byId(id), signal })),
)

const decideMachine = createSaveMachine<ReportDecision, ManagedReport>(async ({ values, row }, signal) => {
  if (row === null) throw new Error('No report')
  const { id, version } = row
  return values.kind === 'dismiss'
    ? answer(api.POST('/manage/reports/{id}/dismiss', { ...byId(id), body: { note: values.note, version }, signal }))
    : answer(
        api.POST('/manage/reports/{id}/unpublish', { ...byId(id), body: { note: values.note ?? '', version }, signal }),
      )
})
/** The life cycle of one report in the queue; decisions are reported to the owner of the rows. */
export const queuedReportLife = reportMachine.provide({
  actors: { decide: decideMachine },
  actions: {
    announce: sendParent(({ context }, { outcome }: { readonly outcome: RequestOutcome<ReportDecision['kind']> }) => ({
      type: 'life.told',
      outcome,
      row: context.row,
    })),
  },
})
