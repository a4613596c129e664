import { describe, expect, test } from 'vitest'
import type { User } from '../../../openapi/schemas/session.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { arranged, GONE, OWN, SECOND, signedIn, user } from '../../../tests/models/session.ts'
import { actingAccount } from './session.setup.ts'

describe('switching accounts', () => {
  test('stores the account, tells the other tabs, shows the server’s message and fetches the user', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId: SECOND })
    expect(s.state()).toBe('switching')
    s.answers.switchAccount[0]?.resolve('Switched')
    await s.settle()
    expect(s.calls).toEqual([`keepAccount ${SECOND}`, `tellSwitched ${SECOND}`, 'saySwitched Switched'])
    expect(s.context()).toMatchObject({ accountId: SECOND, wanted: null })
    expect(s.answers.fetchUser).toHaveLength(2)
  })
  test.for([OWN, GONE])('ignores the current account and those of others (%s)', async (accountId) => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId })
    expect(s.state()).toHaveProperty('authenticated')
  })
  test('keeps the account and shows the server’s message when it is refused', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId: SECOND })
    s.answers.switchAccount[0]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    expect(s.context().accountId).toBe(OWN)
    expect(s.calls).toEqual(['saySwitchFailed account_forbidden'])
  })
  test('ends the session when the token is invalid', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId: SECOND })
    s.answers.switchAccount[0]?.reject(refusal('unauthenticated', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
  })
})

describe('an account that becomes inaccessible while a tab uses it', () => {
  /** The user without that account. */
  const without = (id: string): User => ({
    ...user(),
    accounts: user().accounts.filter((account) => account.id !== id),
  })
  async function atWork() {
    const s = arranged({ token: 'kept', pinned: SECOND })
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    s.calls.length = 0
    return s
  }
  test.for([
    [
      'a call is refused',
      (s: Awaited<ReturnType<typeof atWork>>) => s.actor.send({ type: 'session.shutOut', accountId: SECOND }),
    ],
    [
      'a refresh is refused',
      async (s: Awaited<ReturnType<typeof atWork>>) => {
        s.actor.send({ type: 'session.refresh' })
        s.answers.fetchUser[1]?.reject(refusal('account_forbidden', {}))
        await s.settle()
      },
    ],
  ] as const)('is remembered with its name, and nothing else changes: %s', async ([, happens]) => {
    const s = await atWork()
    await happens(s)
    expect(s.context()).toMatchObject({ accountId: SECOND, shutOut: { id: SECOND }, user: { email: 'a@b.example' } })
    expect(s.calls).toEqual([])
    expect(s.state()).toHaveProperty('authenticated')
  })
  test('is not affected by a refusal of another account', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.shutOut', accountId: OWN })
    expect(s.context().shutOut).toBeNull()
  })
  test('can be left for the person’s own account, in a call that does not name it', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.leaveAccount' })
    expect(s.state()).toHaveProperty('authenticated')
    s.actor.send({ type: 'session.shutOut', accountId: SECOND })
    s.actor.send({ type: 'session.leaveAccount' })
    expect(s.calls).toEqual(['dropAccount'])
    s.answers.fetchUser[1]?.resolve(without(SECOND))
    await s.settle()
    expect(s.context()).toMatchObject({ accountId: OWN, shutOut: null })
    expect(s.calls).toEqual(['dropAccount', `keepAccount ${OWN}`])
  })
  test('stays in use, with a message, when leaving it gets no answer', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.shutOut', accountId: SECOND })
    s.actor.send({ type: 'session.leaveAccount' })
    s.answers.fetchUser[1]?.reject(offline())
    await s.settle()
    expect(s.context()).toMatchObject({ accountId: SECOND, shutOut: { id: SECOND } })
    expect(s.calls.at(-1)).toBe('saySwitchFailed offline')
  })
  test('is not named when the person switches to another one', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.shutOut', accountId: SECOND })
    s.actor.send({ type: 'session.switch', accountId: OWN })
    expect(s.calls).toEqual(['dropAccount'])
    s.answers.switchAccount[0]?.resolve('Switched')
    await s.settle()
    expect(s.context()).toMatchObject({ accountId: OWN, shutOut: null })
  })
})

describe('the account of a tab', () => {
  test('is the pinned one, else the current one, else the first, else none', () => {
    const person = user()
    expect(actingAccount(person, SECOND)).toBe(SECOND)
    expect(actingAccount(person, GONE)).toBe(OWN)
    expect(
      actingAccount({ ...person, accounts: person.accounts.map((a) => ({ ...a, is_current: false })) }, null),
    ).toBe(OWN)
    expect(actingAccount({ ...person, accounts: [] }, null)).toBeNull()
  })
})
