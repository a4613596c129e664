import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { getDocumentProxy } from 'unpdf'
import type { Letter } from '../../../openapi/schemas/letter.ts'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import {
  act,
  draftLetter,
  keptLetter,
  letterText,
  outsideRecipient,
  paragraphs,
  openByLink,
} from '../../../tests/factories/letters.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { fileForm, png, uploadPicture } from '../../../tests/factories/pictures.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { files } from '../../db/tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { user: { tierKey: 'enterprise' } })
})
const upload = async (as: Person, width = 60, height = 40): Promise<string> => {
  const { status, body } = await app.call('POST', '/letter-pictures', { as, body: fileForm(await png(width, height)) })
  expect(status).toBe(201)
  return String(body['id'])
}
const picture = (fileId: string, alt = 'The bridge from the west', caption?: string) => ({
  type: 'picture',
  file_id: fileId,
  alt,
  text: caption === undefined ? [] : [{ text: caption }],
})
const save = async (as: Person, id: string, body: readonly object[], over = {}) =>
  app.call('PUT', `/letters/${id}`, {
    as,
    body: { ...letterText({ body, ...over }), version: (await keptLetter(app, id)).version },
  })
const draft = async () => draftLetter(app, firm, (await letterTypeOf(app, firm)).id)
const read = async (id: string) => (await act(app, firm, 'GET', `/letters/${id}`)) as unknown as Letter
const stateOf = async (...ids: readonly string[]) =>
  (
    await app.db
      .select()
      .from(files)
      .where(inArray(files.id, [...ids]))
  ).map(({ state }) => state)
const issue = async (id: string) => {
  for (const step of ['submit', 'issue'])
    await act(app, firm, 'POST', `/letters/${id}/${step}`, { version: (await keptLetter(app, id)).version })
}

describe('pictures in the text of a letter', () => {
  it('are the company’s own that no other letter has; others are told at their place, and nothing is saved', async () => {
    const id = await draft()
    const [mine, taken] = [await upload(firm), await upload(firm)]
    await save(firm, await draft(), [picture(taken)])
    const strange = await upload(await company(app))
    const own = (await uploadPicture(app, await individual(app))).id
    const { status, body } = await save(
      firm,
      id,
      [mine, taken, strange, own].map((one) => picture(one)),
    )
    expect([status, Object.keys(body.errors ?? {})]).toEqual([
      422,
      ['body.1.file_id', 'body.2.file_id', 'body.3.file_id'],
    ])
    expect(await stateOf(mine)).toEqual(['staged'])
    expect((await read(id)).pictures).toEqual([])
  })

  it('are ten at most, and each says what it shows', async () => {
    const id = await draft()
    const one = await upload(firm)
    const many = await save(
      firm,
      id,
      Array.from({ length: 11 }, () => picture(one)),
    )
    expect([many.status, many.body.errors]).toEqual([422, { body: ['Too many pictures: at most 10'] }])
    const silent = await save(firm, id, [picture(one, ' ')])
    expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([422, ['body.0.alt']])
    expect(
      (
        await save(
          firm,
          id,
          Array.from({ length: 10 }, () => picture(one)),
        )
      ).status,
    ).toBe(200)
  })

  it('stay with the letter as long as a version has them, and go with it', async () => {
    const id = await draft()
    const [first, second] = [await upload(firm), await upload(firm)]
    await save(firm, id, [picture(first)])
    // Within minutes it is the same version, so that nothing shows the first any more.
    await save(firm, id, [picture(second)])
    expect(await stateOf(first)).toEqual(['staged'])
    app.clock.advance(11 * 60_000)
    await save(firm, id, paragraphs('Without any.'))
    expect(await stateOf(second)).toEqual(['attached'])
    expect((await read(id)).pictures.map((one) => one.id)).toEqual([second])
    // Its author goes back to it.
    expect((await save(firm, id, [picture(second)])).status).toBe(200)
    expect((await app.call('DELETE', `/letters/${id}`, { as: firm })).status).toBe(204)
    expect(await stateOf(second)).toEqual(['staged'])
  })

  it('are for those who may see the letter alone, and stand on its pages as they will be printed', async () => {
    const id = await draft()
    const file = await upload(firm, 1600, 400)
    await save(firm, id, [picture(file, 'A bridge', 'The bridge in June')])
    const [{ url, width, height } = { url: '', width: 0, height: 0 }] = (await read(id)).pictures
    expect([width, height]).toEqual([1600, 400])
    expect((await app.app.inject({ url })).headers['content-type']).toBe('image/webp')
    expect((await app.app.inject({ url: `/lyu/${file}.webp` })).statusCode).toBe(404)
    const { pages } = (await act(app, firm, 'GET', `/letters/${id}/pages`)) as unknown as {
      readonly pages: readonly { readonly svg: string }[]
    }
    const [, w = '0', h = '0', href = ''] =
      /<image[^>]* width="([\d.]+)" height="([\d.]+)"[^>]* href="([^"]+)"/.exec(pages[0]?.svg ?? '') ?? []
    expect(Number(w) / Number(h)).toBeCloseTo(4)
    expect(href).toContain(`/lyu/${file}.webp?`)
    expect(pages[0]?.svg).toContain('June')
  })

  it('are printed with what they show in words, frozen with the issue, and read by whom the letter was sent', async () => {
    const reader = await individual(app)
    const id = await draft()
    const [shown, gone] = [await upload(firm, 1600, 1200), await upload(firm)]
    await save(firm, id, [picture(gone)])
    app.clock.advance(11 * 60_000)
    const to = outsideRecipient({ kind: 'account', username: reader.username, email: null, name: null })
    const hostile = PAYLOADS[8] ?? ''
    await save(firm, id, [...paragraphs('See the bridge:'), picture(shown, hostile, hostile)], {
      recipients: [to, outsideRecipient({ email: 'bridge@example.com' })],
    })
    await issue(id)
    const [mail] = await app.mails('bridge@example.com')
    const { document } = await read(id)
    const paper = new Uint8Array((await app.app.inject({ url: document?.url ?? '' })).rawPayload)
    expect((await pdfTexts(paper)).map(({ words }) => words).join('')).toContain(hostile.replaceAll(/\s/g, ''))
    const pdf = await getDocumentProxy(paper)
    expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain(JSON.stringify(hostile))
    expect((await pdf.getMetadata()).metadata?.get('pdfuaid:part')).toBe('1')

    const received = await app.call('GET', `/received-letters/${id}`, { as: reader })
    const theirs = received.body['pictures'] as unknown as readonly { readonly id: string; readonly url: string }[]
    // What a version had before is not for them.
    expect(theirs.map((one) => one.id)).toEqual([shown])
    expect((await app.app.inject({ url: theirs[0]?.url ?? '' })).statusCode).toBe(200)

    const link = new URL(mail?.links.find((one) => one.includes('/letter/')) ?? '')
    const { cookie, page } = await openByLink(app, link)
    const path = `${link.pathname}/attachment/${shown}`
    expect(page.body).toContain(`<img src="${path}"`)
    expect(page.body).not.toContain(hostile)
    expect((await app.app.inject({ url: path, headers: { cookie } })).headers['content-type']).toBe('image/webp')
    expect((await app.app.inject({ url: path })).statusCode).toBe(404)
    expect((await app.app.inject({ url: `${link.pathname}/attachment/${gone}`, headers: { cookie } })).statusCode).toBe(
      404,
    )
  })
})
