import { created, defineOperation, empty, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { pageOf } from '../schemas/primitives.ts'
import {
  attachedDocuments,
  attachedOrder,
  documentRoom,
  newSupportDocument,
  supportDocument,
  supportDocumentBody,
  supportDocumentFile,
} from '../schemas/support-document.ts'

const documentId = { id: ref('supportDocument') }
const resumeId = { id: ref('resume') }
const attached = { ...resumeId, document: ref('supportDocument') }

/** Degrees, certificates and letters that a person keeps: only theirs to read until one is attached to something. */
export const documentOperations = {
  listSupportDocuments: defineOperation({
    method: 'GET',
    path: '/support-documents',
    summary: 'The support documents of a person',
    access: 'individual',
    query: pageQuery(lists.supportDocuments),
    output: ok(pageOf(supportDocument)),
  }),
  getDocumentRoom: defineOperation({
    method: 'GET',
    path: '/support-documents/room',
    summary: 'How many support documents there are, and how many there can be',
    access: 'individual',
    output: ok(documentRoom),
  }),
  createSupportDocument: defineOperation({
    method: 'POST',
    path: '/support-documents',
    summary: 'Keep a picture or PDF that was staged as a support document',
    access: 'individual',
    body: newSupportDocument,
    output: created(supportDocument),
    errors: ['limit_reached', 'storage_full', 'same_document'],
  }),
  editSupportDocument: defineOperation({
    method: 'PUT',
    path: '/support-documents/{id}',
    summary: 'Rename a support document, or say what it is',
    access: 'individual',
    params: documentId,
    body: supportDocumentBody,
    output: ok(supportDocument),
    errors: ['stale'],
  }),
  replaceSupportDocument: defineOperation({
    method: 'PUT',
    path: '/support-documents/{id}/file',
    summary: 'Put another file in the place of the one there is, everywhere it is attached',
    access: 'individual',
    params: documentId,
    body: supportDocumentFile,
    output: ok(supportDocument),
    errors: ['stale', 'storage_full', 'same_document'],
  }),
  deleteSupportDocument: defineOperation({
    method: 'DELETE',
    path: '/support-documents/{id}',
    summary: 'Delete a support document, and take it from everything it is attached to',
    access: 'individual',
    params: documentId,
    output: empty,
  }),
  restoreSupportDocument: defineOperation({
    method: 'POST',
    path: '/support-documents/{id}/restore',
    summary: 'Restore a support document within an hour after it was deleted, attached as it was',
    access: 'individual',
    params: documentId,
    output: ok(supportDocument),
    errors: ['limit_reached', 'storage_full'],
  }),

  listAttachedDocuments: defineOperation({
    method: 'GET',
    path: '/resumes/{id}/documents',
    summary: 'The support documents of a resume, in order',
    access: 'individual',
    params: resumeId,
    output: ok(attachedDocuments),
  }),
  orderAttachedDocuments: defineOperation({
    method: 'PUT',
    path: '/resumes/{id}/documents',
    summary: 'Order the support documents of a resume',
    access: 'individual',
    params: resumeId,
    body: attachedOrder,
    output: ok(attachedDocuments),
    errors: ['stale'],
  }),
  attachDocument: defineOperation({
    method: 'PUT',
    path: '/resumes/{id}/documents/{document}',
    summary: 'Attach a support document to a resume, behind those it has',
    access: 'individual',
    params: attached,
    output: ok(attachedDocuments),
    errors: ['limit_reached'],
  }),
  detachDocument: defineOperation({
    method: 'DELETE',
    path: '/resumes/{id}/documents/{document}',
    summary: 'Take a support document from a resume: its readers cannot open it any more',
    access: 'individual',
    params: attached,
    output: ok(attachedDocuments),
  }),
}
