import type { letterOperations } from '../../../openapi/operations/letters.ts'
import type { HandlerCall, Handlers } from '../../kernel/context.ts'
import { approveLetter, rejectLetter, returnLetter } from './approving.commands.ts'
import type { Change } from './change.ts'
import { comment, resolveComment } from './comments.commands.ts'
import { issueLetter, revokeLetter } from './issuing.commands.ts'
import { listVersions, readLetter, readVersion } from './letter.queries.ts'
import { countLetters, findReceived, listCompany, listOwn, listReceived, writableTypes } from './lists.queries.ts'
import { lookingAs } from './visible.queries.ts'
import { createLetter, deleteLetter, saveLetter, submitLetter, withdrawLetter } from './writing.commands.ts'

type Calling = Pick<
  HandlerCall<(typeof letterOperations)['listWritableLetterTypes']>,
  'services' | 'db' | 'viewer' | 'now' | 'write'
>
const looking = ({ db, viewer, now }: Calling) => lookingAs(db, viewer, now)
/** Runs a command in its transaction, with what the company allows as it is then. */
const change = <T>({ services, viewer, now, write }: Calling, run: (by: Change) => Promise<T>) =>
  write(async (tx) => run({ tx, services, now, looking: await lookingAs(tx, viewer, now) }))

/** The handlers of letters. */
export const handlers = {
  listWritableLetterTypes: async (call) => writableTypes(await looking(call)),
  listOwnLetters: async (call) => listOwn(call.db, await looking(call), call.query, call.lang),
  countLetters: async (call) => countLetters(call.db, await looking(call)),
  listCompanyLetters: async (call) => listCompany(call.db, await looking(call), call.query, call.lang),
  createLetter: (call) => change(call, (by) => createLetter(by, call.body)),
  getLetter: async (call) => readLetter(call.db, await looking(call), call.params.id),
  saveLetter: (call) => change(call, (by) => saveLetter(by, call.params.id, call.body)),
  deleteLetter: (call) => change(call, (by) => deleteLetter(by, call.params.id)),
  submitLetter: (call) => change(call, (by) => submitLetter(by, call.params.id, call.body.version)),
  approveLetter: (call) => change(call, (by) => approveLetter(by, call.params.id, call.body)),
  returnLetter: (call) => change(call, (by) => returnLetter(by, call.params.id, call.body)),
  rejectLetter: (call) => change(call, (by) => rejectLetter(by, call.params.id, call.body)),
  withdrawLetter: (call) => change(call, (by) => withdrawLetter(by, call.params.id, call.body.version)),
  issueLetter: (call) => change(call, (by) => issueLetter(by, call.params.id, call.body.version)),
  revokeLetter: (call) => change(call, (by) => revokeLetter(by, call.params.id, call.body)),
  commentOnLetter: (call) => change(call, (by) => comment(by, call.params.id, call.body)),
  resolveLetterComment: (call) => change(call, (by) => resolveComment(by, call.params.id, call.body.resolved)),
  listLetterVersions: async (call) => listVersions(call.db, await looking(call), call.params.id),
  getLetterVersion: async (call) =>
    readVersion(call.db, await looking(call), call.params.id, call.query.content_version),
  listReceivedLetters: (call) => listReceived(call.db, call.viewer, call.query, call.lang),
  getReceivedLetter: (call) => findReceived(call.db, call.viewer, call.params.id),
} satisfies Handlers<typeof letterOperations>
