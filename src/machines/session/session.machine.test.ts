import { describe, expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { arranged, GONE, OWN, SECOND, signedIn, user } from '../../../tests/models/session.ts'
import { sessionMachine } from './session.machine.ts'
import type { Requisition } from './session.setup.ts'

describe('restoring a session', () => {
  test('is signed out without a token and asks nobody', () => {
    const s = arranged()
    expect(s.state()).toBe('signedOut')
    expect(s.answers.fetchUser).toHaveLength(0)
  })
  test('has the user and the current account with a valid token', async () => {
    const s = arranged({ token: 'kept' })
    expect(s.actor.getSnapshot().hasTag('signing')).toBe(true)
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    expect(s.state()).toMatchObject({ authenticated: { user: 'resting' } })
    expect(s.context()).toMatchObject({ user: { email: 'a@b.example' }, accountId: OWN })
  })
  test('prefers the tab’s account to the current one', async () => {
    const s = arranged({ token: 'kept', pinned: SECOND })
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    expect(s.context().accountId).toBe(SECOND)
  })
  test('forgets an invalid token', async () => {
    const s = arranged({ token: 'kept' })
    s.answers.fetchUser[0]?.reject(refusal('unauthenticated', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget'])
    expect(s.context().user).toBeNull()
  })
  test('is signed out without a connection, but keeps the token for another try', async () => {
    const s = arranged({ token: 'kept' })
    s.answers.fetchUser[0]?.reject(offline())
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['sayUnreachable'])
    expect(s.context().lost?.code).toBe('offline')
    s.actor.send({ type: 'session.restore' })
    s.answers.fetchUser[1]?.resolve(user())
    await s.settle()
    expect(s.context().lost).toBeNull()
    expect(s.state()).toHaveProperty('authenticated')
  })
  test('drops an account that is no longer accessible and fetches the user again', async () => {
    const s = arranged({ token: 'kept', pinned: GONE })
    s.answers.fetchUser[0]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    expect(s.calls).toEqual(['dropAccount'])
    s.answers.fetchUser[1]?.resolve(user())
    await s.settle()
    expect(s.context().accountId).toBe(OWN)
    expect(s.calls.at(-1)).toBe(`sayAccountGone ${OWN}`)
  })
  test('ends the session when it is refused a second time', async () => {
    const s = arranged({ token: 'kept', pinned: GONE })
    s.answers.fetchUser[0]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    s.answers.fetchUser[1]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.answers.fetchUser).toHaveLength(2)
  })
})

describe('refreshing the user', () => {
  test('keeps the user meanwhile and when it fails', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.refresh' })
    expect(s.actor.getSnapshot().hasTag('signing')).toBe(false)
    s.answers.fetchUser[1]?.reject(offline())
    await s.settle()
    expect(s.context().user).not.toBeNull()
    expect(s.state()).toMatchObject({ authenticated: { user: 'resting' } })
  })
  test('ends the session when the token is invalid', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.refresh' })
    s.answers.fetchUser[1]?.reject(refusal('unauthenticated', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget'])
  })
  test('ends the session when another call finds the token invalid', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.expired' })
    expect(s.state()).toBe('signedOut')
    expect(s.context().user).toBeNull()
  })
})

describe('the eligibility for more accounts', () => {
  test.for([
    [1, 0],
    [2, 1],
    [3, 0],
  ] as const)('is fetched for role %i %i times', async ([role, times]) => {
    const s = await signedIn(role)
    expect(s.answers.fetchEligibility).toHaveLength(times)
  })
  test('fails silently', async () => {
    const s = await signedIn(2)
    s.answers.fetchEligibility[0]?.reject(refusal('internal', {}))
    await s.settle()
    expect(s.context().eligibility).toBeNull()
    expect(s.calls).toEqual([])
  })
  test('is fetched again by a refresh', async () => {
    const s = await signedIn(2)
    s.answers.fetchEligibility[0]?.resolve({ is_eligible: true, limit: 2, used: 1 })
    await s.settle()
    s.actor.send({ type: 'session.refresh' })
    expect(s.answers.fetchUser).toHaveLength(2)
    expect(s.answers.fetchEligibility).toHaveLength(2)
    expect(s.context().eligibility?.used).toBe(1)
  })
})

describe('the offers that a company sent', () => {
  const sent = [{ id: OWN, status: 'rejected' }] as unknown as readonly Requisition[]
  const listed = async () => {
    const s = await signedIn(2)
    s.answers.fetchEligibility[0]?.resolve({ is_eligible: true, limit: 2, used: 1 })
    await s.settle()
    return s
  }
  test.for([
    [1, 0],
    [2, 1],
    [3, 0],
  ] as const)('are fetched for role %i %i times, also when the eligibility is unknown', async ([role, times]) => {
    const s = await signedIn(role)
    s.answers.fetchEligibility[0]?.reject(offline())
    await s.settle()
    expect(s.answers.fetchRequisitions).toHaveLength(times)
  })
  test('fail silently', async () => {
    const s = await listed()
    s.answers.fetchRequisitions[0]?.reject(refusal('internal', {}))
    await s.settle()
    expect(s.context().requisitions).toBeNull()
    expect(s.calls).toEqual([])
  })
  test('are fetched again when some offer changed, and gone with the account', async () => {
    const s = await listed()
    s.actor.send({ type: 'session.offersChanged' })
    expect(s.answers.fetchRequisitions).toHaveLength(2)
    s.answers.fetchRequisitions[1]?.resolve(sent)
    await s.settle()
    expect(s.context().requisitions).toEqual(sent)
    s.actor.send({ type: 'session.offersChanged' })
    expect(s.answers.fetchRequisitions).toHaveLength(3)
    s.actor.send({ type: 'session.expired' })
    expect(s.context().requisitions).toBeNull()
  })
  test('are nobody else’s concern', async () => {
    const s = await signedIn(3)
    s.actor.send({ type: 'session.offersChanged' })
    expect(s.answers.fetchRequisitions).toHaveLength(0)
  })
})

describe('a session that ends without this tab', () => {
  test('is remembered until somebody signs in', async () => {
    const s = await signedIn()
    expect(s.context().hasEnded).toBe(false)
    s.actor.send({ type: 'session.expired' })
    expect(s.context()).toMatchObject({ user: null, hasEnded: true })
    s.actor.send({ type: 'session.login', token: 'fresh' })
    expect(s.context().hasEnded).toBe(true)
    s.answers.fetchUser[1]?.resolve(user())
    await s.settle()
    expect(s.context().hasEnded).toBe(false)
  })
  test('is noticed by the news of it, and when the page is opened with a dead token', async () => {
    const [open, kept] = [await signedIn(), arranged({ token: 'kept' })]
    open.actor.send({ type: 'session.refresh' })
    open.answers.fetchUser[1]?.reject(refusal('unauthenticated', {}))
    kept.answers.fetchUser[0]?.reject(refusal('unauthenticated', {}))
    for (const s of [open, kept]) {
      await s.settle()
      expect(s.context().hasEnded).toBe(true)
    }
  })
  test('is still known after a reload, and is not what signing out does', async () => {
    expect(arranged({ hasEnded: true }).context().hasEnded).toBe(true)
    const s = await signedIn()
    s.actor.send({ type: 'session.logout' })
    s.answers.logout[0]?.resolve()
    await s.settle()
    expect(s.context()).toMatchObject({ user: null, hasEnded: false })
  })
})

describe('the calendar', () => {
  test('changes at once, is saved, and is not reset by a refresh that began earlier', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.refresh' })
    s.actor.send({ type: 'session.calendar', calendar: 'ethiopian' })
    expect(s.context().calendar).toBe('ethiopian')
    s.answers.keepCalendar[0]?.resolve()
    s.answers.fetchUser[1]?.resolve(user())
    await s.settle()
    expect(s.calls).toEqual(['keepCalendar ethiopian'])
    expect(s.context().calendar).toBe('ethiopian')
  })
  test('follows what the user chose later on another device', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.calendar', calendar: 'ethiopian' })
    s.answers.keepCalendar[0]?.resolve()
    await s.settle()
    s.actor.send({ type: 'session.refresh' })
    expect(s.context().user?.calendar).toBe('ethiopian')
    s.answers.fetchUser[1]?.resolve(user())
    await s.settle()
    expect([s.context().calendar, s.context().user?.calendar]).toEqual([null, 'gregorian'])
  })
  test('is saved as chosen last', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.calendar', calendar: 'ethiopian' })
    s.actor.send({ type: 'session.calendar', calendar: 'gregorian' })
    s.answers.keepCalendar[0]?.reject(offline())
    s.answers.keepCalendar[1]?.resolve()
    await s.settle()
    expect(s.calls).toEqual(['keepCalendar ethiopian', 'keepCalendar gregorian'])
    expect(s.context().calendar).toBe('gregorian')
  })
  test('applies to this page when saving fails, with a message', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.calendar', calendar: 'ethiopian' })
    s.answers.keepCalendar[0]?.reject(offline())
    await s.settle()
    expect(s.calls).toEqual(['keepCalendar ethiopian', 'sayCalendarNotKept offline'])
    expect(s.context().calendar).toBe('ethiopian')
    s.actor.send({ type: 'session.expired' })
    expect(s.context().calendar).toBeNull()
  })
})

test('takes every transition on some path', () => {
  const person = user(2)
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
  const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error })
  const events = [
    { type: 'session.login', token: 'new' },
    { type: 'session.login', token: null },
    { type: 'session.logout' },
    { type: 'session.deleted' },
    { type: 'session.switch', accountId: SECOND },
    { type: 'session.refresh' },
    { type: 'session.offersChanged' },
    { type: 'session.calendar', calendar: 'ethiopian' },
    { type: 'session.restore' },
    { type: 'session.expired' },
    { type: 'session.shutOut', accountId: OWN },
    { type: 'session.leaveAccount' },
    failed('refreshUser', refusal('account_forbidden', {})),
    ...['restoreUser', 'restoreUserAnew', 'fetchUser', 'refreshUser', 'fetchUserAnew'].flatMap((id) => [
      done(id, person),
      failed(id, refusal('unauthenticated', {})),
      failed(id, offline()),
    ]),
    failed('restoreUser', refusal('account_forbidden', {})),
    done('fetchEligibility', { is_eligible: true, limit: 2, used: 1 }),
    failed('fetchEligibility', offline()),
    done('fetchRequisitions', []),
    failed('fetchRequisitions', offline()),
    done('keepCalendar', undefined),
    failed('keepCalendar', offline()),
    done('switchAccount', 'ok'),
    failed('switchAccount', refusal('unauthenticated', {})),
    failed('switchAccount', offline()),
    done('logout', undefined),
    failed('logout', refusal('unauthenticated', {})),
    failed('logout', offline()),
    { type: 'xstate.after.patience.session.signingOut' },
  ]
  const walked = [true, false].flatMap((hasToken) =>
    [2, 3].flatMap((role) => [
      ...explore(sessionMachine.provide({ guards: { hasToken: () => hasToken } }), {
        input: { pinned: null, hasEnded: false },
        events: events.map((event) =>
          'output' in event && event.output === person ? { ...event, output: user(role as 2 | 3) } : event,
        ),
        facts: (context) => `${context.user?.roles[0]?.id} ${context.accountId} ${context.shutOut !== null}`,
      }).covered,
    ]),
  )
  const eventless = edgesOf(sessionMachine).filter(
    (edge) => edge.includes('---->') || edge.includes('xstate.done.state'),
  )
  expect([...new Set([...walked, ...eventless])].toSorted()).toEqual(edgesOf(sessionMachine))
})
