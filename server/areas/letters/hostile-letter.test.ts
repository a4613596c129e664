import { beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../../../tests/factories/documents.ts'
import {
  letterFormatOf,
  letterLevelOf,
  letterTemplateOf,
  letterTypeOf,
  formatBody,
  typeBody,
} from '../../../tests/factories/letter-settings.ts'
import {
  act,
  approver,
  draftLetter,
  keptLetter,
  outsideRecipient,
  paragraphs,
  openByLink,
} from '../../../tests/factories/letters.ts'
import { foreignTags } from '../../../tests/factories/foreign-tags.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { fileForm } from '../../../tests/factories/pictures.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

/** So many go into one letter: it takes ten files. */
const AT_ONCE = 10
const tight = (text: string) => text.replaceAll(/\s/g, '')
const localized = (text: string) => ({ en: text, am: text })

let app: TestApp
let firm: Person
let boss: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { user: { tierKey: 'enterprise' } })
  boss = await employee(app, { of: firm })
})
const versionOf = async (id: string) => (await keptLetter(app, id)).version
async function attach(name: string): Promise<{ readonly id: string; readonly name: string }> {
  const body = fileForm(pdf('Annex'), `${name}.pdf`, 'application/pdf')
  const sent = await app.call<{ readonly id: string; readonly name: string }>('POST', '/letter-files', {
    as: firm,
    body,
  })
  expect(sent.status, name).toBe(201)
  return sent.body
}
/** A type with a letterhead that says these texts above and those below. */
async function typeWith(name: string, header: readonly string[], footer: readonly string[]) {
  const { id: template } = await letterTemplateOf(app, firm, {
    name: localized(name),
    header: { en: paragraphs(...header) },
    footer: { en: paragraphs(...footer) },
  })
  return letterTypeOf(app, firm, { name: localized(name), template_id: template })
}
/** A letter to these, with these files, returned once with `note`, then approved and issued. */
async function issuedTo(typeId: string, names: readonly string[], files: readonly string[], note: string) {
  const id = await draftLetter(app, firm, typeId, {
    subject: names[0],
    recipients: names.flatMap((name, n) => [
      outsideRecipient({ name, email: `to-${n}@example.com` }),
      outsideRecipient({ name, email: `copy-${n}@example.com`, copy: true }),
    ]),
    attachment_ids: files,
  })
  const answered = async (how: 'return' | 'approve', more = {}) => {
    await act(app, firm, 'POST', `/letters/${id}/submit`, { version: await versionOf(id) })
    const { contentVersion, level } = await keptLetter(app, id)
    await act(app, boss, 'POST', `/letters/${id}/${how}`, { content_version: contentVersion, level, ...more })
  }
  await answered('return', { note })
  for (const text of names) await act(app, boss, 'POST', `/letters/${id}/comments`, { block: 0, quote: text, text })
  await answered('approve')
  await act(app, firm, 'POST', `/letters/${id}/issue`, { version: await versionOf(id) })
  return id
}

describe('forty payloads in a letter', () => {
  it('are text in its letterhead, recipients and files on paper, on its page and in its mails, and in its comments and notes as they were written', async () => {
    await letterLevelOf(app, firm, { name: localized(PAYLOADS[0] ?? ''), approvers: [approver(boss.userId)] })
    const half = PAYLOADS.length / 2
    const [first, second] = [PAYLOADS.slice(0, half), PAYLOADS.slice(half)]
    const types = [await typeWith(PAYLOADS[8] ?? '', first, second), await typeWith(PAYLOADS[2] ?? '', second, first)]
    for (let at = 0; at < PAYLOADS.length; at += AT_ONCE) {
      const texts = PAYLOADS.slice(at, at + AT_ONCE)
      const files = []
      for (const text of texts) files.push(await attach(text))
      const note = PAYLOADS.join('\n')
      const id = await issuedTo(
        types[(at / AT_ONCE) % 2]?.id ?? '',
        texts,
        files.map((file) => file.id),
        note,
      )
      const said = (await act(app, firm, 'GET', `/letters/${id}`)) as unknown as {
        readonly comments: readonly { readonly text: string; readonly quote: string }[]
        readonly approvals: readonly { readonly note: string | null }[]
        readonly attachments: readonly { readonly name: string }[]
      }
      expect(said.comments.map(({ text, quote }) => [text, quote])).toEqual(texts.map((text) => [text, text]))
      expect(said.approvals[0]?.note).toBe(note)

      const mails = await app.mails()
      const { code } = await keptLetter(app, id)
      for (const [n] of texts.entries())
        for (const to of [`to-${n}@example.com`, `copy-${n}@example.com`]) {
          const mail = mails.find((one) => one.to === to && one.text.includes(code ?? '-'))
          expect(mail, to).toBeDefined()
          expect(foreignTags(mail?.html ?? '')).toEqual([])
        }
      const link = new URL(
        mails.find((one) => one.to === 'to-0@example.com')?.links.find((one) => one.includes('/letter/')) ?? '',
      )
      const { page } = await openByLink(app, link)
      expect(page.body).toContain('<article')
      expect(foreignTags(page.body)).toEqual([])

      const { document } = await act(app, firm, 'GET', `/letters/${id}`)
      const { url } = document as unknown as { readonly url: string }
      const words = (await pdfTexts((await app.app.inject({ url })).rawPayload)).map((one) => one.words).join('')
      for (const text of [...PAYLOADS, ...said.attachments.map(({ name }) => name)])
        expect(words, text).toContain(tight(text))
    }
  })
})

describe('the prefix of a type and the format of its numbers', () => {
  it('take none of them', async () => {
    const { id } = await letterFormatOf(app, firm)
    for (const text of PAYLOADS) {
      const type = await app.call('POST', '/letter-types', { as: firm, body: typeBody(id, text.slice(0, 12)) })
      expect([type.status, Object.keys(type.body.errors ?? {})], text).toEqual([422, ['prefix']])
      const body = formatBody({ pattern: `{SEQ:4}${text.slice(0, 40)}` })
      const format = await app.call('POST', '/letter-formats', { as: firm, body })
      expect([format.status, Object.keys(format.body.errors ?? {})], text).toEqual([422, ['pattern']])
    }
  })
})
