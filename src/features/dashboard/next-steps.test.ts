import { expect, test } from 'vitest'
import { en } from '../../../openapi/messages/en.ts'
import { SETUP_STEPS } from '../../../openapi/schemas/profile.ts'
import { nextSteps } from './next-steps.ts'

const site = (status: 'published' | 'unpublished') => ({ status, url: '/@hana' })
const setup = (next: string | null) => ({ done: 3, total: 13, next })
const keys = (...args: Parameters<typeof nextSteps>) => nextSteps(...args).map(({ key }) => key)

test.for([
  ['personal', { completed: 0, visible: 0, invisible: 0 }, 'unpublished', ['setup', 'publish']],
  [null, { completed: 0, visible: 0, invisible: 0 }, 'unpublished', ['sections', 'publish']],
  ['skills', { completed: 1, visible: 0, invisible: 11 }, 'unpublished', ['setup', 'show', 'publish']],
  ['publish', { completed: 5, visible: 5, invisible: 0 }, 'unpublished', ['publish']],
  ['team', { completed: 5, visible: 5, invisible: 0 }, 'published', ['setup', 'card']],
  [null, { completed: 11, visible: 11, invisible: 0 }, 'published', ['card']],
  ['a step of a later release', { completed: 1, visible: 1, invisible: 0 }, 'published', ['card']],
] as const)('next is %s, %o, %s', ([next, sections, status, steps]) => {
  expect(keys({ setup: setup(next), sections, site: site(status), company: null })).toEqual(steps)
})

test('every step of the set-up has its words', () => {
  for (const step of SETUP_STEPS.filter((each) => each !== 'publish')) {
    const [first] = nextSteps({ setup: setup(step), sections: { completed: 0, visible: 0, invisible: 0 }, site: site('unpublished'), company: null })
    expect(en[first?.text ?? 'profile.next']).toMatch(/\w/)
  }
})

test('a company is led to how it is reached; who has neither site nor company has nothing to do here', () => {
  expect(keys({ setup: null, sections: null, site: null, company: { departments: 0, employees: 0, offers_pending: 0 } })).toEqual(['contact'])
  expect(keys({ setup: null, sections: null, site: null, company: null })).toEqual([])
})
