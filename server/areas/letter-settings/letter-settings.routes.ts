import type { letterSettingOperations } from '../../../openapi/operations/letter-settings.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { addAbsence, deleteAbsence, whoseOf } from './absences.commands.ts'
import { listAbsences } from './absences.queries.ts'
import type { Change } from './change.ts'
import { createFormat, deleteFormat, editFormat } from './formats.commands.ts'
import { listFormats } from './formats.queries.ts'
import { createLevel, deleteLevel, editLevel, orderLevels } from './levels.commands.ts'
import { listLevels, previewRoute } from './levels.queries.ts'
import { addPermission, deletePermission } from './permissions.commands.ts'
import { listPermissions } from './permissions.queries.ts'
import { findPeople, groupOf } from './staffing.queries.ts'
import { createTemplate, deleteTemplate, editTemplate } from './templates.commands.ts'
import { listTemplates, readTemplate } from './templates.queries.ts'
import { createType, deleteType, editType } from './types.commands.ts'
import { listTypes } from './types.queries.ts'

type Writing = Pick<HandlerCall<(typeof letterSettingOperations)['createLetterFormat']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Writing, tx: Tx): Change => ({
  tx,
  services,
  accountId: viewer.accountId,
  now,
})

/** The handlers of what a company sets up for its letters. */
export const handlers = {
  listLetterFormats: (call) => listFormats(call.db, call.viewer.accountId, call.now),
  createLetterFormat: (call) => call.write((tx) => createFormat(changeOf(call, tx), call.body)),
  editLetterFormat: (call) => call.write((tx) => editFormat(changeOf(call, tx), call.params.id, call.body)),
  deleteLetterFormat: (call) => call.write((tx) => deleteFormat(changeOf(call, tx), call.params.id)),

  listLetterTypes: (call) => listTypes(call.db, call.viewer.accountId, call.now),
  createLetterType: (call) => call.write((tx) => createType(changeOf(call, tx), call.body)),
  editLetterType: (call) => call.write((tx) => editType(changeOf(call, tx), call.params.id, call.body)),
  deleteLetterType: (call) => call.write((tx) => deleteType(changeOf(call, tx), call.params.id)),

  listLetterTemplates: (call) => listTemplates(call.db, call.viewer.accountId),
  createLetterTemplate: (call) => call.write((tx) => createTemplate(changeOf(call, tx), call.body)),
  getLetterTemplate: (call) => readTemplate(call.db, call.services.files, call.viewer.accountId, call.params.id),
  editLetterTemplate: (call) => call.write((tx) => editTemplate(changeOf(call, tx), call.params.id, call.body)),
  deleteLetterTemplate: (call) => call.write((tx) => deleteTemplate(changeOf(call, tx), call.params.id)),

  listLetterPermissions: (call) => listPermissions(call.db, call.viewer.accountId, call.now),
  addLetterPermission: (call) => call.write((tx) => addPermission(changeOf(call, tx), call.body)),
  deleteLetterPermission: (call) => call.write((tx) => deletePermission(changeOf(call, tx), call.params.id)),

  listLetterLevels: (call) => listLevels(call.db, call.viewer.accountId, call.now),
  createLetterLevel: (call) => call.write((tx) => createLevel(changeOf(call, tx), call.body)),
  editLetterLevel: (call) => call.write((tx) => editLevel(changeOf(call, tx), call.params.id, call.body)),
  orderLetterLevels: (call) => call.write((tx) => orderLevels(changeOf(call, tx), call.body.ids)),
  deleteLetterLevel: (call) => call.write((tx) => deleteLevel(changeOf(call, tx), call.params.id)),
  previewLetterRoute: ({ db, viewer, query: { type, amount }, now }) =>
    previewRoute(db, viewer.accountId, { typeId: type, amount: amount ?? null, now }),

  listLetterAbsences: ({ db, viewer, now }) => listAbsences(db, viewer.accountId, whoseOf(viewer), now),
  addLetterAbsence: (call) => call.write((tx) => addAbsence(changeOf(call, tx), call.viewer, call.body)),
  deleteLetterAbsence: (call) => call.write((tx) => deleteAbsence(changeOf(call, tx), call.viewer, call.params.id)),
  findLetterPeople: ({ db, viewer, query, now }) => findPeople(db, viewer.accountId, query.q, now),
  findLetterGroup: ({ db, viewer, query: { department_id = null, position_id = null }, now }) =>
    groupOf(db, viewer.accountId, { departmentId: department_id, positionId: position_id }, now),
} satisfies Handlers<typeof letterSettingOperations>
