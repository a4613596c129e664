import { documentOperations } from '../../openapi/operations/documents.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import type { Person } from '../factories/people.ts'
import { stagedFile } from '../factories/entries.ts'
import { publish, resume, resumeBodyOf, snapshot, type MadeResume } from '../factories/resumes.ts'
import { attach, supportDocument } from '../factories/support-documents.ts'
import type { TestApp } from '../setup/app.ts'

export interface Found {
  readonly ids?: Readonly<Record<string, readonly string[]>>
  readonly known?: Readonly<Record<string, unknown>>
}
/** Calls that need room in the plan. */
const CREATES: ReadonlySet<OperationId> = new Set<OperationId>(['createResume', 'duplicateResume', 'restoreResume'])

/** A resume of the caller, deleted where the call restores it, and the only one where the call makes another. */
export async function resumesWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (id.includes('Document')) return documentsWorld(app, id, someone)
  if (!id.includes('Resume') || id.includes('Template')) return {}
  const { status, body } = await app.call<{ readonly data: readonly MadeResume[] }>('GET', '/resumes', { as: someone })
  if (status !== 200) return {}
  const remove = (row: { readonly id: string }) => app.call('DELETE', `/resumes/${row.id}`, { as: someone })
  if (CREATES.has(id)) for (const row of body.data) await remove(row)
  const made = (!CREATES.has(id) && body.data[0]) || (await resume(app, someone))
  if (id === 'restoreResume') await remove(made)
  if (id === 'deleteResumeSnapshot')
    return { ids: { resume: [made.id], resumeSnapshot: [(await snapshot(app, someone, made)).id] } }
  if (id === 'publishResume')
    return { ids: { resume: [made.id] }, known: { version: made.version, until: null, indexed: false } }
  if (id === 'getResumeQrSvg' || id === 'getResumeQrPng') {
    if (made.url === null) await publish(app, someone, made)
    return { ids: { resume: [made.id] } }
  }
  if (id !== 'editResume' && id !== 'drawResumePages') return { ids: { resume: [made.id] } }
  const { body: found } = await app.call<{ readonly resume: MadeResume }>('GET', `/resumes/${made.id}`, { as: someone })
  const { style, content, version } = resumeBodyOf(found.resume)
  return { ids: { resume: [made.id] }, known: { style, content, version } }
}

/** Calls about the documents that a person keeps, and those of a resume. */
const OF_DOCUMENTS: ReadonlySet<OperationId> = new Set<OperationId>(Object.keys(documentOperations) as OperationId[])

/** A document of the caller, deleted where the call restores it, attached where it is about that, and a staged file. */
async function documentsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!OF_DOCUMENTS.has(id)) return {}
  const { status, body } = await app.call<{ readonly data: readonly MadeResume[] }>('GET', '/resumes', { as: someone })
  if (status !== 200) return {}
  const all = await app.call<{ readonly data: readonly { readonly id: string }[] }>(
    'GET',
    '/support-documents?per_page=100',
    { as: someone },
  )
  for (const row of all.body.data) await app.call('DELETE', `/support-documents/${row.id}`, { as: someone })
  const staged = () => stagedFile(app, someone.accountId, 'document')
  const made = body.data[0] ?? (await resume(app, someone))
  const document = await supportDocument(app, someone, { file_id: await staged() })
  if (id === 'restoreSupportDocument') await app.call('DELETE', `/support-documents/${document.id}`, { as: someone })
  if (id === 'orderAttachedDocuments') await attach(app, someone, made, document)
  return {
    ids: { resume: [made.id], supportDocument: [document.id], file: [await staged()] },
    known: { version: document.version, document_ids: [document.id], keep_both: true },
  }
}
