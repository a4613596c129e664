import type { applicantBoardOperations } from '../../../openapi/operations/applicant-board.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { exportApplicants, readBoard, readMore } from './board.queries.ts'
import type { Change } from './draft.commands.ts'
import { deleteView, listViews, renameView, saveView } from './views.commands.ts'

type Calling = Pick<HandlerCall<(typeof applicantBoardOperations)['listApplicantViews']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Calling, tx: Tx): Change => ({ tx, services, viewer, now })

/** The handlers of the board of applicants, of their file, and of kept views. */
export const boardHandlers = {
  getApplicantBoard: (call) => readBoard(call.db, call.params.id, call.query, call),
  listMoreApplicants: (call) => readMore(call.db, call.params.id, call.query, call),
  exportApplicants: (call) => exportApplicants(call.db, call.params.id, call.query, call),

  listApplicantViews: (call) => listViews(call.db, call),
  saveApplicantView: (call) => call.write((tx) => saveView(changeOf(call, tx), call.body)),
  renameApplicantView: (call) => call.write((tx) => renameView(changeOf(call, tx), call.params.id, call.body)),
  deleteApplicantView: (call) => call.write((tx) => deleteView(changeOf(call, tx), call.params.id)),
} satisfies Handlers<typeof applicantBoardOperations>
