import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { EntryPreview } from '../../../openapi/schemas/publishing.ts'
import { draftPosting } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'
import { employments } from '../../db/company-tables.ts'
import { users } from '../../db/tables.ts'

const MINUTE = 60_000
let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const page = async (url: string) => {
  const { statusCode: status, body, headers } = await app.app.inject({ url })
  return { status, body, headers }
}
const previewed = async (as: Person, id: string) => {
  const { status, body } = await app.call<EntryPreview>('POST', `/job-postings/${id}/preview`, { as })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.url
}

describe('the preview of a posting', () => {
  it('is the public page of what is saved, in both languages, and says so; nobody keeps it', async () => {
    const as = await individual(app)
    const { id, code } = await draftPosting(app, as)
    const url = await previewed(as, id)
    const { status, body, headers } = await page(`${url}&lang=en`)
    expect(status).toBe(200)
    expect(body).toContain('Accountant')
    expect(body).toContain('Keeps the books of three branches.')
    expect(body).toContain('A preview of what’s saved now.')
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body).not.toContain('rel="canonical"')
    expect(body).not.toContain('application/ld+json')
    // The switch leads to the same preview in the other language.
    const other = amharicLink(body)
    expect(other).toContain('preview=')
    const amharic = await page(other)
    expect([amharic.status, amharic.body.includes('የሦስት ቅርንጫፎችን ሒሳብ ይይዛል።')]).toEqual([200, true])
    // Without the token there is nothing.
    expect((await page(`/jobs/${code.toLowerCase()}`)).status).toBe(404)
  })

  it('is over after ten minutes, with a changed token, and when the draft is deleted', async () => {
    const as = await individual(app)
    const [one, two] = [await draftPosting(app, as), await draftPosting(app, as)]
    const [url, gone] = [await previewed(as, one.id), await previewed(as, two.id)]
    expect((await page(url.replace('preview=e', 'preview=f'))).status).toBe(410)
    expect((await page(`${url}x`)).status).toBe(410)
    await app.call('DELETE', `/job-postings/${two.id}`, { as })
    expect((await page(gone)).status).toBe(410)
    app.clock.advance(9 * MINUTE)
    expect((await page(url)).status).toBe(200)
    app.clock.advance(MINUTE)
    expect((await page(url)).status).toBe(410)
  })

  it('is gone for whoever may recruit no more, is disabled, or works there no more', async () => {
    const of = await company(app)
    const { id } = await draftPosting(app, of)
    const recruits = await employee(app, { of })
    const refused = await app.call('POST', `/job-postings/${id}/preview`, { as: recruits })
    expect(refused.status).toBe(403)
    await giveRights(app, of, recruits, ['recruiting'])
    const url = await previewed(recruits, id)
    expect((await page(url)).status).toBe(200)
    await giveRights(app, of, recruits, [])
    expect((await page(url)).status).toBe(410)
    await giveRights(app, of, recruits, ['recruiting'])
    expect((await page(url)).status).toBe(200)
    const work = eq(employments.userId, recruits.userId)
    await app.db.update(employments).set({ lastDay: '2020-01-01' }).where(work)
    expect((await page(url)).status).toBe(410)
    await app.db.update(employments).set({ lastDay: null }).where(work)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, recruits.userId))
    expect((await page(url)).status).toBe(410)
    const others = await app.call('POST', `/job-postings/${id}/preview`, { as: await individual(app) })
    expect(others.status).toBe(404)
  })
})
