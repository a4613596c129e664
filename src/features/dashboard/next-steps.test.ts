import { expect, test } from 'vitest'
import { nextSteps } from './next-steps.ts'

const site = (status: 'published' | 'unpublished') => ({ status, url: '/@hana' })
const keys = (...args: Parameters<typeof nextSteps>) => nextSteps(...args).map(({ key }) => key)

test.for([
  [{ completed: 0, visible: 1, invisible: 0 }, 'unpublished', ['sections', 'publish']],
  [{ completed: 1, visible: 0, invisible: 1 }, 'unpublished', ['show', 'publish']],
  [{ completed: 1, visible: 1, invisible: 0 }, 'unpublished', ['publish']],
  [{ completed: 1, visible: 1, invisible: 0 }, 'published', ['card']],
] as const)('%o, %s', ([sections, status, steps]) => {
  expect(keys({ sections, site: site(status) })).toEqual(steps)
})

test('who has no site has nothing to do here', () => {
  expect(keys({ sections: null, site: null })).toEqual([])
})
