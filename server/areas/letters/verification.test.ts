import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { issued, keptLetter, submitted } from '../../../tests/factories/letters.ts'
import { letterOut, visitedApp, revokeLetter } from '../../../tests/factories/letter-visitor.ts'
import { pdf as plainPdf } from '../../../tests/factories/documents.ts'
import { type Person } from '../../../tests/factories/people.ts'
import { sealedPdf } from '../../../tests/factories/sealed-letters.ts'

const { app, visitor } = await visitedApp()

const letterOf = (over: Parameters<typeof letterOut>[1] = {}) => letterOut(app, over)
const revoke = (firm: Person, id: string) => revokeLetter(app, firm, id)

describe('a PDF', () => {
  it('is genuine as it was sealed, and revoked once its letter is', async () => {
    const { firm, id, code, pdf } = await letterOf()
    const { reference } = await keptLetter(app, id)
    expect(await visitor.verify(pdf)).toMatchObject({
      verdict: 'genuine',
      letter: {
        code,
        reference,
        subject: 'Certificate of employment',
        sha256: createHash('sha256').update(pdf).digest('hex'),
      },
    })
    const page = await visitor.submitFile(pdf)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('This letter is genuine')
    expect(page.body).toContain(reference)
    await revoke(firm, id)
    expect(await visitor.verify(pdf)).toMatchObject({ verdict: 'revoked', letter: { code } })
    expect((await visitor.submitFile(pdf)).body).toContain('This letter was revoked')
  })

  it('with one byte changed, or with something behind it, was changed', async () => {
    const { pdf } = await letterOf()
    const changed = Buffer.from(pdf)
    changed.writeUInt8(changed.readUInt8(900) ^ 1, 900)
    for (const bytes of [changed, Buffer.concat([pdf, Buffer.from('%more\n')])]) {
      expect(await visitor.verify(bytes)).toEqual({ verdict: 'changed', letter: null })
      const page = await visitor.submitFile(bytes)
      expect(page.body).toContain('This letter was changed')
    }
  })

  it('of others is unknown, as is one that we sealed and know nothing of any more', async () => {
    for (const bytes of [
      plainPdf('Letter'),
      Buffer.from('no PDF at all'),
      Buffer.alloc(100_000, 1),
      await sealedPdf(app, 'Erased'),
    ])
      expect(await visitor.verify(bytes)).toEqual({ verdict: 'unknown', letter: null })
    expect((await visitor.submitFile(plainPdf('Letter'))).body).toContain('We don’t know this file')
  })

  it('says neither type nor subject of a confidential letter', async () => {
    const { pdf, code } = await letterOf({ confidential: true, says: { subject: 'Warning about gold' } })
    expect(await visitor.verify(pdf)).toMatchObject({ verdict: 'genuine', letter: { type: null, subject: null } })
    for (const page of [await visitor.submitFile(pdf), await visitor.open(`/letter/${code}`)])
      expect(page.body).not.toMatch(/Warning about gold/)
  })

  it('that is too large, missing or no form is refused on the page, with the form beside it', async () => {
    const large = await visitor.submitFile(Buffer.alloc(10_000_001, 1))
    expect([large.statusCode, large.body.includes('at most 10 MB')]).toEqual([422, true])
    for (const page of [
      await visitor.submitFile(new Uint8Array()),
      await visitor.submitFile(plainPdf('x'), '/letter/verify', 'other'),
      await app.app.inject({
        method: 'POST',
        url: '/letter/verify',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: 'nothing',
        ...visitor.from(),
      }),
    ]) {
      expect([page.statusCode, page.body.includes('Choose a PDF file')]).toEqual([422, true])
      expect(page.body).toContain('type="file"')
    }
  })

  it('may be checked sixty times in ten minutes from one address', async () => {
    for (let n = 0; n < 60; n += 1) expect((await visitor.submitFile(Buffer.from('x'))).statusCode).toBe(200)
    const page = await visitor.submitFile(Buffer.from('x'))
    expect([page.statusCode, page.body.includes('too many letters')]).toEqual([429, true])
  })
})

describe('a code', () => {
  it('leads to the letter however it is typed, and names what is wrong', async () => {
    const { code } = await letterOf()
    const spaced = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase()
    for (const typed of [code, spaced, `https://sira.example/letter/${code}?lang=am#x`]) {
      const sent = await visitor.submit('/letter/verify', { code: typed })
      expect([sent.statusCode, sent.headers.location]).toEqual([303, `/letter/${code}`])
    }
    const wrong = await visitor.submit('/letter/verify', { code: '<b>HR/0001' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('value="&lt;b&gt;HR/0001"')
  })

  it('shows that the letter is genuine or revoked, without its text, to be kept by nobody', async () => {
    const { firm, id, code } = await letterOf()
    const page = await visitor.open(`/letter/${code}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('This letter is genuine')
    expect(page.body).not.toContain('She works here since 2019.')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect((await visitor.open(`/letter/${code}?lang=am`)).body).toContain('ይህ ደብዳቤ ትክክለኛ ነው')
    await revoke(firm, id)
    expect((await visitor.open(`/letter/${code}`)).body).toContain('This letter was revoked')
  })

  it('is given with the number, and is no other letter’s', async () => {
    const { firm, id, code } = await letterOf()
    expect((await app.call('GET', `/letters/${id}`, { as: firm })).body['code']).toBe(code)
    const { id: typeId } = await letterTypeOf(app, firm)
    const draft = await submitted(app, firm, typeId)
    expect((await keptLetter(app, draft)).code).toBeNull()
    const issuedToo = await keptLetter(app, await issued(app, firm, typeId))
    expect(issuedToo.code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(issuedToo.code).not.toBe(code)
    // The file is made afterwards: the letter is genuine before.
    const page = await visitor.open(`/letter/${issuedToo.code ?? ''}`)
    expect(page.body).toContain('The PDF is being sealed')
  })

  it('of no letter, or of one that is not issued, is the same 404', async () => {
    const pages = await Promise.all(
      ['/letter/ZZZZZZZZZZ', '/letter/x', '/letter/..%2Fetc'].map((url) => visitor.open(url)),
    )
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(pages[0]?.body).toContain('No letter has this code.')
  })

  it('is asked for at most six hundred times in ten minutes from one address, found or not', async () => {
    const { code } = await letterOf()
    for (let n = 0; n < 60; n += 1)
      await Promise.all(Array.from({ length: 10 }, () => visitor.open('/letter/ZZZZZZZZZZ')))
    const [known, unknown] = [await visitor.open(`/letter/${code}`), await visitor.open('/letter/ZZZZZZZZZZ')]
    expect([known.statusCode, unknown.statusCode]).toEqual([429, 429])
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(0)
  })
})
