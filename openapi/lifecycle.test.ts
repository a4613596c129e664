import { expect, test } from 'vitest'
import { attempts, defineLifecycle, eventsOf, next, sendersOf, sources, transitions } from './lifecycle.ts'

const letter = defineLifecycle({
  id: 'letter',
  initial: 'draft',
  states: {
    draft: { submit: { to: 'in_review', by: ['employee'] } },
    in_review: {
      approve: [
        { to: 'approved', by: ['owner'], when: 'isLastLevel' },
        { to: 'in_review', by: ['owner'] },
      ],
      withdraw: { to: 'draft', by: ['employee'] },
    },
    approved: {},
  },
})

test('an event with a condition takes the first edge whose condition holds', () => {
  expect(next(letter, 'in_review', 'approve', 'owner')).toBe('in_review')
  expect(next(letter, 'in_review', 'approve', 'owner', { isLastLevel: true })).toBe('approved')
  expect(next(letter, 'in_review', 'approve', 'employee', { isLastLevel: true })).toBeNull()
})

test('events, senders, sources and edges are read from the table once each', () => {
  expect(eventsOf(letter)).toEqual(['submit', 'approve', 'withdraw'])
  expect(sendersOf(letter)).toEqual(['employee', 'owner'])
  expect(sources(letter, 'approve')).toEqual(['in_review'])
  expect(transitions(letter).map(({ from, event, to }) => `${from} ${event} ${to}`)).toEqual([
    'draft submit in_review',
    'in_review approve approved',
    'in_review approve in_review',
    'in_review withdraw draft',
  ])
})

test('attempts name every status, event and sender once, after the shortest way to the status', () => {
  const all = attempts(letter, ['employee', 'owner'], { isLastLevel: true })
  expect(all).toHaveLength(3 * 3 * 2)
  expect(new Set(all.map(({ step }) => `${step.status} ${step.event} ${step.by}`)).size).toBe(all.length)
  expect(all.filter(({ step }) => step.to !== null).map(({ step }) => `${step.status} ${step.by} ${step.event} ${step.to}`)).toEqual([
    'draft employee submit in_review',
    'in_review owner approve approved',
    'in_review employee withdraw draft',
  ])
  expect(all.at(-1)?.path.map(({ event }) => event)).toEqual(['submit', 'approve'])
})

test('a pipeline of ten statuses costs hundreds of attempts', () => {
  const names = ['applied', 'screening', 'test', 'interview', 'second', 'offer', 'hired', 'rejected', 'withdrawn', 'archived'] as const
  const pipeline = defineLifecycle({
    id: 'pipeline',
    initial: 'applied',
    states: Object.fromEntries(
      names.map((name) => [name, Object.fromEntries(names.filter((other) => other !== name).map((to) => [`to_${to}`, { to, by: ['company'] as const }]))]),
    ),
  })
  expect(attempts(pipeline, ['company', 'employee'])).toHaveLength(10 * 10 * 2)
})
