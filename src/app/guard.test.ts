import { describe, expect, test } from 'vitest'
import { anyPages, type Page } from '../../openapi/routes.ts'
import type { User } from '../../openapi/schemas/session.ts'
import { decide } from './guard.ts'

const OWN = 'own'
const EMPLOYER = 'employer'
const person = (role: 1 | 2 | 3, kind: 'administrator' | 'company' | 'individual'): User =>
  ({
    roles: [{ id: role, name: kind }],
    accounts: [
      { id: OWN, kind, is_employee: false, is_current: true, rights: [] },
      { id: EMPLOYER, kind: 'company', is_employee: true, is_current: false, rights: [] },
    ],
  }) as unknown as User
const people = {
  administrator: person(1, 'administrator'),
  company: person(2, 'company'),
  individual: person(3, 'individual'),
}
const page = (guard: Page['guard'], released?: Page['released']): Page => ({
  path: '/x',
  guard,
  kind: 'screen',
  ...(released ? { released } : {}),
})

/** Written by hand from the specification's tables (§2 and §6): who sees the page. */
const seen = {
  login: ['administrator', 'company', 'individual'],
  individual: ['individual'],
  company: ['company'],
  admin: ['administrator'],
  'individual-or-company': ['company', 'individual'],
  'admin-or-individual': ['administrator', 'individual'],
  employer: ['company', 'individual'],
} as const

describe.each(Object.entries(seen))('a page for %s', (guard, allowed) => {
  test.each(Object.entries(people))('opened by %s', (kind, user) => {
    const expected = (allowed as readonly string[]).includes(kind)
      ? { to: 'page' }
      : { to: 'redirect', path: '/dashboard' }
    expect(decide(page(guard as Page['guard']), user, OWN, null)).toEqual(expected)
  })
  test('opened by nobody leads to sign in', () => {
    expect(decide(page(guard as Page['guard']), null, null, null)).toEqual({ to: 'login' })
  })
})

test('a page for employees needs an account of an employer', () => {
  expect(decide(page('individual-and-employee'), people.individual, OWN, null)).toEqual({
    to: 'redirect',
    path: '/dashboard',
  })
  expect(decide(page('individual-and-employee'), people.individual, EMPLOYER, null)).toEqual({ to: 'page' })
  expect(decide(page('individual-and-employee'), people.company, EMPLOYER, null)).toEqual({
    to: 'redirect',
    path: '/dashboard',
  })
})
test('whoever acts for an employer has no business on their own pages, and on the company’s what their rights allow', () => {
  const acting = (rights: readonly string[]) =>
    ({
      ...people.individual,
      accounts: people.individual.accounts.map((account) => ({ ...account, rights })),
    }) as unknown as User
  for (const guard of ['individual', 'individual-or-company', 'company'] as const)
    expect(decide(page(guard), acting(['recruiting']), EMPLOYER, null).to, guard).toBe('redirect')
  expect(decide(page('staff'), acting([]), EMPLOYER, null)).toEqual({ to: 'page' })
  expect(decide(page('staff'), acting([]), OWN, null).to).toBe('redirect')
  expect(decide(page('recruiter'), acting([]), EMPLOYER, null).to).toBe('redirect')
  expect(decide(page('recruiter'), acting(['recruiting']), EMPLOYER, null)).toEqual({ to: 'page' })
  expect(decide(page('employer'), acting([]), EMPLOYER, null).to).toBe('redirect')
  expect(decide(page('employer'), acting(['recruiting']), EMPLOYER, null)).toEqual({ to: 'page' })
  expect(decide(page('employer'), acting([]), OWN, null)).toEqual({ to: 'page' })
})
test('a page for anyone asks nobody', () => {
  for (const user of [null, people.individual]) expect(decide(page('anyone'), user, null, null)).toEqual({ to: 'page' })
})
test('a page for guests sends those who are signed in where they wanted to go, else to the dashboard', () => {
  expect(decide(page('guest'), null, null, '/user/templates')).toEqual({ to: 'page' })
  expect(decide(page('guest'), people.company, OWN, null)).toEqual({ to: 'redirect', path: '/dashboard' })
  expect(decide(page('guest'), people.individual, OWN, '/user/templates')).toEqual({
    to: 'redirect',
    path: '/user/templates',
  })
})
test('a page that is not released for this kind of account does not exist for it', () => {
  expect(decide(page('individual-or-company', ['individual']), people.company, OWN, null)).toEqual({ to: 'missing' })
  expect(decide(page('individual-or-company', ['individual']), people.individual, OWN, null)).toEqual({ to: 'page' })
})
test('every screen of the contract can be decided for everyone', () => {
  for (const each of Object.values(anyPages))
    for (const user of [null, ...Object.values(people)])
      expect(decide(each, user, OWN, null).to).toMatch(/^(page|redirect|login|missing)$/)
})

test('whoever has just registered is led to their first page, a company to its dashboard, and both to what they wanted', () => {
  const to = (kind: keyof typeof people, wanted: string | null = null) =>
    decide(page('guest'), people[kind], OWN, wanted, { isNew: true })
  expect(to('individual')).toEqual({ to: 'redirect', path: '/user/welcome' })
  expect(to('company')).toEqual({ to: 'redirect', path: '/dashboard' })
  expect(to('individual', '/user/offers')).toEqual({ to: 'redirect', path: '/user/offers' })
  expect(decide(page('guest'), people.individual, OWN, null)).toEqual({ to: 'redirect', path: '/dashboard' })
})

test('the link of an invitation leads whoever has its email to it, and tells others whose it is', () => {
  const to = (invited: string, wanted: string | null = null) =>
    decide(page('guest'), { ...people.individual, email: 'hana@example.org' }, OWN, wanted, { invited })
  expect(to('Hana@example.org')).toEqual({ to: 'redirect', path: '/dashboard#ownership-invitations' })
  expect(to('hana@example.org', '/user/offers/1')).toEqual({ to: 'redirect', path: '/user/offers/1' })
  for (const wanted of [null, '/user/offers/1'])
    expect(to('a+b@example.org', wanted)).toEqual({ to: 'redirect', path: '/dashboard#email=a%2Bb%40example.org' })
  expect(decide(page('guest'), null, null, null, { invited: 'hana@example.org' })).toEqual({ to: 'page' })
})

test('an administrator without a second factor is led to set one up, whatever they open', () => {
  const user: User = { ...people.administrator, needs_second_factor: true }
  const there = { to: 'redirect', path: '/user/change-password' }
  for (const guard of ['login', 'admin', 'guest'] as const)
    expect(decide(page(guard), user, OWN, '/manage/users'), guard).toEqual(there)
  expect(decide({ ...page('login'), path: '/user/change-password' }, user, OWN, null)).toEqual({ to: 'page' })
  expect(decide(page('anyone'), user, OWN, null)).toEqual({ to: 'page' })
})
