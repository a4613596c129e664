import { inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { pdf } from '../../../tests/factories/documents.ts'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import {
  act,
  answersTo,
  draftLetter,
  keptLetter,
  letterIn,
  letterText,
  outsideRecipient,
  openByLink,
} from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { fileForm, png } from '../../../tests/factories/pictures.ts'
import { testApp, type Loose, type TestApp } from '../../../tests/setup/app.ts'
import { files } from '../../db/tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { user: { tierKey: 'enterprise' } })
})

const upload = async (as: Person, name = 'annex.pdf', path = '/letter-files') => {
  const { status, body } = await app.call('POST', path, { as, body: fileForm(pdf('Annex'), name, 'application/pdf') })
  expect(status).toBe(201)
  return String(body['id'])
}
const save = async (as: Person, id: string, over: Readonly<Record<string, unknown>>) =>
  app.call('PUT', `/letters/${id}`, { as, body: { ...letterText(over), version: (await keptLetter(app, id)).version } })
const attachmentsIn = (body: Loose) =>
  body['attachments'] as unknown as readonly {
    readonly name: string
    readonly url: string
    readonly preview: string | null
  }[]
const draft = async (author = firm) => draftLetter(app, author, (await letterTypeOf(app, firm)).id)
const stateOf = async (...ids: readonly string[]) =>
  (
    await app.db
      .select()
      .from(files)
      .where(inArray(files.id, [...ids]))
  ).map(({ state }) => state)

describe('attachments', () => {
  it('go with the letter, in their order, and those that are taken off are given up', async () => {
    const id = await draft()
    const [one, two, three] = [
      await upload(firm, 'one.pdf'),
      await upload(firm, 'ሁለት.pdf'),
      await upload(firm, 'three.pdf'),
    ]
    await save(firm, id, { attachment_ids: [one, two] })
    const { body } = await save(firm, id, { attachment_ids: [two, three] })
    expect(attachmentsIn(body).map(({ name }) => name)).toEqual(['ሁለት.pdf', 'three.pdf'])
    expect(await stateOf(one)).toEqual(['staged'])
    expect(await stateOf(two, three)).toEqual(['attached', 'attached'])
    const [first] = attachmentsIn(body)
    expect((await app.app.inject({ url: first?.url ?? '' })).statusCode).toBe(200)
    expect((await app.call('DELETE', `/letters/${id}`, { as: firm })).status).toBe(204)
    expect(await stateOf(two, three)).toEqual(['staged', 'staged'])
  })

  it('are the company’s own that no other letter has; others are told at their place, and nothing is saved', async () => {
    const id = await draft()
    const [mine, other] = [await upload(firm), await draft()]
    const taken = await upload(firm)
    await save(firm, other, { attachment_ids: [taken] })
    const strange = await upload(await company(app))
    const own = await upload(await individual(app), 'own.pdf', '/files/documents')
    const { status, body } = await save(firm, id, { subject: 'Changed', attachment_ids: [mine, taken, strange, own] })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      ['attachment_ids.1', 'attachment_ids.2', 'attachment_ids.3'],
    ])
    expect(await stateOf(mine)).toEqual(['staged'])
    expect((await keptLetter(app, id)).subject).not.toBe('Changed')
  })

  it('are ten at most, each once', async () => {
    const id = await draft()
    const one = await upload(firm)
    expect((await save(firm, id, { attachment_ids: [one, one] })).status).toBe(422)
    const many = []
    for (let n = 0; n < 11; n += 1) many.push(await upload(firm, `annex ${n}.pdf`))
    const { status, body } = await save(firm, id, { attachment_ids: many })
    expect([status, body.errors]).toEqual([422, { attachment_ids: ['Choose at most 10'] }])
    expect((await save(firm, id, { attachment_ids: many.slice(1) })).status).toBe(200)
  })

  it('that change in review void what was approved', async () => {
    const boss = await company(app, { user: { tierKey: 'enterprise' } })
    const first = await employee(app, { of: boss })
    const id = await letterIn(app, boss, 'in_review', first.userId)
    const { contentVersion, level } = await keptLetter(app, id)
    const { status } = await save(boss, id, { attachment_ids: [await upload(boss)] })
    expect(status).toBe(200)
    const stale = await app.call('POST', `/letters/${id}/approve`, {
      as: first,
      body: { content_version: contentVersion, level },
    })
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect((await answersTo(app, id)).filter(({ voidAt }) => voidAt === null)).toEqual([])
  })

  it('are printed by name, frozen with the issue, and read by whoever received the letter', async () => {
    const boss = await company(app, { user: { tierKey: 'enterprise' } })
    const reader = await individual(app)
    const { id: typeId } = await letterTypeOf(app, boss)
    const to = outsideRecipient({ kind: 'account', username: reader.username, email: null, name: null })
    const id = await draftLetter(app, boss, typeId)
    const file = await upload(boss, 'terms of the loan.pdf')
    await save(boss, id, { attachment_ids: [file], recipients: [to] })
    await act(app, boss, 'POST', `/letters/${id}/submit`, { version: (await keptLetter(app, id)).version })
    await act(app, boss, 'POST', `/letters/${id}/issue`, { version: (await keptLetter(app, id)).version })
    expect((await save(boss, id, { attachment_ids: [] })).status).toBe(409)
    await app.mails()
    const { body } = await app.call('GET', `/received-letters/${id}`, { as: reader })
    const [{ name, url } = { name: '', url: '' }] = attachmentsIn(body)
    expect(name).toBe('terms of the loan.pdf')
    expect((await app.app.inject({ url })).statusCode).toBe(200)
    const pdf = await app.call('GET', `/received-letters/${id}/letter.pdf`, { as: reader })
    const words = (await pdfTexts(pdf.bytes)).map((page) => page.words).join('')
    expect(words).toContain('Attachments1.termsoftheloan.pdf')
  })

  it('may be pictures, which are written anew, keep their name, and go with the letter to whoever gets it', async () => {
    const boss = await company(app, { user: { tierKey: 'enterprise' } })
    const photo = await sharp(await png(2400, 1200))
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer()
    const { status, body: sent } = await app.call('POST', '/letter-pictures', {
      as: boss,
      body: fileForm(photo, 'የቦታው ፎቶ.JPG', 'image/jpeg'),
    })
    expect([status, sent['name'], sent['width']]).toEqual([201, 'የቦታው ፎቶ.webp', 1600])
    const id = await draftLetter(app, boss, (await letterTypeOf(app, boss)).id)
    await save(boss, id, { attachment_ids: [String(sent['id'])] })
    for (const step of ['submit', 'issue'])
      await act(app, boss, 'POST', `/letters/${id}/${step}`, { version: (await keptLetter(app, id)).version })
    const [mail] = await app.mails('bank@example.com')
    const { body } = await app.call('GET', `/letters/${id}`, { as: boss })
    const [{ name, url, preview } = { name: '', url: '', preview: '' }] = attachmentsIn(body)
    const { rawPayload } = await app.app.inject({ url })
    const { format, width, exif } = await sharp(rawPayload).metadata()
    expect([name, format, width, exif]).toEqual(['የቦታው ፎቶ.webp', 'webp', 1600, undefined])
    expect((await sharp((await app.app.inject({ url: preview ?? '' })).rawPayload).metadata()).width).toBeLessThan(1600)
    expect((await app.app.inject({ url: url.split('?')[0] ?? '' })).statusCode).toBe(404)
    const { url: paper } = body['document'] as unknown as { readonly url: string }
    const words = (await pdfTexts((await app.app.inject({ url: paper })).rawPayload)).map((page) => page.words).join('')
    expect(words).toContain('Attachments1.የቦታውፎቶ.webp')

    const link = new URL(mail?.links.find((one) => one.includes('/letter/')) ?? '')
    const { cookie, page } = await openByLink(app, link)
    const [, path = ''] = /<img src="(\/letter\/[^"]+)"/.exec(page.body) ?? []
    expect((await app.app.inject({ url: path, headers: { cookie } })).rawPayload.equals(rawPayload)).toBe(true)
    expect((await app.app.inject({ url: path })).statusCode).toBe(404)
  })

  it('are sent by whoever works there, and by nobody else', async () => {
    const writer = await employee(app, { of: firm })
    await giveRights(app, firm, writer, ['letters'])
    const id = await draft(writer)
    const { status } = await save(writer, id, { attachment_ids: [await upload(writer)] })
    expect(status).toBe(200)
    const body = fileForm(pdf('Annex'), 'annex.pdf', 'application/pdf')
    expect((await app.call('POST', '/letter-files', { as: await individual(app), body })).status).toBe(403)
  })
})
