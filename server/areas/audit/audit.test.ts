import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditFactsOf } from '../../../openapi/audit-facts.ts'
import type { AuditRecord, AuditRow } from '../../../openapi/schemas/audit.ts'
import { auditRecord } from '../../../tests/factories/audit.ts'
import { verification } from '../../../tests/factories/companies.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { planRequest } from '../../../tests/factories/plans.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { auditLog } from '../../db/platform-tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const list = async (query = '') => {
  const { status, body } = await app.call<{ data: AuditRow[]; meta: { totalRecords: number } }>(
    'GET',
    `/manage/audit-log?per_page=100${query}`,
    { as: admin },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const read = async (id: string) => (await app.call<AuditRecord>('GET', `/manage/audit-log/${id}`, { as: admin })).body
/** What a call leaves in the log, oldest first. */
async function leaves(run: () => Promise<{ readonly status: number; readonly body: unknown }>, expected = 200) {
  const known = new Set((await list()).map(({ id }) => id))
  const { status, body } = await run()
  expect(status, JSON.stringify(body)).toBe(expected)
  const fresh = (await list()).filter(({ id }) => !known.has(id)).toReversed()
  const records = await Promise.all(fresh.map(({ id }) => read(id)))
  for (const { kind, before, after } of records)
    expect(Object.keys(auditFactsOf(kind)), kind).toEqual(expect.arrayContaining(Object.keys({ ...before, ...after })))
  return records
}
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, as: Person = admin) =>
  app.call<{ id: string; version: number }>(method, path, { as, body })
const category = (en: string) => ({ name: { en }, description: null, active: true })
const made = async (en: string) => (await call('POST', '/skill-categories', category(en))).body

describe('a change of a collection leaves one record', () => {
  it('that says what was added', async () => {
    const [record, ...more] = await leaves(() => call('POST', '/skill-categories', category('Metal')), 201)
    expect(more).toEqual([])
    expect(record).toMatchObject({
      kind: 'skillCategory',
      action: 'create',
      name: { en: 'Metal' },
      user_id: admin.userId,
      count: 1,
      before: null,
      after: { name: { en: 'Metal' }, active: true },
    })
    expect(record?.request_id).not.toBe('')
  })
  it('that has of an edit only what changed', async () => {
    const { id, version } = await made('Wood')
    const edit = { ...category('Wood and cork'), version }
    const records = await leaves(() => call('PUT', `/skill-categories/${id}`, edit))
    expect(records).toMatchObject([
      {
        action: 'edit',
        subject_id: id,
        before: { name: { en: 'Wood' } },
        after: { name: { en: 'Wood and cork' } },
      },
    ])
    expect(Object.keys(records[0]?.after ?? {})).toEqual(['name'])
  })
  it('of a switch alone, by what is done to several at once', async () => {
    const { id, version } = await made('Cane')
    const put = (body: object) => leaves(() => call('PUT', `/skill-categories/${id}`, body))
    expect(await put({ ...category('Cane'), active: false, version })).toMatchObject([
      { action: 'deactivate', subject_id: id, before: { active: true }, after: { active: false } },
    ])
    expect(await put({ ...category('Cane'), version: version + 1 })).toMatchObject([{ action: 'activate' }])
    expect(await put({ ...category('Reed'), active: false, version: version + 2 })).toMatchObject([{ action: 'edit' }])
  })
  it('of deleting, restoring and moving', async () => {
    const { id } = await made('Glass')
    await made('Stone')
    expect(await leaves(() => call('DELETE', `/skill-categories/${id}`), 204)).toMatchObject([
      { action: 'delete', subject_id: id, before: { name: { en: 'Glass' } }, after: null },
    ])
    expect(await leaves(() => call('POST', `/skill-categories/${id}/restore`))).toMatchObject([
      { action: 'restore', subject_id: id },
    ])
    expect(await leaves(() => call('PUT', '/skill-categories.order', { id, position: 0 }), 204)).toMatchObject([
      { action: 'move', subject_id: id, after: { position: 1 } },
    ])
    expect(await leaves(() => call('PUT', '/skill-categories.order', { id, position: 0 }), 204)).toEqual([])
  })
  it('with what running text says, from where it differs, and the names of what is related', async () => {
    const said = (text: string) => ({ en: [{ type: 'paragraph', text: [{ text }] }] })
    const group = (await call('POST', '/faq-categories', { name: { en: 'Plans' }, description: null, active: true }))
      .body
    const body = {
      question: { en: 'What does it cost?' },
      answer: said(`${'Nothing so far. '.repeat(40)}Ask us.`),
      category_id: group.id,
      sub_category_id: null,
      active: true,
    }
    const [created] = await leaves(() => call('POST', '/faqs', body), 201)
    expect(created?.after?.['answer']).toEqual({ en: expect.stringMatching(/^Nothing so far\. .*…$/s) as string })
    expect(created?.related).toEqual({ [group.id]: { en: 'Plans' } })
    const edit = { ...body, answer: said(`${'Nothing so far. '.repeat(40)}Write to us.`), version: 1 }
    const [edited] = await leaves(() => call('PUT', `/faqs/${created?.subject_id}`, edit))
    expect(edited?.before?.['answer']).toEqual({ en: expect.stringMatching(/^….{60,100}Ask us\.$/s) as string })
    expect(edited?.after?.['answer']).toEqual({ en: expect.stringMatching(/^….{60,100}Write to us\.$/s) as string })
  })
  it('of several rows at once, which names them', async () => {
    const rows = [await made('Paper'), await made('Leather')].map(({ id, version }) => ({ id, version }))
    const bulk = (action: string) => call('POST', '/skill-categories.bulk', { action, rows })
    expect(await leaves(() => bulk('deactivate'), 201)).toMatchObject([
      { action: 'deactivate', count: 2, after: { entries: [{ en: 'Paper' }, { en: 'Leather' }] } },
    ])
    expect(await leaves(() => bulk('deactivate'), 201)).toEqual([])
    expect((await list('&q=leather')).map(({ action }) => action)).toContain('deactivate')
  })
})

describe('a change of a user or a request leaves one record', () => {
  it('of disabling and enabling', async () => {
    const { userId } = await individual(app)
    const turn = (event: string, version: number) =>
      call('POST', `/manage/users/${userId}/${event}`, event === 'disable' ? { reason: 'Spam', version } : { version })
    expect(await leaves(() => turn('disable', 1))).toMatchObject([
      { kind: 'user', action: 'disable', subject_id: userId, after: { disabled: true, reason: 'Spam' } },
    ])
    expect(await leaves(() => turn('enable', 2))).toMatchObject([
      { kind: 'user', action: 'enable', before: { disabled: true, reason: 'Spam' }, after: { disabled: false } },
    ])
    expect(await leaves(() => turn('enable', 3), 409)).toEqual([])
  })
  it('of another plan, set or granted', async () => {
    const firm = await company(app)
    expect(
      await leaves(() => call('POST', `/manage/users/${firm.userId}/plan`, { key: 'growth', version: 1 })),
    ).toMatchObject([
      {
        kind: 'user',
        action: 'plan',
        before: { plan: 'free' },
        after: { plan: 'growth' },
        related: { free: { en: 'Free' }, growth: { en: 'Growth' } },
      },
    ])
    const { id, version } = await planRequest(app, await company(app), 'requested')
    expect(
      await leaves(() => call('POST', `/manage/plan-requests/${id}/grant`, { note: null, version })),
    ).toMatchObject([{ kind: 'planRequest', action: 'grant', subject_id: id }])
  })
  it('of a decision on a company', async () => {
    const { id, version } = await verification(app, await company(app), 'requested')
    const note = 'The licence names another company.'
    expect(await leaves(() => call('POST', `/manage/verifications/${id}/refuse`, { note, version }))).toMatchObject([
      { kind: 'verification', action: 'refuse', before: { status: 'requested' }, after: { status: 'refused', note } },
    ])
  })
})

describe('the log', () => {
  it('keeps nothing of a change that failed', async () => {
    const { id } = await made('Clay')
    expect(
      await leaves(() => call('PUT', `/skill-categories/${id}`, { ...category('Clay 2'), version: 7 }), 409),
    ).toEqual([])
    expect(await leaves(() => call('POST', '/skill-categories', { name: {} }), 422)).toEqual([])
    expect(
      await leaves(async () => call('POST', '/skill-categories', category('Mine'), await individual(app)), 403),
    ).toEqual([])
  })
  it('is changed and deleted by nobody, in the database itself', async () => {
    const id = await auditRecord(app, admin)
    const refused = { cause: { message: 'the audit log is final' } }
    await expect(app.db.update(auditLog).set({ userName: 'Nobody' })).rejects.toMatchObject(refused)
    await expect(app.db.delete(auditLog)).rejects.toMatchObject(refused)
    expect((await read(id)).user_name).toBe('Dawit Haile')
  })
  it('keeps the beginning of a long text, and no secret', async () => {
    const { id, version } = await planRequest(app, await company(app), 'requested')
    const note = 'x'.repeat(900)
    const [record] = await leaves(() => call('POST', `/manage/plan-requests/${id}/decline`, { note, version }))
    expect(record?.after?.['note']).toBe(`${'x'.repeat(500)}…`)
    const { userId } = await individual(app)
    const records = await leaves(() => call('POST', `/manage/users/${userId}/sign-out`, { session_id: null }), 204)
    expect(records).toMatchObject([{ kind: 'user', action: 'sign_out', after: { devices: 'all' } }])
    expect(JSON.stringify(await list())).not.toMatch(/password_hash|search_key|token/i)
  })
  it('is narrowed by person, kind, action and days', async () => {
    const other = await administrator(app)
    const id = await auditRecord(app, other, { kind: 'faq', action: 'publish', at: new Date('2024-02-29T21:30:00Z') })
    const found = async (query: string) => (await list(query)).map((row) => row.id)
    expect(await found(`&person=${other.userId}`)).toEqual([id])
    expect(await found('&kind=faq&action=publish')).toEqual([id])
    // Half past midnight of the first of March in Addis Ababa.
    expect(await found('&days=2024-03-01..2024-03-01')).toEqual([id])
    expect(await found('&days=..2024-02-29')).toEqual([])
    const csv = await app.call<string>('GET', '/manage/audit-log.csv?days=2024-03-01..2024-03-01', { as: admin })
    expect(csv.body).toContain('2024-02-29T21:30:00.000Z,Dawit Haile,dawit@sira.example,faq,publish,Welding')
  })
  it('answers by an index, however many records there are', async () => {
    await app.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'sort', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = off`))
      const planOf = async (query: string) => JSON.stringify((await tx.execute(sql.raw(`explain ${query}`))).rows)
      const newest = 'order by at desc, id desc limit 20'
      expect(await planOf(`select id from audit_log ${newest}`)).toContain('audit_log_at')
      expect(await planOf(`select id from audit_log ${newest} offset 90000`)).toContain('audit_log_at')
      for (const [column, value] of [
        ['user', admin.userId],
        ['kind', 'skill'],
        ['action', 'edit'],
      ] as const)
        expect(
          await planOf(
            `select id from audit_log where ${column === 'user' ? 'user_id' : column} = '${value}' ${newest}`,
          ),
        ).toContain(`audit_log_${column}`)
      await tx.execute(sql`set local enable_bitmapscan = on`)
      expect(await planOf(`select id from audit_log where search_key like '%welding%'`)).toContain('audit_log_search')
    })
  })
})
