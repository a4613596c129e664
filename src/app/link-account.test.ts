import { describe, expect, test } from 'vitest'
import { refusal } from '../../tests/models/problems.ts'
import { arranged, GONE, OWN, SECOND, signedIn } from '../../tests/models/session.ts'
import { followLink } from './link-account.ts'

const link = (accountId: string) => new URL(`https://sira.example/my/letters/7?tab=history&account=${accountId}`)
const WITHOUT = '/my/letters/7?tab=history'
const { signal } = new AbortController()

describe('a link that names an account', () => {
  test('waits for the switch to it, and goes on without its name', async () => {
    const s = await signedIn()
    let path: string | null = null
    const followed = followLink(s.actor, link(SECOND), signal).then((found) => (path = found))
    await s.settle()
    expect([s.state(), path]).toEqual(['switching', null])
    s.answers.switchAccount[0]?.resolve('Switched')
    expect(await followed).toBe(WITHOUT)
    expect(s.context().accountId).toBe(SECOND)
    expect(s.calls).toContain('saySwitched Switched')
  })
  test.for([OWN, GONE])('asks for no switch to the current account or those of others (%s)', async (accountId) => {
    const s = await signedIn()
    expect(await followLink(s.actor, link(accountId), signal)).toBe(WITHOUT)
    expect(s.context().accountId).toBe(OWN)
    expect(s.answers.switchAccount).toEqual([])
  })
  test('goes on as the account of the tab when the switch is refused', async () => {
    const s = await signedIn()
    const followed = followLink(s.actor, link(SECOND), signal)
    s.answers.switchAccount[0]?.reject(refusal('account_forbidden', {}))
    expect(await followed).toBe(WITHOUT)
    expect(s.context().accountId).toBe(OWN)
  })
  test('keeps the account for after the sign-in', async () => {
    expect(await followLink(arranged().actor, link(SECOND), signal)).toBeNull()
  })
  test('is left alone without one', async () => {
    expect(await followLink((await signedIn()).actor, new URL('https://sira.example/my/letters/7'), signal)).toBeNull()
  })
})
