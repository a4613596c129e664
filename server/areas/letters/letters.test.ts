import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  letterAbsenceOf,
  letterFormatOf,
  letterLevelOf,
  letterPermissionOf,
  letterTypeOf,
} from '../../../tests/factories/letter-settings.ts'
import {
  answersTo,
  approver,
  draftLetter,
  issued,
  keptLetter,
  letterText,
  outsideRecipient,
  paragraphs,
  submitted,
} from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { letters, letterVersions } from '../../db/letters-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** A company with somebody who writes, and two who approve. */
async function firmOf(needs: 'any' | 'all' = 'any') {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const [author, first, second] = await Promise.all([1, 2, 3].map(() => employee(app, { of: firm })))
  if (!author || !first || !second) throw new Error('Somebody is missing')
  await giveRights(app, firm, author, ['letters'])
  const { id: typeId } = await letterTypeOf(app, firm)
  await letterLevelOf(app, firm, { needs, approvers: [approver(first.userId), approver(second.userId)] })
  return { firm, author, first, second, typeId }
}
const send = async (who: Person, id: string, event: string, over: object = {}) => {
  const { version, contentVersion, level } = await keptLetter(app, id)
  const saw = { content_version: contentVersion, level }
  const body =
    event === 'approve' ? saw : event === 'return' || event === 'reject' ? { ...saw, note: 'No.' } : { version }
  return app.call('POST', `/letters/${id}/${event}`, { as: who, body: { ...body, ...over } })
}
interface Listed {
  readonly data: readonly { readonly id: string }[]
}
const save = (who: Person, id: string, version: number, over = {}) =>
  app.call('PUT', `/letters/${id}`, { as: who, body: { ...letterText(over), version } })

describe('approving', () => {
  it('takes both who approve one level at once, and passes it once', async () => {
    const { author, first, second, typeId } = await firmOf('all')
    const id = await submitted(app, author, typeId)
    const answers = await Promise.all([send(first, id, 'approve'), send(second, id, 'approve')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await keptLetter(app, id)).toMatchObject({ status: 'approved', level: 1 })
    expect(await answersTo(app, id)).toHaveLength(2)
  })

  it('of any is passed by the first; the other is told, and does not approve the next level', async () => {
    const { firm, author, first, second, typeId } = await firmOf()
    await letterLevelOf(app, firm, { approvers: [approver(second.userId)] })
    const id = await submitted(app, author, typeId)
    const answers = await Promise.all([send(first, id, 'approve'), send(second, id, 'approve')])
    // The next level asks the second alone: if the first comes too late, they do not see the letter any more.
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(answers.map(({ status }) => status))
    expect(await keptLetter(app, id)).toMatchObject({ status: 'in_review', level: 2 })
    expect(await answersTo(app, id)).toHaveLength(1)
  })

  it.each(['return', 'reject', 'withdraw'])('against %s at once has one outcome', async (event) => {
    const { author, first, second, typeId } = await firmOf()
    const id = await submitted(app, author, typeId)
    const other = event === 'withdraw' ? author : second
    const [approval, against] = await Promise.all([send(first, id, 'approve'), send(other, id, event)])
    const { status } = await keptLetter(app, id)
    const led = { return: 'draft', withdraw: 'draft', reject: 'rejected' }[event]
    // Who approved the only level still may return it, but not with what was seen before.
    if (approval.status === 200 && against.status === 200) expect([event, status]).toEqual(['return', 'draft'])
    else {
      expect([approval.status, against.status].filter((one) => one === 200)).toHaveLength(1)
      expect(status).toBe(approval.status === 200 ? 'approved' : led)
    }
    const standing = (await answersTo(app, id)).filter((one) => one.act === 'approve' && one.voidAt === null)
    expect(standing).toHaveLength(status === 'approved' ? 1 : 0)
  })

  it('is over when it is issued: withdrawing at the same moment changes nothing', async () => {
    const { firm, author, first, typeId } = await firmOf()
    const id = await submitted(app, author, typeId)
    await send(first, id, 'approve')
    const [withdrawn, issue] = await Promise.all([send(author, id, 'withdraw'), send(firm, id, 'issue')])
    expect([withdrawn.status, issue.status]).toEqual([409, 200])
    expect(await keptLetter(app, id)).toMatchObject({ status: 'issued', number: 1 })
  })

  it('names the content that was seen: a change voids it, also at once', async () => {
    const { author, first, second, typeId } = await firmOf('all')
    const id = await submitted(app, author, typeId)
    await send(first, id, 'approve')
    const { version } = await keptLetter(app, id)
    const [approval, changed] = await Promise.all([
      send(second, id, 'approve', { content_version: 2 }),
      save(author, id, version, { body: paragraphs('Since 2020.') }),
    ])
    expect([approval.status, changed.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const kept = await keptLetter(app, id)
    if (approval.status === 200) expect(kept).toMatchObject({ status: 'approved', contentVersion: 2 })
    else {
      expect(kept).toMatchObject({ status: 'in_review', contentVersion: 3, level: 1 })
      expect((await answersTo(app, id)).every(({ voidAt }) => voidAt !== null)).toBe(true)
      expect(await send(first, id, 'approve', { content_version: 2 })).toMatchObject({
        status: 409,
        body: { code: 'stale', data: { current: { content_version: 3, approved_version: 2 } } },
      })
    }
  })

  it('is of whoever is asked today, and never of the author, unless nobody else is asked', async () => {
    const { firm, author, first, second } = await firmOf()
    const { id: typeId } = await letterTypeOf(app, firm)
    await letterLevelOf(app, firm, { type_ids: [typeId], approvers: [approver(author.userId), approver(first.userId)] })
    const id = await submitted(app, author, typeId)
    expect(await send(author, id, 'approve')).toMatchObject({ status: 403 })
    const days = { from: '2026-01-01', to: '2099-01-01' }
    await letterAbsenceOf(app, firm, { user: first.userId, deputy: second.userId, ...days })
    // It asks them no more, so they see it no more.
    expect(await send(first, id, 'approve')).toMatchObject({ status: 404 })
    expect(await send(second, id, 'approve')).toMatchObject({ status: 200 })
    expect(await answersTo(app, id)).toMatchObject([{ userId: second.userId, forUserId: first.userId }])
    const own = await company(app)
    const type = await letterTypeOf(app, own)
    await letterLevelOf(app, own, {})
    const owners = await submitted(app, own, type.id)
    expect(await send(own, owners, 'approve')).toMatchObject({ status: 200, body: { status: 'approved' } })
  })

  it('asks each for what names them, among many letters of other levels, types and authors', async () => {
    const { firm, author, first, second, typeId } = await firmOf()
    const other = await letterTypeOf(app, firm)
    await letterLevelOf(app, firm, {
      type_ids: [other.id],
      approvers: [approver(author.userId), approver(firm.userId)],
    })
    const plain = [await submitted(app, author, typeId), await submitted(app, firm, typeId)]
    // Both levels concern the other type: it stands at the first.
    const two = await submitted(app, firm, other.id)
    await send(first, two, 'approve')
    const own = await submitted(app, author, other.id)
    await send(second, own, 'approve')
    const waiting = async (who: Person) => {
      const { body } = await app.call<Listed>('GET', '/letters?view=to_approve', { as: who })
      return body.data.map(({ id }) => id).toSorted()
    }
    expect(await waiting(first)).toEqual(plain.toSorted())
    expect(await waiting(second)).toEqual(plain.toSorted())
    // The author is asked for another's letter, and not for their own.
    expect(await waiting(author)).toEqual([two])
    expect(await waiting(firm)).toEqual([own])
    const { body } = await app.call<Listed>('GET', '/company-letters', { as: author })
    expect(body.data.map(({ id }) => id)).toContain(two)
  })

  it('counts what waits, until it is answered', async () => {
    const { author, first, second, typeId } = await firmOf('all')
    const id = await submitted(app, author, typeId)
    const waiting = async (who: Person) => (await app.call('GET', '/letters/counts', { as: who })).body
    expect(await waiting(first)).toEqual({ to_approve: 1, returned: 0 })
    await send(first, id, 'approve')
    expect(await waiting(first)).toEqual({ to_approve: 0, returned: 0 })
    expect(await waiting(second)).toEqual({ to_approve: 1, returned: 0 })
    await send(second, id, 'return')
    expect(await waiting(author)).toEqual({ to_approve: 0, returned: 1 })
  })
})

describe('writing', () => {
  it('says what is missing before it is submitted', async () => {
    const { author, typeId } = await firmOf()
    const id = await draftLetter(app, author, typeId, { subject: null, body: null, recipients: [] })
    const { status, body } = await send(author, id, 'submit')
    expect([status, Object.keys(body['errors'] as object).toSorted()]).toEqual([422, ['body', 'recipients', 'subject']])
  })

  it('keeps a version of what approvers saw, one of what nobody saw, and none of what is the same', async () => {
    const { author, first, typeId } = await firmOf()
    const id = await submitted(app, author, typeId)
    const same = await save(author, id, (await keptLetter(app, id)).version)
    expect(same.body).toMatchObject({ content_version: 2, version: 3 })
    await send(first, id, 'return')
    for (const text of ['One', 'Two', 'Three'])
      await save(author, id, (await keptLetter(app, id)).version, { body: paragraphs(text) })
    const rows = await app.db.select().from(letterVersions).where(eq(letterVersions.letterId, id))
    expect(
      rows.map((row) => [row.contentVersion, row.submitted]).toSorted(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [2, true],
      [5, false],
    ])
    const seen = await app.call('GET', `/letters/${id}/versions`, { as: first })
    expect(seen.body['data']).toMatchObject([{ content_version: 2 }])
    expect(await app.call('GET', `/letters/${id}/version?content_version=5`, { as: first })).toMatchObject({
      status: 404,
    })
  })

  it('takes the right and, where a type names writers, being one', async () => {
    const { firm, author, first, typeId } = await firmOf()
    const begin = (who: Person) => app.call('POST', '/letters', { as: who, body: { type_id: typeId, lang: 'en' } })
    expect((await begin(first)).status).toBe(403)
    expect((await begin(author)).status).toBe(201)
    const writes = { type_id: typeId, action: 'write', who: 'person' }
    await letterPermissionOf(app, firm, { ...writes, user_id: firm.userId })
    expect((await begin(author)).status).toBe(403)
    await letterPermissionOf(app, firm, { ...writes, user_id: author.userId })
    expect((await begin(author)).status).toBe(201)
  })
})

describe('who sees', () => {
  const found = async (who: Person, path = '/company-letters') =>
    ((await app.call('GET', path, { as: who })).body['data'] as unknown as { id: string }[]).map(({ id }) => id)

  it('a confidential letter: nobody in any list or search but those who had part in it and whom its type names', async () => {
    const { firm, author, first, second } = await firmOf()
    const { id: typeId } = await letterTypeOf(app, firm, { confidential: true })
    await letterLevelOf(app, firm, { type_ids: [typeId], approvers: [approver(first.userId)] })
    await letterPermissionOf(app, firm, { action: 'see', who: 'everybody' })
    const outsider = await employee(app, { of: firm })
    const draft = await draftLetter(app, author, typeId)
    const id = await submitted(app, author, typeId, { subject: 'Warning' })
    for (const who of [firm, outsider]) {
      expect(await found(who)).toEqual([])
      expect(await found(who, '/company-letters?q=warning')).toEqual([])
      for (const one of [id, draft]) expect((await app.call('GET', `/letters/${one}`, { as: who })).status).toBe(404)
    }
    for (const who of [author, first]) expect(await found(who, '/company-letters?q=warning')).toEqual([id])
    // What the list can be narrowed by tells nobody else of the type either.
    const narrowed = async (who: Person) =>
      (await app.call('GET', `/company-letters?type=${typeId}`, { as: who })).status
    for (const who of [firm, outsider]) {
      expect(await found(who, '/company-letters/types')).not.toContain(typeId)
      expect(await narrowed(who)).toBe(422)
    }
    for (const who of [author, first]) {
      expect(await found(who, '/company-letters/types')).toContain(typeId)
      expect(await narrowed(who)).toBe(200)
    }
    await letterPermissionOf(app, firm, { type_id: typeId, action: 'see', who: 'person', user_id: firm.userId })
    expect(await found(firm)).toEqual([id])
    expect((await app.call('GET', `/letters/${draft}`, { as: firm })).status).toBe(404)
    expect(await found(second)).toEqual([id])
  })

  it('an ordinary one: owners and whom a permission names, without what is said between author and approvers', async () => {
    const { firm, author, first, typeId } = await firmOf()
    const outsider = await employee(app, { of: firm })
    const id = await submitted(app, author, typeId)
    const comment = { block: 0, quote: null, text: 'Is it right?' }
    expect((await app.call('POST', `/letters/${id}/comments`, { as: first, body: comment })).status).toBe(201)
    expect(await found(outsider)).toEqual([])
    expect(await found(firm)).toEqual([id])
    await letterPermissionOf(app, firm, { type_id: typeId, action: 'see', who: 'person', user_id: outsider.userId })
    expect(await found(outsider)).toEqual([id])
    for (const who of [firm, outsider]) expect(await found(who, '/company-letters/types')).toContain(typeId)
    expect(await found(outsider, `/company-letters?type=${typeId}`)).toEqual([id])
    expect((await app.call('GET', `/letters/${id}`, { as: outsider })).body).toMatchObject({ comments: [] })
    expect((await app.call('POST', `/letters/${id}/comments`, { as: outsider, body: comment })).status).toBe(403)
    expect((await app.call('GET', `/letters/${id}`, { as: author })).body).toMatchObject({
      comments: [{ is_own: false }],
    })
  })

  it('who left: what they received, in their own account, and nothing else', async () => {
    const left = await employee(app)
    const plain = await company(app)
    const { id: typeId } = await letterTypeOf(app, plain)
    const worker = await employee(app, { of: plain })
    const to = outsideRecipient({ kind: 'employee', user_id: worker.userId, email: null, name: null })
    const id = await issued(app, plain, typeId, { recipients: [to] })
    await app.db
      .update(employments)
      .set({ endedAt: app.services.clock.now() })
      .where(eq(employments.userId, worker.userId))
    const own = { ...worker, accountId: worker.own }
    expect(await found(own, '/received-letters')).toEqual([id])
    expect((await app.call('GET', `/received-letters/${id}`, { as: own })).status).toBe(200)
    expect((await app.call('GET', `/letters/${id}`, { as: worker })).status).toBe(403)
    expect((await app.call('GET', `/received-letters/${id}`, { as: { ...left, accountId: left.own } })).status).toBe(
      404,
    )
  })
})

describe('issuing', () => {
  it('gives many at once each the next number, and none to what is refused', async () => {
    const firm = await company(app)
    const { id: formatId } = await letterFormatOf(app, firm, { pattern: '{PREFIX}-{SEQ}-{YEAR}', shared: true })
    const { id: typeId } = await letterTypeOf(app, firm, { format_id: formatId })
    const ids: string[] = []
    for (let n = 0; n < 20; n += 1) ids.push(await submitted(app, firm, typeId))
    const failing = new Set(ids.slice(5, 8))
    const before = await keptLetter(app, ids[0] ?? '')
    const answers = await Promise.all(
      ids.map((id) => send(firm, id, 'issue', failing.has(id) ? { version: before.version + 9 } : {})),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(17)
    const rows = await app.db.select({ number: letters.number }).from(letters).where(eq(letters.typeId, typeId))
    const numbers = rows.flatMap(({ number }) => number ?? [])
    expect(numbers.toSorted((a, b) => a - b)).toEqual([...Array(17).keys()].map((n) => n + 1))
    const [n] = await app.db.select({ n: count() }).from(letters).where(eq(letters.status, 'approved'))
    expect(n?.n).toBeGreaterThanOrEqual(3)
  })
})
