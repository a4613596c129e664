import { expect, test } from 'vitest'
import { en } from '../../../openapi/messages/en.ts'
import { SETUP_STEPS } from '../../../openapi/schemas/profile.ts'
import { nextSteps } from './next-steps.ts'

const site = (status: 'published' | 'unpublished', is_taken_down = false) => ({ status, url: '/@hana', is_taken_down })
const setup = (next: string | null) => ({ done: 3, total: 13, next })
type Counts = Parameters<typeof nextSteps>[0]
const keys = (counts: Omit<Counts, 'welcome'>, welcome: Counts['welcome'] = null) =>
  nextSteps({ ...counts, welcome }).map(({ key }) => key)

test.for([
  ['personal', { total: 11, completed: 0, visible: 0, invisible: 0 }, 'unpublished', ['setup', 'publish']],
  [null, { total: 11, completed: 0, visible: 0, invisible: 0 }, 'unpublished', ['sections', 'publish']],
  ['skills', { total: 11, completed: 1, visible: 0, invisible: 11 }, 'unpublished', ['setup', 'show', 'publish']],
  ['publish', { total: 11, completed: 5, visible: 5, invisible: 0 }, 'unpublished', ['publish']],
  ['team', { total: 11, completed: 5, visible: 5, invisible: 0 }, 'published', ['setup', 'card']],
  [null, { total: 11, completed: 11, visible: 11, invisible: 0 }, 'published', ['card']],
  ['a step of a later release', { total: 11, completed: 1, visible: 1, invisible: 0 }, 'published', ['card']],
] as const)('next is %s, %o, %s', ([next, sections, status, steps]) => {
  expect(keys({ setup: setup(next), sections, site: site(status), company: null })).toEqual(steps)
})

test.for([
  [{ total: 11, completed: 0, visible: 0, invisible: 0 }, []],
  [{ total: 11, completed: 1, visible: 0, invisible: 11 }, ['show']],
  [{ total: 11, completed: 4, visible: 3, invisible: 1 }, []],
] as const)('a newcomer with sections %o sees the way to a published page alone', ([sections, steps]) => {
  const counts = { setup: setup('account'), sections, site: site('unpublished'), company: null }
  expect(keys(counts, { done: 1, total: 5 })).toEqual(steps)
})

test('every step of the set-up has its words', () => {
  for (const step of SETUP_STEPS.filter((each) => each !== 'publish')) {
    const [first] = nextSteps({
      setup: setup(step),
      welcome: null,
      sections: { total: 11, completed: 0, visible: 0, invisible: 0 },
      site: site('unpublished'),
      company: null,
    })
    expect(en[first?.text ?? 'profile.next']).toMatch(/\w/)
  }
})

const bare = {
  departments: 0,
  employees: 0,
  positions: 0,
  open_seats: 0,
  offers_pending: 0,
  followers: 0,
  information: 0,
  verification: 'unverified',
  offers_declined: 0,
  letter_requests: 0,
  licences: { count: 0, next: null },
  staff: { used: 0, limit: null },
} as const
test.for([
  [{}, 'unpublished', ['information', 'structure', 'publish', 'verify']],
  [{ information: 3, departments: 1 }, 'unpublished', ['information', 'positions', 'publish', 'verify']],
  [{ information: 6, departments: 1, positions: 2, verification: 'requested' }, 'published', ['offer']],
  [
    { information: 6, departments: 1, positions: 2, offers_pending: 1, verification: 'refused' },
    'published',
    ['verify'],
  ],
  [{ information: 6, departments: 4, positions: 9, employees: 7, verification: 'verified' }, 'published', []],
] as const)('a company with %o whose page is %s', ([company, status, steps]) => {
  expect(
    keys({
      setup: null,
      sections: { total: 11, completed: 0, visible: 0, invisible: 0 },
      site: site(status),
      company: { ...bare, ...company },
    }),
  ).toEqual(steps)
})

test('whoever is to be verified is led to that part of a long page', () => {
  const company = { ...bare, information: 6, departments: 1, positions: 1, employees: 1 }
  const [step] = nextSteps({
    setup: null,
    welcome: null,
    sections: { total: 11, completed: 0, visible: 0, invisible: 0 },
    site: site('published'),
    company,
  })
  expect(step?.path).toBe('/company/information/setup#company-verification')
})

test('who has neither site nor company has nothing to do here', () => {
  expect(keys({ setup: null, sections: null, site: null, company: null })).toEqual([])
})

test('nobody whose page was taken down is asked to choose a look and publish', () => {
  const sections = { total: 11, completed: 5, visible: 5, invisible: 0 }
  const down = site('unpublished', true)
  expect(keys({ setup: null, sections, site: down, company: null })).toEqual([])
  expect(keys({ setup: null, sections, site: down, company: { ...bare, information: 6 } })).not.toContain('publish')
})
