import type { documentOperations } from '../../../openapi/operations/documents.ts'
import type { HandlerCall, Handlers, Readable, Tx } from '../../kernel/context.ts'
import { attachDocument, detachDocument, orderDocuments } from './attachments.commands.ts'
import { attachedIds, type Owner } from './attachments.queries.ts'
import {
  createDocument,
  deleteDocument,
  editDocument,
  replaceFile,
  restoreDocument,
  type Change,
} from './documents.commands.ts'
import { findResumeOf, listDocuments, readDocuments, readRoom, type Reading } from './documents.queries.ts'

type Calling = Pick<HandlerCall<(typeof documentOperations)['getDocumentRoom']>, 'services' | 'viewer' | 'now'>
const readingOf = ({ services, viewer, now }: Calling): Reading => ({ services, accountId: viewer.accountId, now })
const changeOf = ({ services, viewer, now }: Calling, tx: Tx): Change => ({
  tx,
  services,
  accountId: viewer.accountId,
  now,
})

type OfResume = Calling & Pick<HandlerCall<(typeof documentOperations)['listAttachedDocuments']>, 'params'>
/** The caller's own resume as an owner of documents. */
async function resumeOf({ viewer, params }: OfResume, db: Readable): Promise<Owner> {
  return { kind: 'resume', id: (await findResumeOf(db, viewer.accountId, params.id)).id }
}

/** The handlers of a person's support documents, and of what they are attached to. */
export const handlers = {
  listSupportDocuments: (call) => listDocuments(call.db, readingOf(call), call.query, call.lang),
  getDocumentRoom: ({ db, viewer }) => readRoom(db, viewer.accountId),
  createSupportDocument: (call) => call.write((tx) => createDocument(changeOf(call, tx), call.body)),
  editSupportDocument: (call) => call.write((tx) => editDocument(changeOf(call, tx), call.params.id, call.body)),
  replaceSupportDocument: (call) => call.write((tx) => replaceFile(changeOf(call, tx), call.params.id, call.body)),
  deleteSupportDocument: (call) => call.write((tx) => deleteDocument(changeOf(call, tx), call.params.id)),
  restoreSupportDocument: (call) => call.write((tx) => restoreDocument(changeOf(call, tx), call.params.id)),

  listAttachedDocuments: async (call) =>
    readDocuments(call.db, readingOf(call), await attachedIds(call.db, await resumeOf(call, call.db))),
  orderAttachedDocuments: (call) =>
    call.write(async (tx) => orderDocuments(changeOf(call, tx), await resumeOf(call, tx), call.body.document_ids)),
  attachDocument: (call) =>
    call.write(async (tx) => attachDocument(changeOf(call, tx), await resumeOf(call, tx), call.params.document)),
  detachDocument: (call) =>
    call.write(async (tx) => detachDocument(changeOf(call, tx), await resumeOf(call, tx), call.params.document)),
} satisfies Handlers<typeof documentOperations>
