import { expect, test } from 'vitest'
import {
  attempts,
  defineLifecycle,
  eventsOf,
  next,
  sendersOf,
  sources,
  transitions,
  walks,
  type StatusOf,
} from './lifecycle.ts'

const letter = defineLifecycle({
  id: 'letter',
  initial: 'draft',
  states: {
    draft: { submit: { to: 'in_review', by: ['employee'] } },
    in_review: {
      approve: [
        { to: 'approved', by: ['owner'], when: ['isOfThisLevel', 'isLastLevel'] },
        { to: 'in_review', by: ['owner'], when: 'isOfThisLevel' },
      ],
      withdraw: { to: 'draft', by: ['employee'] },
    },
    approved: {},
  },
})

test('an event with a condition takes the first edge whose condition holds', () => {
  expect(next(letter, 'in_review', 'approve', 'owner', { isOfThisLevel: true })).toBe('in_review')
  expect(next(letter, 'in_review', 'approve', 'owner', { isOfThisLevel: true, isLastLevel: true })).toBe('approved')
  expect(next(letter, 'in_review', 'approve', 'employee', { isOfThisLevel: true, isLastLevel: true })).toBeNull()
})

test('a letter is approved level by level, each by its own reviewer', () => {
  const levels = ['Head of unit', 'Head of department', 'Director']
  const approvals = [
    'Director',
    'Head of unit',
    'Head of unit',
    'Head of department',
    'Head of unit',
    'Director',
    'Director',
  ]
  let [status, level] = ['in_review' as StatusOf<typeof letter>, 0]
  const outcomes = approvals.map((reviewer) => {
    const to = next(letter, status, 'approve', 'owner', {
      isOfThisLevel: levels[level] === reviewer,
      isLastLevel: level === levels.length - 1,
    })
    if (to !== null) [status, level] = [to, level + 1]
    return `${reviewer}: ${to ?? 'refused'}`
  })
  expect(outcomes).toEqual([
    'Director: refused',
    'Head of unit: in_review',
    'Head of unit: refused',
    'Head of department: in_review',
    'Head of unit: refused',
    'Director: approved',
    'Director: refused',
  ])
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
  const all = attempts(letter, ['employee', 'owner'], { isOfThisLevel: true, isLastLevel: true })
  expect(all).toHaveLength(3 * 3 * 2)
  expect(new Set(all.map(({ step }) => `${step.status} ${step.event} ${step.by}`)).size).toBe(all.length)
  expect(
    all.filter(({ step }) => step.to !== null).map(({ step }) => `${step.status} ${step.by} ${step.event} ${step.to}`),
  ).toEqual([
    'draft employee submit in_review',
    'in_review owner approve approved',
    'in_review employee withdraw draft',
  ])
  const ways = new Map(all.map(({ path, step }) => [step.status, path.map(({ event }) => event)]))
  expect([...ways]).toEqual([
    ['draft', []],
    ['in_review', ['submit']],
    ['approved', ['submit', 'approve']],
  ])
})

test('walks name every sequence of allowed events up to a length', () => {
  const paths = [...walks(letter, ['employee', 'owner'], 3)].map((path) => path.map(({ event }) => event).join(' '))
  expect(paths).toEqual(['submit', 'submit withdraw', 'submit withdraw submit'])
})

test('a pipeline of ten statuses costs hundreds of attempts', () => {
  const names = [
    'applied',
    'screening',
    'test',
    'interview',
    'second',
    'offer',
    'hired',
    'rejected',
    'withdrawn',
    'archived',
  ] as const
  const pipeline = defineLifecycle({
    id: 'pipeline',
    initial: 'applied',
    states: Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(
          names.filter((other) => other !== name).map((to) => [`to_${to}`, { to, by: ['company'] as const }]),
        ),
      ]),
    ),
  })
  expect(attempts(pipeline, ['company', 'employee'])).toHaveLength(10 * 10 * 2)
})
