import { report } from '../../../openapi/lifecycles/report.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { requestMachine, type DecisionOf } from '../request/request.ts'

/** What an administrator decides; taking a page down says why. */
export type ReportDecision = DecisionOf<'dismiss' | 'unpublish'>

/** A report of a public page: waiting, dismissed or upheld. Visitors write it elsewhere, so nobody asks for it here. */
export const reportMachine = requestMachine<ManagedReport, ManagedReport, null, ReportDecision['kind']>(report, {
  isSent: () => false,
  withdrawn: null,
  decided: { dismiss: 'dismissed', unpublish: 'upheld' },
})
