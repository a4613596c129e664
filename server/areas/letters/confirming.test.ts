import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { certificateOf, experienceAt } from '../../../tests/factories/certificates.ts'
import { act, issued, keptLetter } from '../../../tests/factories/letters.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { resume } from '../../../tests/factories/resumes.ts'
import { publishedSite } from '../../../tests/factories/sites.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import type { ReceivedLetter } from '../../../openapi/schemas/letter.ts'
import { accounts } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

async function certified() {
  const [firm, reader] = [await company(app, { user: { tierKey: 'enterprise' } }), await individual(app)]
  return { firm, reader, ...(await certificateOf(app, firm, reader)) }
}
const show = (as: Person, id: string, experience_id: string | null) =>
  app.call<ReceivedLetter & { readonly code?: string }>('PUT', `/received-letters/${id}/experience`, {
    as,
    body: { experience_id },
  })
interface Entry {
  readonly id: string
  readonly letter?: object
  readonly position?: number
  readonly created_at?: string
  readonly updated_at?: string
}
const readEntry = async (as: Person, id: string) =>
  (await app.call<{ readonly data: readonly Entry[] }>('GET', '/experiences', { as })).body.data.find(
    (one) => one.id === id,
  )
/** Saves an entry as it is, with what is different. */
async function save(as: Person, id: string, over: object) {
  const entry = (await readEntry(as, id)) ?? expect.unreachable()
  const { id: _id, position: _p, created_at: _c, updated_at: _u, letter: _l, ...body } = entry
  return app.call('PUT', `/experiences/${id}`, { as, body: { ...body, ...over } })
}
/** A cached page is dropped by an event, in another process a moment later. */
async function pageShows(as: Person, text: string | null, is: boolean) {
  await expect.poll(async () => (await pageOf(as)).includes(String(text))).toBe(is)
}
const pageOf = async ({ username }: Person) => (await app.app.inject({ url: `/@${username}?lang=en` })).body
/** What the PDF of a resume says, without spaces. */
const resumeOf = async (as: Person, id: string) => {
  const { bytes } = await app.call('GET', `/resumes/${id}/resume.pdf?lang=en`, { as })
  return (await pdfTexts(bytes)).map(({ words }) => words).join('')
}
const revoke = async (firm: Person, id: string, path = 'revoke') =>
  act(app, firm, 'POST', `/letters/${id}/${path}`, {
    version: (await keptLetter(app, id)).version,
    note: 'By mistake.',
  })

describe('a certificate', () => {
  it('is shown with an entry, on the page and in resumes, by reference, date and where it is verified', async () => {
    const { reader, id, experienceId } = await certified()
    await publishedSite(app, reader)
    const made = await resume(app, reader)
    const { reference, code, subject } = await keptLetter(app, id)
    await pageShows(reader, reference, false)
    const { status, body } = await show(reader, id, experienceId)
    expect([status, body.confirms]).toEqual([
      200,
      { experience_id: experienceId, entries: [expect.objectContaining({ id: experienceId })] },
    ])
    const path = `/letter/${code ?? ''}`
    expect(await readEntry(reader, experienceId)).toMatchObject({ letter: { reference, path } })
    await pageShows(reader, reference, true)
    const page = await pageOf(reader)
    expect(page).toContain(`href="${path}"`)
    const text = await resumeOf(reader, made.id)
    expect(text).toContain(`inletter${reference ?? ''}of`)
    for (const said of [page, text]) {
      expect(said.replaceAll(' ', '')).not.toContain('Sheworksheresince2019.')
      expect(said).not.toContain(subject)
    }
    // Taken back, nothing of it is left.
    expect((await show(reader, id, null)).body.confirms?.experience_id).toBeNull()
    await pageShows(reader, reference, false)
    expect(await resumeOf(reader, made.id)).not.toContain(reference)
    expect((await readEntry(reader, experienceId))?.letter).toBeUndefined()
  })

  it('is gone from everywhere once it is revoked', async () => {
    const { firm, reader, id, experienceId } = await certified()
    await publishedSite(app, reader)
    const made = await resume(app, reader)
    await show(reader, id, experienceId)
    const { reference } = await keptLetter(app, id)
    await pageShows(reader, reference, true)
    await revoke(firm, id, 'revoke-together')
    await pageShows(reader, reference, false)
    expect(await resumeOf(reader, made.id)).not.toContain(reference)
    expect((await readEntry(reader, experienceId))?.letter).toBeUndefined()
    expect(await show(reader, id, experienceId)).toMatchObject({ status: 409, body: { code: 'not_pending' } })
  })

  it('is not shown where its entry is hidden', async () => {
    const { reader, id, experienceId } = await certified()
    await publishedSite(app, reader)
    await show(reader, id, experienceId)
    const { reference } = await keptLetter(app, id)
    await pageShows(reader, reference, true)
    expect((await save(reader, experienceId, { visible: false })).status).toBe(200)
    await pageShows(reader, reference, false)
  })

  it('is shown with one entry at that company alone, and its company stays while it is', async () => {
    const { firm, reader, id, experienceId } = await certified()
    const elsewhere = await experienceAt(app, reader, 'Another company')
    const [{ companyName } = { companyName: null }] = await app.db
      .select({ companyName: accounts.companyName })
      .from(accounts)
      .where(eq(accounts.id, firm.accountId))
    const again = await experienceAt(app, reader, ` ${(companyName ?? firm.username).toUpperCase()}`.trim())
    expect((await show(reader, id, elsewhere)).status).toBe(422)
    const stranger = await individual(app)
    const theirs = await experienceAt(app, stranger, companyName ?? firm.username)
    expect((await show(reader, id, theirs)).status).toBe(422)
    expect((await show(stranger, id, theirs)).status).toBe(404)
    await show(reader, id, experienceId)
    await show(reader, id, again)
    expect((await readEntry(reader, experienceId))?.letter).toBeUndefined()
    expect(await readEntry(reader, again)).toHaveProperty('letter')
    expect(await save(reader, again, { company_name: { en: 'Another company' } })).toMatchObject({
      status: 422,
      body: { errors: { company_name: expect.anything() } },
    })
    expect((await save(reader, again, { job_title: { en: 'Head of accounts' } })).status).toBe(200)
  })

  it('is a letter about the reader, of a type that is asked for as a certificate', async () => {
    const { firm, reader, id } = await certified()
    const { typeId } = await keptLetter(app, id)
    const to = { kind: 'account', user_id: null, username: reader.username, email: null, name: null, copy: false }
    // About nobody.
    const other = await issued(app, firm, typeId, { recipients: [to] })
    const { body } = await app.call<ReceivedLetter>('GET', `/received-letters/${other}`, { as: reader })
    expect(body.confirms).toBeNull()
    expect((await show(reader, other, null)).status).toBe(409)
  })
})
