import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { CompanyInformation } from '../../../openapi/schemas/company.ts'
import { partBody, verification } from '../../../tests/factories/companies.ts'
import { uploadDocument } from '../../../tests/factories/documents.ts'
import { stagedFile } from '../../../tests/factories/entries.ts'
import { administrator, company, type Person } from '../../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { accounts, files } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
interface Answer {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly note: string | null
  readonly documents: readonly { readonly id: string; readonly name: string | null; readonly url: string }[]
  readonly abilities: Readonly<Record<string, boolean>>
  readonly errors?: unknown
  readonly data?: { readonly status?: string; readonly current?: Answer }
}
const get = async (as: Person) => (await app.call<Answer>('GET', '/company/verification', { as })).body
const ask = (as: Person, document_ids: readonly string[], version = 1) =>
  app.call<Answer>('POST', '/company/verification', {
    as,
    body: { document_ids, remark: 'Renewed in Meskerem', version },
  })
const document = (as: Person) => stagedFile(app, as.accountId, 'document')
const decide = (
  event: 'approve' | 'refuse' | 'revoke',
  id: string,
  version: number,
  note: string | null = 'The licence names another company.',
) => app.call<Answer>('POST', `/manage/verifications/${id}/${event}`, { as: admin, body: { note, version } })
const queue = async (query = '') =>
  (
    await app.call<{ data: (Answer & { username: string; tin_number: string | null })[] }>(
      'GET',
      `/manage/verifications${query}`,
      { as: admin },
    )
  ).body.data
const notices = async (as: Person) =>
  (
    await app.call<{ data: { kind: string; values: Readonly<Record<string, string>> }[] }>('GET', '/notifications', {
      as,
    })
  ).body.data

/**
 * What each side may call at all. An edit of the company's facts is `change`; it is saved in every status, and no event
 * where the table has none.
 */
const SIDES: Readonly<Record<string, string>> = {
  request: 'owner',
  withdraw: 'owner',
  change: 'owner',
  approve: 'administrator',
  refuse: 'administrator',
  revoke: 'administrator',
}
interface Asked {
  readonly id: string
  readonly as: Person
}
const rowOf = async (id: string) =>
  (await app.db.select().from(companyVerifications).where(eq(companyVerifications.id, id)))[0] ?? expect.unreachable()
let edits = 0
const replay: Replay<Asked> = {
  app: () => app,
  lifecycle: companyVerification,
  senders: ['owner', 'administrator'],
  begin: async () => {
    const as = await company(app)
    return { id: (await verification(app, as, 'unverified')).id, as }
  },
  read: ({ id }) => rowOf(id),
  send: async ({ id, as: owner }, { event, by }) => {
    const as = by === 'owner' ? owner : admin
    const { version } = await rowOf(id)
    if (event === 'request')
      return app.call('POST', '/company/verification', {
        as,
        body: { document_ids: [await document(owner)], remark: null, version },
      })
    if (event === 'withdraw') return app.call('POST', '/company/verification/withdraw', { as, body: { version } })
    if (event !== 'change')
      return app.call('POST', `/manage/verifications/${id}/${event}`, {
        as,
        body: { note: 'The licence names another company.', version },
      })
    const { legal } = (await app.call<CompanyInformation>('GET', '/company/information', { as: owner })).body
    edits += 1
    return app.call('PUT', '/company/information/legal', {
      as,
      body: partBody('legal', legal.version, { tin_number: String(1_000_000_000 + edits) }),
    })
  },
  refused: ({ status, event, by }) => {
    if (SIDES[event] !== by) return { status: 403, body: { code: 'forbidden' } }
    return event === 'change' ? { status: 200 } : { status: 409, body: { code: 'not_pending', data: { status } } }
  },
  holds: async ({ as }, status) => expect((await markOf(as)) !== null).toBe(status === 'verified'),
}
describeLife(replay)
const markOf = async (as: Person) =>
  (await app.db.select({ at: accounts.verifiedAt }).from(accounts).where(eq(accounts.id, as.accountId)))[0]?.at ?? null

describe('the verification of a company', () => {
  it('goes from the request through the queue to the mark, and every step is told', async () => {
    const as = await company(app)
    for (const part of ['identity', 'legal'] as const)
      await app.call('PUT', `/company/information/${part}`, { as, body: partBody(part, 1) })
    expect(await get(as)).toMatchObject({
      status: 'unverified',
      documents: [],
      abilities: { request: true, withdraw: false },
      version: 1,
    })
    const id = await document(as)
    const asked = await ask(as, [id])
    expect(asked.body).toMatchObject({
      status: 'requested',
      documents: [{ id, name: 'paper.pdf' }],
      abilities: { request: false, withdraw: true },
    })
    expect((await notices(admin))[0]).toMatchObject({ kind: 'verification_requested' })
    const waiting = (await queue(`?q=${as.username}`)).find((row) => row.username === as.username)
    expect(waiting).toMatchObject({
      status: 'requested',
      tin_number: '0012345678',
      abilities: { approve: true, refuse: true, revoke: false },
    })
    const approved = await decide('approve', waiting?.id ?? '', waiting?.version ?? 0, null)
    expect(approved.body).toMatchObject({
      status: 'verified',
      decided_by: 'Abebe Kebede Tessema',
      abilities: { approve: false, revoke: true },
    })
    expect((await get(as)).status).toBe('verified')
    expect(await markOf(as)).not.toBeNull()
    expect((await notices(as))[0]).toMatchObject({ kind: 'verification_decided', values: { decision: 'verified' } })
    expect((await app.mails(as.email)).length).toBeGreaterThan(0)

    const revoked = await decide('revoke', waiting?.id ?? '', approved.body.version)
    expect(revoked.body.status).toBe('refused')
    expect(await markOf(as)).toBeNull()
    expect(await get(as)).toMatchObject({
      status: 'refused',
      is_again: true,
      note: 'The licence names another company.',
      abilities: { request: true },
    })
    // It isn't told that it couldn't be verified: it was.
    expect((await notices(as))[0]).toMatchObject({ kind: 'verification_decided', values: { decision: 'revoked' } })
    const events = await app.db
      .select({ event: history.event })
      .from(history)
      .where(eq(history.subjectId, waiting?.id ?? ''))
      .orderBy(history.id)
    expect(events.map(({ event }) => event)).toEqual(['request', 'approve', 'revoke'])
  })

  it('is not given to a company that has not stated its legal name, and is once it has', async () => {
    const as = await company(app)
    await ask(as, [await document(as)])
    const find = async () =>
      (await queue(`?q=${as.username}`)).find((row) => row.username === as.username) ?? expect.unreachable()
    const waiting = await find()
    expect(waiting.abilities).toEqual({ approve: false, refuse: true, revoke: false })
    expect(await decide('approve', waiting.id, waiting.version)).toMatchObject({
      status: 409,
      body: { code: 'not_verifiable', data: { missing: ['legal_name'] } },
    })
    expect([(await get(as)).status, await markOf(as)]).toEqual(['requested', null])
    await app.call('PUT', '/company/information/identity', { as, body: partBody('identity', 1) })
    const { id, version, abilities } = await find()
    expect(abilities['approve']).toBe(true)
    expect((await decide('approve', id, version)).body.status).toBe('verified')
  })

  it('is asked for with documents of one’s own alone, all that cannot be taken said at once', async () => {
    const [as, other] = [await company(app), await company(app)]
    const refused = await ask(as, [
      await document(other),
      await stagedFile(app, as.accountId, 'picture'),
      app.services.ids.uuid(),
    ])
    expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([
      422,
      ['document_ids.0', 'document_ids.1', 'document_ids.2'],
    ])
    expect((await get(as)).status).toBe('unverified')
  })

  it('takes documents of a former request again, and gives up those it leaves out', async () => {
    const as = await company(app)
    const [kept, left, fresh] = [await document(as), await document(as), await document(as)]
    await ask(as, [kept, left])
    expect((await app.call('POST', '/company/verification/withdraw', { as, body: { version: 2 } })).status).toBe(200)
    expect(await get(as)).toMatchObject({ status: 'unverified', version: 3 })
    expect((await ask(as, [fresh, kept], 3)).body.documents.map(({ id }) => id)).toEqual([fresh, kept])
    const states = await app.db
      .select({ id: files.id, state: files.state })
      .from(files)
      .where(eq(files.accountId, as.accountId))
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [kept]: 'attached',
      [left]: 'staged',
      [fresh]: 'attached',
    })
  })

  it('shows its documents to the company and administrators alone, by links that end', async () => {
    const as = await company(app)
    const { id } = await uploadDocument(app, as)
    const { url } = (await ask(as, [id])).body.documents[0] ?? { url: '' }
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(`/lyu/${id}.pdf`)).toBe(404)
    app.clock.advance(3_600_001)
    expect(await statusOf(url)).toBe(404)
    const row = (await queue(`?q=${as.username}`)).find((one) => one.username === as.username)
    expect(await statusOf(row?.documents[0]?.url ?? '')).toBe(200)
  })
  const statusOf = async (url: string) => (await app.app.inject({ url })).statusCode

  it('has one outcome when the company withdraws while two administrators decide', async () => {
    const [as, other] = [await company(app), await administrator(app)]
    const { id, version } = await verification(app, as, 'requested')
    const answers = await Promise.all([
      decide('approve', id, version, null),
      app.call('POST', `/manage/verifications/${id}/refuse`, {
        as: other,
        body: { note: 'No trade licence is there.', version },
      }),
      app.call('POST', '/company/verification/withdraw', { as, body: { version } }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const { status } = await get(as)
    expect(status).toBe(['verified', 'refused', 'unverified'][answers.findIndex((answer) => answer.status === 200)])
  })

  it('refuses what the life cycle does not know with the state, and what was not seen with what is there', async () => {
    const as = await company(app)
    const { id } = await verification(app, as, 'refused')
    expect(await decide('approve', id, 2)).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'refused' } },
    })
    const waiting = await verification(app, as, 'requested')
    expect(await decide('approve', waiting.id, 1)).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 2, username: as.username } } },
    })
    expect((await decide('refuse', waiting.id, 2, 'No')).status).toBe(422)
  })

  it('lets the longest waiting stand first, and hides what was taken back', async () => {
    const [first, second, third] = [await company(app), await company(app), await company(app)]
    await verification(app, first, 'requested')
    app.clock.advance(60_000)
    await verification(app, second, 'requested')
    await verification(app, third, 'unverified')
    const names = (await queue('?per_page=100')).map(({ username }) => username)
    expect(names).not.toContain(third.username)
    expect(names.indexOf(first.username)).toBeLessThan(names.indexOf(second.username))
    expect((await queue('?status=unverified')).map(({ username }) => username)).toContain(third.username)
  })
})
