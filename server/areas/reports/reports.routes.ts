import type { reportOperations } from '../../../openapi/operations/reports.ts'
import type { Handlers } from '../../kernel/context.ts'
import { decideReport } from './reports.commands.ts'
import { listReports, readReport } from './reports.queries.ts'

/** The queue of reports; visitors write them on a page of the server's own (`report-form.ts`). */
export const handlers = {
  listReports: ({ db, query, lang }) => listReports(db, query, lang),
  getReport: ({ db, params }) => readReport(db, params.id),
  dismissReport: ({ write, services, viewer, params, body }) =>
    write((tx) => decideReport(tx, services, { viewer, id: params.id, event: 'dismiss', ...body })),
  unpublishReported: ({ write, services, viewer, params, body }) =>
    write((tx) => decideReport(tx, services, { viewer, id: params.id, event: 'unpublish', ...body })),
} satisfies Handlers<typeof reportOperations>
