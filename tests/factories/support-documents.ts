import type { SupportDocument } from '../../openapi/schemas/support-document.ts'
import type { TestApp } from '../setup/app.ts'
import { pdf } from './documents.ts'
import type { Person } from './people.ts'
import { fileForm, uploadPicture } from './pictures.ts'

let count = 0
/** A staged PDF of the person like no other. */
export async function stagedPdf(app: TestApp, as: Person, title = `Paper ${(count += 1)}`): Promise<string> {
  const { status, body } = await app.call<{ readonly id: string }>('POST', '/files/documents', {
    as,
    body: fileForm(pdf(title), `${title}.pdf`, 'application/pdf'),
  })
  if (status !== 201) throw new Error(`A PDF was not taken: ${JSON.stringify(body)}`)
  return body.id
}

type Over = Partial<Record<'name' | 'kind' | 'file_id', unknown>>
/** A support document of the person: a degree as a PDF like no other, unless `over` says otherwise. */
export async function supportDocument(app: TestApp, as: Person, over: Over = {}): Promise<SupportDocument> {
  const { status, body } = await app.call<SupportDocument>('POST', '/support-documents', {
    as,
    body: {
      name: { en: 'BSc in Accounting', am: 'የሒሳብ መዝገብ ዲግሪ' },
      kind: 'degree',
      file_id: over.file_id ?? (await stagedPdf(app, as)),
      keep_both: true,
      ...over,
    },
  })
  if (status !== 201) throw new Error(`No document: ${JSON.stringify(body)}`)
  return body
}

/** A support document that is a picture. */
export const picturedDocument = async (app: TestApp, as: Person) =>
  supportDocument(app, as, { name: { en: 'Work permit' }, kind: 'licence', file_id: (await uploadPicture(app, as)).id })

/** Attaches a document to a resume. */
export async function attach(
  app: TestApp,
  as: Person,
  resume: { readonly id: string },
  document: { readonly id: string },
): Promise<void> {
  const { status, body } = await app.call('PUT', `/resumes/${resume.id}/documents/${document.id}`, { as })
  if (status !== 200) throw new Error(`Not attached: ${JSON.stringify(body)}`)
}
