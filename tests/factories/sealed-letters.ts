import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { letters } from '../../server/db/letters-tables.ts'
import { accounts, files } from '../../server/db/tables.ts'
import { sealPdf } from '../../server/kernel/seal/seal-pdf.ts'
import type { Letter } from '../../server/kernel/typesetting.ts'
import { clearLetterSettings, letterTypeOf } from './letter-settings.ts'
import { issued, outsideRecipient } from './letters.ts'
import type { Person } from './people.ts'
import type { TestApp } from '../setup/app.ts'

const paper = (title: string): Letter => ({
  lang: 'en',
  title,
  author: 'Kaffa Roasters',
  head: { name: 'Kaffa Roasters', other: '', lines: [], logo: false },
  to: [],
  date: [],
  subject: title,
  salutation: '',
  opening: 'She works here since 2019.',
  terms: [],
  more: null,
  closing: '',
  farewell: '',
  signatures: [],
  foot: '{page}/{pages}',
})

/** A PDF with this installation's seal. */
export async function sealedPdf({ services, clock }: TestApp, title: string): Promise<Buffer> {
  const at = clock.now()
  const pdf = await services.typesetter.set({ template: 'letter', data: paper(title), pictures: {}, at })
  return sealPdf(pdf, { name: 'Kaffa Roasters', reason: title, at }, services.sealKey)
}

/** Gives an issued letter its sealed file, as the work after its issue does. */
export async function sealLetter(app: TestApp, id: string): Promise<{ readonly code: string; readonly pdf: Buffer }> {
  const { db, services } = app
  const [row] = await db.select().from(letters).where(eq(letters.id, id))
  if (!row?.reference || row.code === null) throw new Error('The letter is not issued')
  const { code } = row
  const pdf = await sealedPdf(app, row.reference)
  const fileId = services.ids.uuid()
  const sha256 = createHash('sha256').update(pdf).digest()
  const file = services.files.pathOf(fileId, 'pdf')
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, pdf)
  await db.insert(files).values({
    id: fileId,
    accountId: row.accountId,
    kind: 'document',
    state: 'attached',
    type: 'application/pdf',
    name: 'letter.pdf',
    bytes: pdf.length,
    sha256,
    createdAt: app.clock.now(),
  })
  await db
    .update(letters)
    .set({ documentId: fileId, documentHash: sha256.toString('hex') })
    .where(eq(letters.id, id))
  return { code, pdf }
}

/** An issued letter of a company to a person's own account, with its sealed file. */
export async function sealedLetterTo(app: TestApp, firm: Person, to: Pick<Person, 'accountId'>): Promise<string> {
  await clearLetterSettings(app, firm)
  // Other tests that use these people rename them.
  const [account] = await app.db.select().from(accounts).where(eq(accounts.id, to.accountId))
  const self = { kind: 'account', username: account?.username ?? '', email: null, name: null }
  const { id: typeId } = await letterTypeOf(app, firm, { request: 'employment' })
  const id = await issued(app, firm, typeId, { recipients: [outsideRecipient(self)] })
  await sealLetter(app, id)
  return id
}
