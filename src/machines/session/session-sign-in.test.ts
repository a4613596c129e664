import { describe, expect, test } from 'vitest'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { arranged, OWN, signedIn, user } from '../../../tests/models/session.ts'

describe('signing in', () => {
  test('stores the token before it fetches the user', async () => {
    const s = arranged()
    s.actor.send({ type: 'session.login', token: 'new' })
    expect(s.state()).toBe('signing')
    expect(s.calls).toEqual(['dropAccount', 'keepToken new'])
    s.answers.fetchUser[0]?.resolve(user())
    await s.settle()
    expect(s.calls).toContain(`keepAccount ${OWN}`)
    expect(s.state()).toHaveProperty('authenticated')
  })
  test.for([null, ''])('shows "Login failed" for an answer without a token (%j)', (token) => {
    const s = arranged()
    s.actor.send({ type: 'session.login', token })
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['sayLoginFailed'])
  })
  test('signs out again when the user cannot be fetched', async () => {
    const s = arranged()
    s.actor.send({ type: 'session.login', token: 'new' })
    s.answers.fetchUser[0]?.reject(offline())
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls.slice(-2)).toEqual(['forget', 'sayLoginFailed'])
  })
})

describe('signing out', () => {
  const rest = ['tellSignedOut', 'goHome']
  test.for([
    ['done', undefined, 'sayLoggedOut'],
    ['a dead token, which is silent', refusal('unauthenticated', {}), 'sayLoggedOut'],
    ['no answer', offline(), 'sayLogoutFailed'],
    ['a broken server', refusal('internal', {}), 'sayLogoutFailed'],
  ] as const)('completes: %s', async ([, error, said]) => {
    const s = await signedIn()
    s.actor.send({ type: 'session.logout' })
    if (error) s.answers.logout[0]?.reject(error)
    else s.answers.logout[0]?.resolve()
    await s.settle()
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget', said, ...rest])
    expect(s.context()).toMatchObject({ user: null, accountId: null, isLeaving: true })
  })
  test('says at once that the user will be deleted, with nothing left to ask the server', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.deleted' })
    expect(s.state()).toBe('signedOut')
    expect(s.answers.logout).toHaveLength(0)
    expect(s.calls).toEqual(['forget', 'sayDeleted', ...rest])
  })
  test('completes when the server never answers', async () => {
    const s = await signedIn()
    s.actor.send({ type: 'session.logout' })
    s.clock.increment(5000)
    expect(s.state()).toBe('signedOut')
    expect(s.calls).toEqual(['forget', 'sayLogoutFailed', ...rest])
  })
})
