import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { act, keptLetter } from '../../../tests/factories/letters.ts'
import { company, individual } from '../../../tests/factories/people.ts'
import { sealedLetterTo } from '../../../tests/factories/sealed-letters.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { files } from '../../db/tables.ts'
import { letters } from '../../db/letters-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const pair = async () => {
  const [firm, reader] = [await company(app, { user: { tierKey: 'enterprise' } }), await individual(app)]
  return { firm, reader, id: await sealedLetterTo(app, firm, reader) }
}

describe('a received letter', () => {
  it('is kept with the support documents as it was sealed, and stays when the company is gone', async () => {
    const { firm, reader, id } = await pair()
    const kept = await act(app, reader, 'POST', `/received-letters/${id}/document`)
    expect(kept).toMatchObject({ kind: 'employment', name: { en: (await keptLetter(app, id)).subject } })
    const { documentId, documentHash } = await keptLetter(app, id)
    const [own] = await app.db.select().from(files).where(eq(files.accountId, reader.accountId))
    expect(own?.sha256.toString('hex')).toBe(documentHash)
    expect(own?.id).not.toBe(documentId)
    await app.call('POST', '/user/deletion', { as: firm, body: { password: firm.password } })
    app.clock.advance(15 * 86_400_000)
    await app.mails()
    expect(await app.db.$count(letters, eq(letters.id, id))).toBe(0)
    expect(await app.db.$count(files, eq(files.accountId, reader.accountId))).toBe(1)
  })

  it('is downloaded here, which its company sees beside when it was opened', async () => {
    const { firm, reader, id } = await pair()
    const recipient = async () => {
      const { recipients } = await act(app, firm, 'GET', `/letters/${id}`)
      return (recipients as unknown as readonly Readonly<Record<string, unknown>>[])[0]
    }
    const seen = await act(app, reader, 'GET', `/received-letters/${id}`)
    expect(seen['document']).not.toHaveProperty('url')
    expect(await recipient()).toMatchObject({ opened_at: expect.any(String), downloaded_at: null })
    const taken = await app.call('GET', `/received-letters/${id}/letter.pdf`, { as: reader })
    expect(taken.status).toBe(200)
    const { documentHash } = await keptLetter(app, id)
    expect(createHash('sha256').update(taken.bytes).digest('hex')).toBe(documentHash)
    const first = app.clock.now().toISOString()
    expect(await recipient()).toMatchObject({ downloaded_at: first })
    app.clock.advance(60_000)
    await app.call('GET', `/received-letters/${id}/letter.pdf`, { as: reader })
    expect(await recipient()).toMatchObject({ downloaded_at: first })
    const stranger = await app.call('GET', `/received-letters/${id}/letter.pdf`, { as: await individual(app) })
    expect(stranger.status).toBe(404)
  })

  it('is kept once', async () => {
    const { reader, id } = await pair()
    await act(app, reader, 'POST', `/received-letters/${id}/document`)
    const { status, body } = await app.call('POST', `/received-letters/${id}/document`, { as: reader })
    expect([status, body.code]).toEqual([409, 'same_document'])
  })

  it('is kept by nobody else, and not once it is revoked', async () => {
    const { firm, reader, id } = await pair()
    const stranger = await app.call('POST', `/received-letters/${id}/document`, { as: await individual(app) })
    expect(stranger.status).toBe(404)
    const { version } = await keptLetter(app, id)
    await act(app, firm, 'POST', `/letters/${id}/revoke`, { version, note: 'By mistake.' })
    const { status, body } = await app.call('POST', `/received-letters/${id}/document`, { as: reader })
    expect([status, body.code]).toEqual([409, 'not_pending'])
  })
})
