import type { documentOperations } from '../../openapi/operations/documents.ts'
import { stagedFile } from '../factories/entries.ts'
import { resume } from '../factories/resumes.ts'
import { attach, supportDocument } from '../factories/support-documents.ts'
import type { Row, Rows, Statuses } from './row.ts'
import type { World } from './world.ts'

/** Read and changed by the person alone: another's answers as an unknown one does, whoever asks. */
const ownersOnly = (done: number, another: number): Statuses => [401, done, another, 403, 403, 403, 403, 403]
const forOwner = (about: string, ask: Row['ask'], done: number, another: number): Rows => [
  { about, ask, answers: ownersOnly(done, another) },
]
const DOCUMENT = 'the individual’s document'
const RESUME = 'the individual’s resume and document'

const owner = async ({ fresh, people }: World) => fresh(people.individual)
/** Not sent: so many would pass the limit of uploads. */
const fileOf = ({ app, people }: World) => stagedFile(app, people.individual.accountId, 'document')
/** The others that they made are deleted, so that there is room. */
async function documentOf(world: World) {
  const as = await owner(world)
  const { data } = (await world.read(as, '/support-documents?per_page=100')) as unknown as {
    data: readonly { readonly id: string }[]
  }
  for (const { id } of data) await world.app.call('DELETE', `/support-documents/${id}`, { as })
  return supportDocument(world.app, as, { file_id: await fileOf(world) })
}
async function resumeOf(world: World) {
  const as = await owner(world)
  const { data } = (await world.read(as, '/resumes')) as unknown as { data: readonly { readonly id: string }[] }
  return data[0] ?? resume(world.app, as)
}
const itsId = async (world: World) => ({ params: { id: (await documentOf(world)).id } })
async function attached(world: World) {
  const [document, ofResume] = [await documentOf(world), await resumeOf(world)]
  await attach(world.app, await owner(world), ofResume, document)
  return { document: document.id, resume: ofResume.id }
}

export const documentRows = {
  listSupportDocuments: forOwner('their documents', () => ({}), 200, 200),
  getDocumentRoom: forOwner('their room', () => ({}), 200, 200),
  createSupportDocument: forOwner(
    'the individual’s file',
    async (world) => ({
      body: {
        name: { en: 'BSc in Accounting' },
        kind: 'degree',
        file_id: await fileOf(world),
        keep_both: true,
      },
    }),
    201,
    422,
  ),
  editSupportDocument: forOwner(
    DOCUMENT,
    async (world) => {
      const { id, version } = await documentOf(world)
      return { params: { id }, body: { name: { en: 'MSc in Accounting' }, kind: 'degree', version } }
    },
    200,
    404,
  ),
  replaceSupportDocument: forOwner(
    DOCUMENT,
    async (world) => {
      const { id, version } = await documentOf(world)
      return { params: { id }, body: { file_id: await fileOf(world), keep_both: true, version } }
    },
    200,
    404,
  ),
  deleteSupportDocument: forOwner(DOCUMENT, itsId, 204, 404),
  restoreSupportDocument: forOwner(
    DOCUMENT,
    async (world) => {
      const { id } = await documentOf(world)
      await world.app.call('DELETE', `/support-documents/${id}`, { as: await owner(world) })
      return { params: { id } }
    },
    200,
    404,
  ),
  listAttachedDocuments: forOwner(
    RESUME,
    async (world) => ({ params: { id: (await attached(world)).resume } }),
    200,
    404,
  ),
  orderAttachedDocuments: forOwner(
    RESUME,
    async (world) => {
      const { document, resume: id } = await attached(world)
      return { params: { id }, body: { document_ids: [document] } }
    },
    200,
    404,
  ),
  attachDocument: forOwner(
    RESUME,
    async (world) => ({ params: { id: (await resumeOf(world)).id, document: (await documentOf(world)).id } }),
    200,
    404,
  ),
  detachDocument: forOwner(
    RESUME,
    async (world) => {
      const { document, resume: id } = await attached(world)
      return { params: { id, document } }
    },
    200,
    404,
  ),
} satisfies Record<keyof typeof documentOperations, Rows>
