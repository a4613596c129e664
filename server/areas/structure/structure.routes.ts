import type { structureOperations } from '../../../openapi/operations/structure.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Change } from './structure.commands.ts'
import { chartHandlers } from './chart.routes.ts'
import {
  createDepartment,
  deleteDepartment,
  editDepartment,
  mergeDepartment,
  moveDepartment,
} from './departments.commands.ts'
import { consequencesOf, listDepartments, readDepartment } from './departments.queries.ts'
import { createPosition, deletePosition, editPosition } from './positions.commands.ts'
import { listPositions } from './positions.queries.ts'

type Writing = Pick<HandlerCall<(typeof structureOperations)['createDepartment']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Writing, tx: Tx): Change => ({ tx, services, viewer, now })

/** The handlers of a company's departments and positions. */
export const handlers = {
  listDepartments: ({ db, viewer, now }) => listDepartments(db, viewer.accountId, now),
  createDepartment: (call) => call.write((tx) => createDepartment(changeOf(call, tx), call.body)),
  editDepartment: (call) => call.write((tx) => editDepartment(changeOf(call, tx), call.params.id, call.body)),
  moveDepartment: (call) => call.write((tx) => moveDepartment(changeOf(call, tx), call.params.id, call.body)),
  mergeDepartment: (call) => call.write((tx) => mergeDepartment(changeOf(call, tx), call.params.id, call.body)),
  getDepartmentConsequences: async ({ db, viewer, params, now }) => {
    if (!(await readDepartment(db, viewer.accountId, params.id, now))) refuse('not_found', {})
    return consequencesOf(db, viewer.accountId, params.id, now)
  },
  deleteDepartment: (call) => call.write((tx) => deleteDepartment(changeOf(call, tx), call.params.id)),

  listPositions: ({ db, viewer, query, lang, now }) => listPositions(db, viewer.accountId, query, lang, now),
  createPosition: (call) => call.write((tx) => createPosition(changeOf(call, tx), call.body)),
  editPosition: (call) => call.write((tx) => editPosition(changeOf(call, tx), call.params.id, call.body)),
  deletePosition: (call) => call.write((tx) => deletePosition(changeOf(call, tx), call.params.id)),

  ...chartHandlers,
} satisfies Handlers<typeof structureOperations>
