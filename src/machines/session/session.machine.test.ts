import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { User } from '../../../openapi/schemas/session.ts'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { actingAccount, sessionMachine, type Eligibility } from './session.machine.ts'

const OWN = '11111111-1111-4111-8111-111111111111'
const SECOND = '22222222-2222-4222-8222-222222222222'
const GONE = '33333333-3333-4333-8333-333333333333'
const account = (id: string, is_current = false) => ({
  id,
  username: id.slice(0, 4),
  name: { en: id },
  kind: 'company',
  photo: null,
  logo: null,
  is_current,
  is_employee: false,
})
const user = (role: 1 | 2 | 3 = 3): User =>
  ({
    id: OWN,
    email: 'a@b.example',
    first_name: null,
    middle_name: null,
    last_name: null,
    roles: [{ id: role, name: 'role' }],
    accounts: [account(OWN, true), account(SECOND)],
    language: 'en',
    calendar: 'gregorian',
    email_verified: true,
  }) as unknown as User

/** The session with effects that are written down and answered when told to. */
function arranged({ token = null as string | null, pinned = null as string | null } = {}) {
  const calls: string[] = []
  const clock = new SimulatedClock()
  const answers = {
    fetchUser: [] as PromiseWithResolvers<User>[],
    logout: [] as PromiseWithResolvers<void>[],
    switchAccount: [] as PromiseWithResolvers<string>[],
    fetchEligibility: [] as PromiseWithResolvers<Eligibility>[],
    keepCalendar: [] as PromiseWithResolvers<void>[],
  }
  const ask = <T>(list: PromiseWithResolvers<T>[]) => {
    const answer = Promise.withResolvers<T>()
    list.push(answer)
    return answer.promise
  }
  let kept = token
  const note = (name: string) => () => void calls.push(name)
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchUser: fromPromise(() => ask(answers.fetchUser)),
        logout: fromPromise(() => ask(answers.logout)),
        switchAccount: fromPromise(() => ask(answers.switchAccount)),
        fetchEligibility: fromPromise(() => ask(answers.fetchEligibility)),
        keepCalendar: fromPromise<void, { readonly calendar: User['calendar'] }>(({ input }) => {
          calls.push(`keepCalendar ${input.calendar}`)
          return ask(answers.keepCalendar)
        }),
      },
      actions: {
        keepToken: (_, p) => {
          kept = p.token
          calls.push(`keepToken ${p.token}`)
        },
        keepAccount: (_, p) => void calls.push(`keepAccount ${p.accountId}`),
        dropAccount: note('dropAccount'),
        forget: () => {
          kept = null
          calls.push('forget')
        },
        tellSwitched: (_, p) => void calls.push(`tellSwitched ${p.accountId}`),
        tellSignedOut: note('tellSignedOut'),
        goHome: note('goHome'),
        sayLoginFailed: note('sayLoginFailed'),
        sayUnreachable: note('sayUnreachable'),
        sayLoggedOut: note('sayLoggedOut'),
        sayLogoutFailed: note('sayLogoutFailed'),
        sayAccountGone: (_, p) => void calls.push(`sayAccountGone ${p.account?.id}`),
        saySwitched: (_, p) => void calls.push(`saySwitched ${p.message}`),
        saySwitchFailed: (_, p) => void calls.push(`saySwitchFailed ${p.failure.code}`),
        sayCalendarNotKept: (_, p) => void calls.push(`sayCalendarNotKept ${p.failure.code}`),
      },
      guards: { hasToken: () => kept !== null },
    }),
    { input: { pinned }, clock },
  ).start()
  const settle = () => vi.waitFor(() => new Promise((done) => setTimeout(done, 0)))
  return {
    actor,
    answers,
    calls,
    clock,
    settle,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}
async function signedIn(role: 1 | 2 | 3 = 3) {
  const s = arranged({ token: 'kept' })
  s.answers.fetchUser[0]?.resolve(user(role))
  await s.settle()
  s.calls.length = 0
  return s
}

describe('restoring', () => {
  test('without a token nobody is signed in and nobody is asked', () => {
    const s = arranged()
    expect(s.state()).toBe('signedOut')
    expect(s.answers.fetchUser).toHaveLength(0)
  })
  test('a good token gives the user and the current account', async () => {
    const s = arranged({ token: 'kept' })
    expect(s.actor.getSnapshot().hasTag('signing')).toBe(true)
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    expect(s.state()).toMatchObject({ authenticated: { user: 'resting' } })
    expect(s.context()).toMatchObject({ user: { email: 'a@b.example' }, accountId: OWN })
  })
  test('the account of the tab goes before the current one', async () => {
    const s = arranged({ token: 'kept', pinned: SECOND })
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    expect(s.context().accountId).toBe(SECOND)
  })
  test('a dead token is forgotten', async () => {
    const s = arranged({ token: 'kept' })
    s.answers.fetchUser[0]?.reject(refusal('unauthenticated', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget'])
    expect(s.context().user).toBeNull()
  })
  test('a line that is down resets, but the token stays for another try', async () => {
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
  test('an account that was taken away is dropped and the user asked for once more', async () => {
    const s = arranged({ token: 'kept', pinned: GONE })
    s.answers.fetchUser[0]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    expect(s.calls).toEqual(['dropAccount'])
    s.answers.fetchUser[1]?.resolve(user())
    await s.settle()
    expect(s.context().accountId).toBe(OWN)
    expect(s.calls.at(-1)).toBe(`sayAccountGone ${OWN}`)
  })
  test('refused a second time, the session ends instead of asking for ever', async () => {
    const s = arranged({ token: 'kept', pinned: GONE })
    s.answers.fetchUser[0]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    s.answers.fetchUser[1]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.answers.fetchUser).toHaveLength(2)
  })
})

describe('signing in', () => {
  test('the token is kept before the user is fetched', async () => {
    const s = arranged()
    s.actor.send({ type: 'session.login', token: 'new' })
    expect(s.state()).toBe('signing')
    expect(s.calls).toEqual(['dropAccount', 'keepToken new'])
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    expect(s.calls).toContain(`keepAccount ${OWN}`)
    expect(s.state()).toHaveProperty('authenticated')
  })
  test.for([null, ''])('an answer without a token (%j) is "Login failed"', (token) => {
    const s = arranged()
    s.actor.send({ type: 'session.login', token })
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['sayLoginFailed'])
  })
  test('a user that cannot be fetched resets', async () => {
    const s = arranged()
    s.actor.send({ type: 'session.login', token: 'new' })
    s.answers.fetchUser[0]?.reject(offline())
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls.slice(-2)).toEqual(['forget', 'sayLoginFailed'])
  })
})

describe('eligibility', () => {
  test.for([
    [1, 0],
    [2, 1],
    [3, 0],
  ] as const)('role %i asks %i times', async ([role, times]) => {
    const s = await signedIn(role)
    expect(s.answers.fetchEligibility).toHaveLength(times)
  })
  test('its failure is silent', async () => {
    const s = await signedIn(2)
    s.answers.fetchEligibility[0]?.reject(refusal('internal', {}))
    await s.settle()
    expect(s.context().eligibility).toBeNull()
    expect(s.calls).toEqual([])
  })
  test('a refresh asks again', async () => {
    const s = await signedIn(2)
    s.answers.fetchEligibility[0]?.resolve({ is_eligible: true, limit: 2, used: 1 })
    await s.settle()
    s.actor.send({ type: 'session.refresh' })
    expect(s.answers.fetchUser).toHaveLength(2)
    expect(s.answers.fetchEligibility).toHaveLength(2)
    expect(s.context().eligibility?.used).toBe(1)
  })
})

describe('the calendar', () => {
  test('holds at once, is kept, and a refresh that began earlier does not take it back', async () => {
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
  test('the last choice is the one that is kept', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.calendar', calendar: 'ethiopian' })
    s.actor.send({ type: 'session.calendar', calendar: 'gregorian' })
    s.answers.keepCalendar[0]?.reject(offline())
    s.answers.keepCalendar[1]?.resolve()
    await s.settle()
    expect(s.calls).toEqual(['keepCalendar ethiopian', 'keepCalendar gregorian'])
    expect(s.context().calendar).toBe('gregorian')
  })
  test('not kept, it holds on this page and the person is told', async () => {
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

describe('refreshing', () => {
  test('is not seen: the user stays meanwhile and when it fails', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.refresh' })
    expect(s.actor.getSnapshot().hasTag('signing')).toBe(false)
    s.answers.fetchUser[1]?.reject(offline())
    await s.settle()
    expect(s.context().user).not.toBeNull()
    expect(s.state()).toMatchObject({ authenticated: { user: 'resting' } })
  })
  test('a dead token ends the session', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.refresh' })
    s.answers.fetchUser[1]?.reject(refusal('unauthenticated', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget'])
  })
  test('a call elsewhere that met a dead token ends it too', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.expired' })
    expect(s.state()).toBe('signedOut')
    expect(s.context().user).toBeNull()
  })
})

describe('switching', () => {
  test('stores the account, tells the other tabs, says the server’s words, fetches the user', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId: SECOND })
    expect(s.state()).toBe('switching')
    s.answers.switchAccount[0]?.resolve('Switched')
    await s.settle()
    expect(s.calls).toEqual([`keepAccount ${SECOND}`, `tellSwitched ${SECOND}`, 'saySwitched Switched'])
    expect(s.context()).toMatchObject({ accountId: SECOND, wanted: null })
    expect(s.answers.fetchUser).toHaveLength(2)
  })
  test.for([OWN, GONE])('the current account and one of someone else (%s) do nothing', async (accountId) => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId })
    expect(s.state()).toHaveProperty('authenticated')
  })
  test('refused, the account stays and the server’s words are shown', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId: SECOND })
    s.answers.switchAccount[0]?.reject(refusal('account_forbidden', {}))
    await s.settle()
    expect(s.context().accountId).toBe(OWN)
    expect(s.calls).toEqual(['saySwitchFailed account_forbidden'])
  })
  test('a dead token ends the session', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.switch', accountId: SECOND })
    s.answers.switchAccount[0]?.reject(refusal('unauthenticated', {}))
    await s.settle()
    expect(s.state()).toBe('signedOut')
  })
})

describe('an account that is taken away while the tab acts as it', () => {
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
  ] as const)('is remembered with its name, and everything stays as it was: %s', async ([, happens]) => {
    const s = await atWork()
    await happens(s)
    expect(s.context()).toMatchObject({ accountId: SECOND, shutOut: { id: SECOND }, user: { email: 'a@b.example' } })
    expect(s.calls).toEqual([])
    expect(s.state()).toHaveProperty('authenticated')
  })
  test('another account’s refusal says nothing about this one', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.shutOut', accountId: OWN })
    expect(s.context().shutOut).toBeNull()
  })
  test('the person goes on as their own account, asked for without naming the other', async () => {
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
  test('without an answer the tab stays, and says so', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.shutOut', accountId: SECOND })
    s.actor.send({ type: 'session.leaveAccount' })
    s.answers.fetchUser[1]?.reject(offline())
    await s.settle()
    expect(s.context()).toMatchObject({ accountId: SECOND, shutOut: { id: SECOND } })
    expect(s.calls.at(-1)).toBe('saySwitchFailed offline')
  })
  test('a switch from there names no lost account either', async () => {
    const s = await atWork()
    s.actor.send({ type: 'session.shutOut', accountId: SECOND })
    s.actor.send({ type: 'session.switch', accountId: OWN })
    expect(s.calls).toEqual(['dropAccount'])
    s.answers.switchAccount[0]?.resolve('Switched')
    await s.settle()
    expect(s.context()).toMatchObject({ accountId: OWN, shutOut: null })
  })
})

describe('signing out always completes', () => {
  const rest = ['tellSignedOut', 'goHome']
  test.for([
    ['done', undefined, 'sayLoggedOut'],
    ['a dead token, which is silent', refusal('unauthenticated', {}), 'sayLoggedOut'],
    ['no answer', offline(), 'sayLogoutFailed'],
    ['a broken server', refusal('internal', {}), 'sayLogoutFailed'],
  ] as const)('%s', async ([, error, said]) => {
    const s = await signedIn()
    s.actor.send({ type: 'session.logout' })
    if (error) s.answers.logout[0]?.reject(error)
    else s.answers.logout[0]?.resolve()
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget', said, ...rest])
    expect(s.context()).toMatchObject({ user: null, accountId: null, isLeaving: true })
  })
  test('a server that never answers', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.logout' })
    s.clock.increment(5000)
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget', 'sayLogoutFailed', ...rest])
  })
})

describe('whom a tab acts as', () => {
  test('the pinned account, else the current one, else the first, else none', () => {
    const person = user()
    expect(actingAccount(person, SECOND)).toBe(SECOND)
    expect(actingAccount(person, GONE)).toBe(OWN)
    expect(
      actingAccount({ ...person, accounts: person.accounts.map((a) => ({ ...a, is_current: false })) }, null),
    ).toBe(OWN)
    expect(actingAccount({ ...person, accounts: [] }, null)).toBeNull()
  })
})

test('every transition is taken by some walk', () => {
  const person = user(2)
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output })
  const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error })
  const events = [
    { type: 'session.login', token: 'new' },
    { type: 'session.login', token: null },
    { type: 'session.logout' },
    { type: 'session.switch', accountId: SECOND },
    { type: 'session.refresh' },
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
        input: { pinned: null },
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
