import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { isReadAgain, termsGateMachine } from './terms-gate.machine.ts'

const EXEMPT = '/user/change-password'
const at = (path: string, versions: string, isDirty = false) =>
  ({ type: 'place.reached', path, versions, isDirty }) as const
function begun(path: string, versions: string, isDirty = false) {
  const gate = createActor(termsGateMachine, { input: { path, versions, isDirty, exempt: EXEMPT } }).start()
  return { send: gate.send, state: () => gate.getSnapshot().value }
}

test('asks with the first screen, and with every next one until the terms are accepted', () => {
  const gate = begun('/a', 'v2')
  expect(gate.state()).toBe('asking')
  gate.send(at('/b', 'v2'))
  expect(gate.state()).toBe('asking')
  gate.send({ type: 'terms.accepted' })
  gate.send(at('/c', 'v2'))
  expect(gate.state()).toBe('open')
})
test('asks for the version after the accepted one', () => {
  const gate = begun('/a', 'v2')
  gate.send({ type: 'terms.accepted' })
  gate.send(at('/a', ''))
  gate.send(at('/a', 'v3'))
  expect(gate.state()).toBe('asking')
})
test('never asks over unsaved input, then at the next screen', () => {
  const gate = begun('/a', '')
  gate.send(at('/a', 'v2', true))
  expect(gate.state()).toBe('postponed')
  gate.send(at('/b', 'v2'))
  expect(gate.state()).toBe('asking')
})
test('never asks where people download their data or delete their account', () => {
  const gate = begun(EXEMPT, 'v2')
  expect(gate.state()).toBe('open')
  gate.send(at('/a', 'v2'))
  expect(gate.state()).toBe('asking')
  gate.send(at(EXEMPT, 'v2'))
  expect(gate.state()).toBe('open')
})
test('the session is read again after more than ten minutes', () => {
  expect(isReadAgain(0, 600_000)).toBe(false)
  expect(isReadAgain(0, 600_001)).toBe(true)
})
test('every transition is taken by some walk', () => {
  const events = [at('/a', ''), at('/a', 'v2'), at('/a', 'v2', true), { type: 'terms.accepted' }]
  const { covered } = explore(termsGateMachine, {
    input: { path: '/a', versions: '', isDirty: false, exempt: EXEMPT },
    events,
  })
  expect([...covered].toSorted()).toEqual(edgesOf(termsGateMachine))
})
