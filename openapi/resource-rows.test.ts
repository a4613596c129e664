import { expect, test } from 'vitest'
import { isFixed } from './resource-rows.ts'
import { anyResources } from './resources/registry.ts'

const version = (active: boolean, day: string) => ({ active, effective_from: day })

test('a version of a policy stays as it is from its day on, unless it is a draft', () => {
  const fixed = (row: object) => isFixed(anyResources.policy, { ...row }, '2026-11-27')
  expect(fixed(version(true, '2026-01-01'))).toBe(true)
  expect(fixed(version(true, '2026-11-27'))).toBe(true)
  expect(fixed(version(true, '2026-11-28'))).toBe(false)
  expect(fixed(version(false, '2026-01-01'))).toBe(false)
})

test('entries of other collections can always be changed', () => {
  expect(isFixed(anyResources.faq, version(true, '2026-01-01'), '2026-11-27')).toBe(false)
})
