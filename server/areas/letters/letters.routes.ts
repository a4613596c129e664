import type { letterRequestOperations } from '../../../openapi/operations/letter-requests.ts'
import type { letterCompanyOperations } from '../../../openapi/operations/letter-company.ts'
import type { letterPaperOperations } from '../../../openapi/operations/letter-paper.ts'
import type { letterOperations } from '../../../openapi/operations/letters.ts'
import type { receivedLetterOperations } from '../../../openapi/operations/received-letters.ts'
import type { HandlerCall, Handlers } from '../../kernel/context.ts'
import { safeName } from '../../kernel/document-name.ts'
import { staged } from '../../kernel/staged-file.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { approveLetter, rejectLetter, returnLetter } from './approving.commands.ts'
import { requestLetter, declineRequest, withdrawRequest, answerRequest } from './requests.commands.ts'
import { askedRequests, ownRequests, requestableTypes } from './requests.queries.ts'
import { archiveLetters, exportLetters } from './company.export.ts'
import type { Change } from './change.ts'
import { comment, resolveComment } from './comments.commands.ts'
import { confirmByLetter } from './confirming.commands.ts'
import { issueLetter } from './issuing.commands.ts'
import { listVersions, readLetter, readVersion } from './letter.queries.ts'
import {
  companyTypes,
  countLetters,
  findReceived,
  listCompany,
  listOwn,
  listReceived,
  writableTypes,
} from './lists.queries.ts'
import { readPages, tryLetter, tryTemplate } from './pages.queries.ts'
import { revokeLetter, revokeTogether } from './revoking.commands.ts'
import { deleteSignature, readSignature, saveSignature } from './signature.commands.ts'
import { downloadReceived, keepReceived } from './received.commands.ts'
import { markReceived } from './recipients.commands.ts'
import { lookingAs } from './visible.queries.ts'
import { createLetter, deleteLetter, saveLetter, submitLetter, withdrawLetter } from './writing.commands.ts'

type Calling = Pick<
  HandlerCall<(typeof letterOperations)['listWritableLetterTypes']>,
  'services' | 'db' | 'viewer' | 'now' | 'write'
>
const looking = ({ db, services, viewer, now }: Calling) => lookingAs(db, services, viewer, now)
/** Runs a command in its transaction, with what the company allows as it is then. */
const change = async <T>({ services, viewer, now, write }: Calling, run: (by: Change) => Promise<T>) => {
  const names = await referenceNames(services)
  return write(async (tx) => run({ tx, services, now, names, looking: await lookingAs(tx, services, viewer, now) }))
}

/** The handlers of letters. */
export const handlers = {
  listWritableLetterTypes: async (call) => writableTypes(await looking(call)),
  listOwnLetters: async (call) => listOwn(call.db, await looking(call), call.query, call.lang),
  countLetters: async (call) => countLetters(call.db, await looking(call)),
  listCompanyLetters: async (call) => listCompany(call.db, await looking(call), call.query, call.lang),
  listCompanyLetterTypes: async (call) => companyTypes(call.db, await looking(call)),
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
  revokeLettersTogether: (call) => change(call, (by) => revokeTogether(by, call.params.id, call.body)),
  commentOnLetter: (call) => change(call, (by) => comment(by, call.params.id, call.body)),
  resolveLetterComment: (call) => change(call, (by) => resolveComment(by, call.params.id, call.body.resolved)),
  listLetterVersions: async (call) => listVersions(call.db, await looking(call), call.params.id),
  getLetterVersion: async (call) =>
    readVersion(call.db, await looking(call), call.params.id, call.query.content_version),
  downloadReceivedLetter: ({ services, viewer, now, params }) =>
    services.transaction((tx) => downloadReceived({ tx, services, viewer, now }, params.id)),
  keepReceivedLetter: ({ services, viewer, now, params, write }) =>
    write((tx) => keepReceived({ tx, services, viewer, now }, params.id)),
  confirmByLetter: ({ services, viewer, params, body, write }) =>
    write((tx) => confirmByLetter({ tx, services, viewer }, params.id, body.experience_id)),
  exportCompanyLetters: async (call) => exportLetters(call.db, await looking(call), call.query, call.lang),
  archiveCompanyLetters: async (call) =>
    archiveLetters(call.db, call.services, await looking(call), { year: call.query.year, lang: call.lang }),
  previewLetter: async (call) =>
    readPages(call, await looking(call), { id: call.params.id, to: call.query.user_id ?? null }),
  tryLetter: async (call) => tryLetter(call, await looking(call), call.params.id),
  previewLetterTemplate: (call) => tryTemplate(call, call.viewer, call.body),
  getLetterSignature: (call) => readSignature(call.db, call.services, call.viewer),
  uploadLetterFile: ({ write, services, viewer, files }) =>
    write(async (tx) =>
      staged(services, await services.files.keepDocument(tx, { accountId: viewer.accountId, file: files.file })),
    ),
  uploadLetterPicture: ({ write, services, viewer, files: { file } }) =>
    write(async (tx) =>
      staged(
        services,
        // It goes with the letter under the name that it came with.
        await services.files.keepPicture(tx, {
          accountId: viewer.accountId,
          file,
          name: safeName(file.name, 'picture'),
        }),
      ),
    ),
  saveLetterSignature: (call) => call.write((tx) => saveSignature({ ...call, tx }, call.files.file)),
  deleteLetterSignature: (call) => call.write((tx) => deleteSignature({ ...call, tx })),
  listReceivedLetters: (call) => listReceived(call.db, call.services.files, call.viewer, call.query, call.lang),
  getReceivedLetter: async ({ db, services, viewer, params, now }) => {
    const found = await findReceived(db, services.files, viewer, params.id)
    await services.transaction((tx) => markReceived(tx, viewer, params.id, 'openedAt', now))
    return found
  },
  listRequestableLetterTypes: ({ db, viewer, now }) => requestableTypes(db, viewer.userId, now),
  listOwnLetterRequests: ({ db, viewer }) => ownRequests(db, viewer.userId),
  requestLetter: ({ services, viewer, now, body, write }) =>
    write((tx) => requestLetter(tx, services, viewer.userId, body, now)),
  withdrawLetterRequest: ({ services, viewer, params, write }) =>
    write((tx) => withdrawRequest(tx, services, viewer.userId, params.id)),
  listAskedLetterRequests: async (call) => askedRequests(call.db, await looking(call), call.now),
  answerLetterRequest: (call) => change(call, (by) => answerRequest(by, call.params.id)),
  declineLetterRequest: (call) => change(call, (by) => declineRequest(by, call.params.id, call.body.note)),
} satisfies Handlers<
  typeof letterOperations &
    typeof receivedLetterOperations &
    typeof letterPaperOperations &
    typeof letterCompanyOperations &
    typeof letterRequestOperations
>
