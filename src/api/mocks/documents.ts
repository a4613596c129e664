import type { Ref } from '../../../openapi/ref.ts'
import type { SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { resumeRows } from './resume-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

const [shared] = resumeRows
const row = (n: number, over: Partial<SupportDocument>): SupportDocument => ({
  id: sampleId(62, n) as Ref<'supportDocument'>,
  name: { en: 'BSc in Water Resources Engineering', am: 'በውኃ ሀብት ምህንድስና የመጀመሪያ ዲግሪ' },
  kind: 'degree',
  file: {
    kind: 'pdf',
    url: '/lyu/degree.pdf',
    view_url: '/lyu/degree.pdf?as=page',
    small_url: null,
    name: 'degree.pdf',
    size: 1_240_000,
    width: null,
    height: null,
  },
  used_by: [],
  version: 1,
  created_at: NOW,
  updated_at: NOW,
  ...over,
})
const picture = {
  kind: 'picture' as const,
  url: '/favicon.ico',
  view_url: '/favicon.ico',
  small_url: '/favicon.ico',
  name: null,
  size: 86_000,
  width: 64,
  height: 64,
}
export const documentRows: readonly SupportDocument[] = [
  row(0, {
    used_by: shared ? [{ kind: 'resume', id: shared.id, name: shared.name, is_public: shared.is_public }] : [],
  }),
  row(1, { name: { am: 'ከአዲስ አበባ ውኃና ፍሳሽ ባለሥልጣን የተሰጠ የሥራ ልምድ ደብዳቤ' }, kind: 'employment', file: picture }),
]
const first = row(0, {})

/** The support documents of a person, of whom one is attached. */
export const documentMocks = {
  listSupportDocuments: mock('listSupportDocuments', ({ query }) => pageOf(documentRows, query)),
  getDocumentRoom: mock('getDocumentRoom', () => ({
    documents: documentRows.length,
    most_documents: 100,
    bytes: 1_326_000,
    most_bytes: 200_000_000,
  })),
  createSupportDocument: mock('createSupportDocument', ({ body }) => ({ ...first, name: body.name, kind: body.kind })),
  editSupportDocument: mock('editSupportDocument', ({ body }) => ({
    ...first,
    name: body.name,
    kind: body.kind,
    version: body.version + 1,
  })),
  replaceSupportDocument: mock('replaceSupportDocument', ({ body }) => ({ ...first, version: body.version + 1 })),
  deleteSupportDocument: mock('deleteSupportDocument', () => undefined),
  restoreSupportDocument: mock('restoreSupportDocument', () => first),
  listAttachedDocuments: mock('listAttachedDocuments', () => documentRows.slice(0, 1)),
  orderAttachedDocuments: mock('orderAttachedDocuments', () => documentRows.slice(0, 1)),
  attachDocument: mock('attachDocument', () => [...documentRows]),
  detachDocument: mock('detachDocument', () => []),
}
