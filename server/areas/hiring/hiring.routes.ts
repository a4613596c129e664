import type { hiringProcessOperations } from '../../../openapi/operations/hiring-processes.ts'
import type { HandlerCall, Handlers, Tx } from '../../kernel/context.ts'
import { createProcess, deleteProcess, duplicateProcess, editProcess, type Change } from './processes.commands.ts'
import { listProcesses, readProcess } from './processes.queries.ts'

type Writing = Pick<HandlerCall<(typeof hiringProcessOperations)['createHiringProcess']>, 'services' | 'viewer' | 'now'>
const changeOf = ({ services, viewer, now }: Writing, tx: Tx): Change => ({
  tx,
  services,
  accountId: viewer.accountId,
  now,
})

/** The handlers of an account's hiring processes. */
export const handlers = {
  listHiringProcesses: (call) => listProcesses(call.db, call.viewer.accountId),
  createHiringProcess: (call) => call.write((tx) => createProcess(changeOf(call, tx), call.body)),
  getHiringProcess: (call) => readProcess(call.db, call.viewer.accountId, call.params.id),
  editHiringProcess: (call) => call.write((tx) => editProcess(changeOf(call, tx), call.params.id, call.body)),
  duplicateHiringProcess: (call) => call.write((tx) => duplicateProcess(changeOf(call, tx), call.params.id)),
  deleteHiringProcess: (call) => call.write((tx) => deleteProcess(changeOf(call, tx), call.params.id)),
} satisfies Handlers<typeof hiringProcessOperations>
