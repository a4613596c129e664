import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { verifyTrails } from './trail.queries.ts'
import { letterLevelOf, letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { act, approver, draftLetter, keptLetter, letterText } from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { company, employee, signIn, type Person } from '../../../tests/factories/people.ts'
import { fileForm, png } from '../../../tests/factories/pictures.ts'
import { department, position } from '../../../tests/factories/structure.ts'
import { testApp, type Loose, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { letterApprovals, letterRecipients, letters } from '../../db/letters-tables.ts'
import { notifications } from '../../db/company-tables.ts'
import { files } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const toEmployee = ({ userId }: Person, copy = false) => ({
  kind: 'employee',
  user_id: userId,
  username: null,
  email: null,
  name: null,
  copy,
})
const raise = [
  { type: 'paragraph', text: [{ text: 'You work in ' }, { text: '{department}', field: 'department' }, { text: '.' }] },
]
const separately = (over: object = {}) => ({ separate: true, subject: 'Your raise', body: raise, ...over })
const seat = ({ userId }: Person, positionId: string | null) =>
  app.db.update(employments).set({ positionId }).where(eq(employments.userId, userId))

/** A company with a level that `boss` approves, and three workers who each hold a position. */
async function firmOf() {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const boss = await employee(app, { of: firm })
  const { id: departmentId } = await department(app, firm, { name: { en: 'Machines', am: 'ማሽኖች' } })
  const held = await position(app, firm, { departmentId, title: { en: 'Welder', am: 'በያጅ' } })
  const other = await position(app, firm, {
    departmentId: (await department(app, firm, { parentId: departmentId })).id,
    title: { en: 'Turner', am: 'ቶርኖ' },
  })
  const workers = [
    await employee(app, { of: firm }),
    await employee(app, { of: firm }),
    await employee(app, { of: firm }),
  ]
  for (const [at, one] of workers.entries()) await seat(one, at === 2 ? other.id : held.id)
  const { id: typeId } = await letterTypeOf(app, firm)
  await letterLevelOf(app, firm, { approvers: [approver(boss.userId)] })
  return { firm, boss, workers, typeId, departmentId, held, other }
}
const save = async (as: Person, id: string, over: object) =>
  app.call('PUT', `/letters/${id}`, {
    as,
    body: { ...letterText(separately(over)), version: (await keptLetter(app, id)).version },
  })
const send = async (as: Person, id: string, what: 'submit' | 'issue') =>
  app.call('POST', `/letters/${id}/${what}`, { as, body: { version: (await keptLetter(app, id)).version } })
const approve = async (who: Person, id: string) =>
  act(app, who, 'POST', `/letters/${id}/approve`, {
    content_version: (await keptLetter(app, id)).contentVersion,
    level: 1,
  })
const issuedAs = (id: string) =>
  app.db.select().from(letters).where(eq(letters.togetherId, id)).orderBy(asc(letters.number))

describe('a letter for each', () => {
  it('is approved once, and issued as one letter for each with its own number, signature and file', async () => {
    const { firm, boss, workers, typeId } = await firmOf()
    await app.call('PUT', '/letter-signature', {
      as: { token: await signIn(app, boss.userId), accountId: firm.accountId },
      body: fileForm(await png()),
    })
    const id = await draftLetter(
      app,
      firm,
      typeId,
      separately({ recipients: [...workers.map((one) => toEmployee(one)), toEmployee(boss, true)] }),
    )
    expect((await send(firm, id, 'submit')).status).toBe(200)
    await approve(boss, id)
    const [signed] = await app.db.select().from(letterApprovals).where(eq(letterApprovals.letterId, id))
    const { status, body } = await send(firm, id, 'issue')
    expect([status, body['separate'], body['together']]).toEqual([200, false, 3])

    const rows = await issuedAs(id)
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3])
    expect(rows.map(({ aboutId }) => aboutId)).toEqual(workers.map(({ userId }) => userId))
    expect(new Set(rows.map(({ code }) => code)).size).toBe(3)
    expect(rows.map((row) => JSON.stringify(row.body))).toEqual([
      expect.stringContaining('Machines'),
      expect.stringContaining('Machines'),
      expect.stringContaining('Processing'),
    ])
    for (const [at, row] of rows.entries()) {
      const told = await app.db.select().from(letterRecipients).where(eq(letterRecipients.letterId, row.id))
      expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([workers[at]?.userId, boss.userId]))
    }
    await app.mails()
    // Each file has the signature, which is then nowhere else.
    const files_ = (await issuedAs(id)).map(({ documentId }) => documentId)
    expect(files_.filter((one) => one === null)).toEqual([])
    const left = and(isNotNull(letterApprovals.signatureId), eq(letterApprovals.letterId, id))
    expect(await app.db.$count(letterApprovals, left)).toBe(0)
    const [copy] = await app.db
      .select()
      .from(files)
      .where(eq(files.id, signed?.signatureId ?? ''))
    expect(copy?.state).toBe('staged')
    const third = await act(app, firm, 'GET', `/letters/${rows[2]?.id ?? ''}`)
    const { url } = third['document'] as unknown as { readonly url: string }
    const words = (await pdfTexts((await app.app.inject({ url })).rawPayload)).map((page) => page.words).join('')
    expect(words).toContain('YouworkinProcessing.')
    expect((await verifyTrails(app.db)).broken).toBeNull()
  })

  it('tells everybody of their own, and its author once', async () => {
    const { firm, boss, workers, typeId } = await firmOf()
    const writer = await employee(app, { of: firm })
    await giveRights(app, firm, writer, ['letters'])
    const id = await draftLetter(app, writer, typeId, separately({ recipients: workers.map((one) => toEmployee(one)) }))
    await send(writer, id, 'submit')
    await approve(boss, id)
    await send(firm, id, 'issue')
    const told = await app.db.select().from(notifications).where(eq(notifications.accountId, firm.accountId))
    const of = (kind: string) => told.filter((one) => one.kind === kind)
    expect(of('letter_received')).toHaveLength(3)
    expect(new Set(of('letter_received').map(({ forUserId }) => forUserId))).toEqual(
      new Set(workers.map(({ userId }) => userId)),
    )
    expect(of('letter_answered').filter(({ values }) => JSON.stringify(values).includes('issued'))).toHaveLength(1)
    const [first, second] = workers
    const seen = await app.call<{ readonly data: readonly Loose[] }>('GET', '/received-letters', { as: second ?? firm })
    expect(seen.body.data).toHaveLength(1)
    const [mine] = await app.db
      .select()
      .from(letterRecipients)
      .where(eq(letterRecipients.userId, first?.userId ?? ''))
    expect((await app.call('GET', `/received-letters/${mine?.letterId ?? ''}`, { as: second ?? firm })).status).toBe(
      404,
    )
  })

  it('is tried first: everybody’s own page, and who lacks what; with a blank nothing is sent', async () => {
    const { firm, workers, typeId } = await firmOf()
    const [first, , third] = workers
    await seat(third ?? firm, null)
    const id = await draftLetter(app, firm, typeId, separately({ recipients: workers.map((one) => toEmployee(one)) }))
    const { body } = await app.call<{ readonly data: readonly { readonly missing: readonly string[] }[] }>(
      'GET',
      `/letters/${id}/trial`,
      { as: firm },
    )
    expect(body.data.map(({ missing }) => missing)).toEqual([[], [], ['department']])
    const pageOf = async (who: string) => app.call('GET', `/letters/${id}/pages?user_id=${who}`, { as: firm })
    expect((await pageOf(first?.userId ?? '')).body['missing']).toEqual([])
    expect((await pageOf(third?.userId ?? '')).body['missing']).toEqual(['department'])
    expect((await pageOf(firm.userId)).status).toBe(422)
    const refused = await send(firm, id, 'submit')
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['recipients.2.user_id']])
  })

  it('is issued whole or not at all, when a record has changed since it was approved', async () => {
    const { firm, boss, workers, typeId } = await firmOf()
    const id = await draftLetter(app, firm, typeId, separately({ recipients: workers.map((one) => toEmployee(one)) }))
    await send(firm, id, 'submit')
    await approve(boss, id)
    await seat(workers[1] ?? firm, null)
    const refused = await send(firm, id, 'issue')
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['recipients.1.user_id']])
    expect(await issuedAs(id)).toEqual([])
    expect((await keptLetter(app, id)).number).toBeNull()
  })

  it('goes to employees alone, with five copies at most, and speaks of nobody else', async () => {
    const { firm, boss, workers, typeId } = await firmOf()
    const id = await draftLetter(app, firm, typeId, separately({ recipients: [toEmployee(boss)] }))
    const wrong = async (over: object) => Object.keys((await save(firm, id, over)).body.errors ?? {})
    expect(await wrong({ recipients: letterText().recipients })).toEqual(['recipients.0.kind'])
    expect(await wrong({ recipients: [toEmployee(boss)], about_user_id: boss.userId })).toEqual(['about_user_id'])
    const many = Array.from({ length: 301 }, () => toEmployee({ ...boss, userId: app.services.ids.uuid() }))
    expect(await wrong({ recipients: many })).toContain('recipients')
    expect(await wrong({ recipients: many.slice(0, 6).map((one) => ({ ...one, copy: true })) })).toContain('recipients')
    expect(await wrong({ separate: false, recipients: many.slice(0, 51) })).toContain('recipients')
    // Copies alone are nobody's letter.
    expect(await wrong({ recipients: [toEmployee(workers[0] ?? boss, true)] })).toEqual([])
    expect(Object.keys((await send(firm, id, 'submit')).body.errors ?? {})).toEqual(['recipients'])
  })

  it('finds its people by department, with those below, and by position', async () => {
    const { firm, workers, departmentId, other } = await firmOf()
    const groupOf = async (query: string, as = firm) => {
      const { body } = await app.call<{ readonly data: readonly { readonly id: string }[]; readonly total: number }>(
        'GET',
        `/letter-people/group${query}`,
        { as },
      )
      expect(body.total).toBe(body.data.length)
      return body.data.map(({ id }) => id).toSorted()
    }
    const ids = workers.map(({ userId }) => userId)
    expect(await groupOf(`?department_id=${departmentId}`)).toEqual(ids.toSorted())
    expect(await groupOf(`?department_id=${departmentId}&position_id=${other.id}`)).toEqual(ids.slice(2))
    expect(await groupOf('')).toHaveLength(4)
    const stranger = await company(app)
    for (const query of [`department_id=${departmentId}`, `position_id=${other.id}`])
      expect((await app.call('GET', `/letter-people/group?${query}`, { as: stranger })).status).toBe(422)
  })
})
