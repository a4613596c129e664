import { expect, test } from 'vitest'
import { createUnsavedRegistry } from './unsaved-registry.ts'

test('tells when the tab as a whole begins or ends to hold unsaved input, and nothing else', () => {
  const told: boolean[] = []
  const registry = createUnsavedRegistry((dirty) => told.push(dirty))
  registry.set('a', false)
  registry.set('a', true)
  registry.set('b', true)
  registry.set('a', false)
  expect(registry.isDirty()).toBe(true)
  registry.set('b', false)
  expect(registry.isDirty()).toBe(false)
  expect(told).toEqual([true, false])
})
test('released, nothing asks any more', () => {
  const registry = createUnsavedRegistry(() => {})
  registry.set('a', true)
  registry.release()
  expect(registry.isDirty()).toBe(false)
})
test('tells that input saved itself once nothing else is unsaved, and not that a form went away', () => {
  const registry = createUnsavedRegistry(() => {})
  let told = 0
  const stop = registry.onSaved(() => (told += 1))
  registry.set('draft', true, true)
  registry.set('form', true)
  registry.set('draft', false, true)
  registry.set('form', false)
  expect(told).toBe(0)
  registry.set('draft', true, true)
  registry.set('draft', false, true)
  expect(told).toBe(1)
  stop()
  registry.set('draft', true, true)
  registry.set('draft', false, true)
  expect(told).toBe(1)
})
