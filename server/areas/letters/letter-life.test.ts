import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { letterLevelOf, letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { approver, draftLetter, keptLetter } from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { sources, type By, type Facts, type SendOf } from '../../../openapi/lifecycle.ts'
import { letter } from '../../../openapi/lifecycles/letter.ts'
import { letterTrail } from '../../db/letter-trail-tables.ts'
import { verifyTrails } from './trail.queries.ts'

let app: TestApp
/** Companies whose letters pass one level, two, and none. */
const firms: Record<string, { firm: Person; author: Person; approving: Person; typeId: string }> = {}
beforeAll(async () => {
  app = await testApp()
  for (const [name, levels] of Object.entries({ one: 1, two: 2, none: 0 })) {
    const firm = await company(app, { user: { tierKey: 'enterprise' } })
    const author = await employee(app, { of: firm })
    await giveRights(app, firm, author, ['letters'])
    const approving = await employee(app, { of: firm })
    for (let n = 0; n < levels; n += 1) await letterLevelOf(app, firm, { approvers: [approver(approving.userId)] })
    firms[name] = { firm, author, approving, typeId: (await letterTypeOf(app, firm)).id }
  }
})

interface Sent {
  readonly id: string
}
const replay = (name: string, facts: Facts): Replay<Sent> => {
  const world = () => firms[name] ?? expect.unreachable()
  const senders: Partial<Record<By, () => Person>> = {
    author: () => world().author,
    approver: () => world().approving,
    company: () => world().firm,
  }
  return {
    app: () => app,
    lifecycle: letter,
    senders: ['author', 'approver', 'company'],
    facts,
    begin: async () => ({ id: await draftLetter(app, world().author, world().typeId) }),
    read: ({ id }) => keptLetter(app, id),
    send: async ({ id }, { event, by }) => {
      const { version, contentVersion, level } = await keptLetter(app, id)
      const saw = { content_version: contentVersion, level }
      const body =
        event === 'approve'
          ? saw
          : event === 'return' || event === 'reject'
            ? { ...saw, note: 'The date is wrong.' }
            : event === 'revoke'
              ? { version, note: 'Sent by mistake.' }
              : { version }
      return app.call('POST', `/letters/${id}/${event}`, { as: senders[by]?.() ?? expect.unreachable(), body })
    },
    refused: ({ status, event, by }) => {
      // A draft is its author's alone until it is submitted.
      if (status === 'draft' && by !== 'author') return { status: 404, body: { code: 'not_found' } }
      return sources(letter, event as SendOf<typeof letter>).includes(status as 'draft')
        ? { status: 403, body: { code: 'forbidden' } }
        : { status: 409, body: { code: 'not_pending', data: { status } } }
    },
    // Each event is a link of the trail, and every trail is whole.
    holds: async ({ id }) => {
      const { accountId, version } = await keptLetter(app, id)
      const links = await app.db
        .select()
        .from(letterTrail)
        .where(and(eq(letterTrail.accountId, accountId), eq(letterTrail.letterId, id)))
      // Begun and saved once before.
      expect(links).toHaveLength(version - 2)
      expect(await verifyTrails(app.db)).toMatchObject({ broken: null })
    },
  }
}
describeLife(replay('one', { hasLevels: true, isLastApproval: true }), 'letter with one level')
describeLife(replay('two', { hasLevels: true }), 'letter at the first of two levels')

describe('the levels of a letter that was rejected', () => {
  it('say which of them passed it, which rejected it, and that the others were never asked', async () => {
    const firm = await company(app, { user: { tierKey: 'enterprise' } })
    const { id: typeId } = await letterTypeOf(app, firm)
    const [first, second] = [await employee(app, { of: firm }), await employee(app, { of: firm })]
    for (const { userId } of [first, second, first]) await letterLevelOf(app, firm, { approvers: [approver(userId)] })
    const id = await draftLetter(app, firm, typeId)
    const send = async (who: Person, event: string, more = {}) => {
      const { version, contentVersion, level } = await keptLetter(app, id)
      const saw = event === 'submit' ? { version } : { content_version: contentVersion, level }
      return app.call('POST', `/letters/${id}/${event}`, { as: who, body: { ...saw, ...more } })
    }
    await send(firm, 'submit')
    await send(first, 'approve')
    await send(second, 'reject', { note: 'No.' })
    const { body } = await app.call('GET', `/letters/${id}`, { as: firm })
    expect(body['route']).toMatchObject([
      { state: 'passed', people: [{ id: first.userId, has_approved: true }] },
      { state: 'rejected', people: [{ id: second.userId, has_approved: false }] },
      { state: 'unreached', people: [] },
    ])
  })
})

describe('without levels', () => {
  it('a letter is approved as it is submitted, issued and revoked', async () => {
    const { author, firm, typeId } = firms['none'] ?? expect.unreachable()
    const id = await draftLetter(app, author, typeId)
    const send = async (who: Person, event: string, more = {}) => {
      const { version } = await keptLetter(app, id)
      return app.call('POST', `/letters/${id}/${event}`, { as: who, body: { version, ...more } })
    }
    expect(await send(author, 'submit')).toMatchObject({ status: 200, body: { status: 'approved', route: [] } })
    expect(await send(author, 'issue')).toMatchObject({ status: 200, body: { status: 'issued' } })
    expect(await send(author, 'revoke', { note: 'No.' })).toMatchObject({ status: 403 })
    expect(await send(firm, 'revoke', { note: 'No.' })).toMatchObject({ status: 200, body: { status: 'revoked' } })
  })
})
