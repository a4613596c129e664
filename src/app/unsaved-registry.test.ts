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
