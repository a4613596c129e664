import type { z } from 'zod'
import type {
  DocumentRoom,
  newSupportDocument,
  SupportDocument,
  supportDocumentBody,
} from '../../../openapi/schemas/support-document.ts'
import { api, once } from '../../api/client.ts'
import { sendDocument, sendPicture } from '../../api/pictures.ts'
import { answer } from '../../api/problem.ts'
import { createDocumentMachine } from '../../machines/document/document.machine.ts'
import { callOf } from '../../machines/list/address.ts'
import { createReadListMachine } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createGalleryMachine } from '../../machines/resume/gallery.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { isPdf } from '../../ui/document/document-file.ts'
import { checkPaper, smallerPaper } from '../../ui/document/paper-file.ts'

const at = (id: string) => ({ path: { id } })

export const documentsMachine = createReadListMachine<SupportDocument>((query, signal) =>
  answer(api.GET('/support-documents', { params: { query: callOf(query) }, signal })),
)
export const roomMachine = createLoadMachine<DocumentRoom>((_, signal) =>
  answer(api.GET('/support-documents/room', { signal })),
)

/** A PDF or a picture on its way to the server; a picture is made smaller first where it is large. */
export const paperMachine = createDocumentMachine({
  check: checkPaper,
  send: async (file, onProgress, signal) => {
    if (await isPdf(file)) return sendDocument(file, onProgress, signal)
    // A picture that is kept has no name; the form shows the one that it came with.
    return { ...(await sendPicture(await smallerPaper(file), onProgress, signal)), name: file.name }
  },
})

export type NewDocument = z.output<typeof newSupportDocument>
export const addMachine = createSaveMachine<NewDocument, SupportDocument>(({ values, key }, signal) =>
  answer(api.POST('/support-documents', { body: values, headers: once(key), signal })),
)
export type DocumentNaming = Omit<z.output<typeof supportDocumentBody>, 'version'>
export const editMachine = createSaveMachine<DocumentNaming, SupportDocument>(({ values, row }, signal) =>
  row === null
    ? Promise.reject(new Error('Only a document that is there is renamed'))
    : answer(
        api.PUT('/support-documents/{id}', {
          params: at(row.id),
          body: { ...values, version: row.version },
          signal,
        }),
      ),
)
export type FileChoice = Pick<NewDocument, 'file_id' | 'keep_both'>
export const replaceMachine = createSaveMachine<FileChoice, SupportDocument>(({ values, row }, signal) =>
  row === null
    ? Promise.reject(new Error('Only a document that is there gets another file'))
    : answer(
        api.PUT('/support-documents/{id}/file', {
          params: at(row.id),
          body: { ...values, version: row.version },
          signal,
        }),
      ),
)

/** Deleting a document, and taking that back. */
export const documentActsMachine = createGalleryMachine(({ kind, id }, signal) =>
  kind === 'delete'
    ? answer(api.DELETE('/support-documents/{id}', { params: at(id), signal }))
    : answer(api.POST('/support-documents/{id}/restore', { params: at(id), signal })),
)

type Attached = readonly SupportDocument[]
/** What is done to the documents of one resume. */
export type AttachedChange =
  | { readonly kind: 'attach' | 'detach'; readonly document: string }
  | { readonly kind: 'order'; readonly documents: readonly string[] }
/** The calls about the documents of a resume; stories give their own. */
export interface AttachedEffects {
  readonly read: (resume: string, signal: AbortSignal) => Promise<Attached>
  readonly change: (resume: string, change: AttachedChange, signal: AbortSignal) => Promise<Attached>
  /** All documents of the person, to choose from. */
  readonly all: (signal: AbortSignal) => Promise<Attached>
}
export const attachedCalls: AttachedEffects = {
  read: (id, signal) => answer(api.GET('/resumes/{id}/documents', { params: at(id), signal })),
  change: (id, change, signal) => {
    if (change.kind === 'order')
      return answer(
        api.PUT('/resumes/{id}/documents', {
          params: at(id),
          body: { document_ids: [...change.documents] },
          signal,
        }),
      )
    const params = { path: { id, document: change.document } }
    return change.kind === 'attach'
      ? answer(api.PUT('/resumes/{id}/documents/{document}', { params, signal }))
      : answer(api.DELETE('/resumes/{id}/documents/{document}', { params, signal }))
  },
  all: async (signal) =>
    (await answer(api.GET('/support-documents', { params: { query: { per_page: 100, sort: 'name' } }, signal }))).data,
}
/** The resumes that a document can be attached to. */
export const readResumes = async (signal: AbortSignal) => (await answer(api.GET('/resumes', { signal }))).data
