import { expect, test, vi } from 'vitest'
import { createOpenOverRegistry } from './open-over-registry.ts'

test('what was opened last lies uppermost, whichever is closed first', () => {
  const registry = createOpenOverRegistry()
  const [dialog, question] = [vi.fn(), vi.fn()]
  const closed = registry.add(dialog)
  const answered = registry.add(question)
  registry.uppermost()?.()
  expect([dialog, question].map((each) => each.mock.calls.length)).toEqual([0, 1])
  answered()
  registry.uppermost()?.()
  expect([dialog, question].map((each) => each.mock.calls.length)).toEqual([1, 1])
  registry.add(question)
  closed()
  expect(registry.uppermost()).toBe(question)
})
test('nothing is uppermost where nothing is open', () => expect(createOpenOverRegistry().uppermost()).toBeNull())
