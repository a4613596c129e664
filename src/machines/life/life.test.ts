import { assign, createActor, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { defineLifecycle, type AnyLifecycle } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { ownershipInvitation } from '../../../openapi/lifecycles/ownership-invitation.ts'
import { site } from '../../../openapi/lifecycles/site.ts'
import { user } from '../../../openapi/lifecycles/user.ts'
import { lifeGuards, lifeOf, type LivingRow } from './life.ts'

const letter = defineLifecycle({
  id: 'letter',
  initial: 'submitted',
  states: {
    submitted: {
      approve: [
        { to: 'signed', by: ['company'], when: 'isLastLevel' },
        { to: 'forwarded', by: ['company'], when: 'isBelowLastLevel' },
      ],
      reject: { to: 'rejected', by: ['company'] },
    },
    forwarded: { approve: { to: 'signed', by: ['company'] } },
    signed: {},
    rejected: {},
  },
})
const made = setup({
  types: {
    context: {} as { readonly row: LivingRow & { readonly level: number } },
    input: {} as { readonly row: LivingRow & { readonly level: number } },
    events: {} as
      | { readonly type: 'letter.approve' }
      | { readonly type: 'letter.reject' }
      | { readonly type: 'row.changed'; readonly row: LivingRow & { readonly level: number } },
  },
  guards: {
    ...lifeGuards,
    isLastLevel: ({ context }) => context.row.level === 3,
    isBelowLastLevel: ({ context }) => context.row.level < 3,
  },
})
const approving = made.createStateConfig({})
const rejecting = made.createStateConfig({})
const letterMachine = made.createMachine({
  ...lifeOf(letter, {
    conversations: {
      approve: { on: 'letter.approve', opens: [{ target: 'approving' }], states: { approving } },
      reject: { on: 'letter.reject', opens: [{ target: 'rejecting' }], states: { rejecting } },
    },
  }),
  context: ({ input }) => ({ row: input.row }),
  on: { 'row.changed': { actions: assign({ row: ({ event }) => event.row }) } },
})
const row = (status: string, level = 3, abilities: LivingRow['abilities'] = { approve: true, reject: true }) => ({
  status,
  level,
  abilities,
})
const begun = (from: ReturnType<typeof row>, type: 'letter.approve' | 'letter.reject') => {
  const actor = createActor(letterMachine, { input: { row: from } }).start()
  actor.send({ type })
  return actor.getSnapshot().value
}

describe('a conversation begins', () => {
  test('in a status from which the table has an edge', () => {
    expect(begun(row('submitted'), 'letter.reject')).toEqual({ submitted: 'rejecting' })
    expect(begun(row('forwarded'), 'letter.approve')).toEqual({ forwarded: 'approving' })
  })
  test('nowhere else', () => {
    expect(begun(row('forwarded'), 'letter.reject')).toEqual({ forwarded: 'reading' })
    expect(begun(row('signed'), 'letter.approve')).toEqual({ signed: 'reading' })
  })
  test('only when the row lets its reader', () => {
    expect(begun(row('submitted', 3, { approve: true, reject: false }), 'letter.reject')).toEqual({
      submitted: 'reading',
    })
  })
  test('only when the condition of an edge holds', () => {
    expect(begun(row('submitted', 3), 'letter.approve')).toEqual({ submitted: 'approving' })
    expect(begun(row('submitted', 1), 'letter.approve')).toEqual({ submitted: 'approving' })
    expect(begun(row('submitted', 4), 'letter.approve')).toEqual({ submitted: 'reading' })
    expect(begun(row('forwarded', 4), 'letter.approve')).toEqual({ forwarded: 'approving' })
  })
})

test('a conversation without an event of its own is open whenever it can be', () => {
  const machine = made.createMachine({
    ...lifeOf(letter, { conversations: { reject: { opens: [{ target: 'rejecting' }], states: { rejecting } } } }),
    context: ({ input }) => ({ row: input.row }),
    on: { 'row.changed': { actions: assign({ row: ({ event }) => event.row }) } },
  })
  const actor = createActor(machine, { input: { row: row('submitted') } }).start()
  expect(actor.getSnapshot().value).toEqual({ submitted: 'rejecting' })
  actor.send({ type: 'row.changed', row: row('signed') })
  expect(actor.getSnapshot().value).toEqual({ signed: 'reading' })
  expect(createActor(machine, { input: { row: row('submitted', 3, {}) } }).getSnapshot().value).toEqual({
    submitted: 'reading',
  })
})

test('a row that changes under a conversation ends it in its own status', () => {
  const actor = createActor(letterMachine, { input: { row: row('submitted') } }).start()
  actor.send({ type: 'letter.approve' })
  actor.send({ type: 'row.changed', row: row('rejected') })
  expect(actor.getSnapshot().value).toEqual({ rejected: 'reading' })
})

const followed = setup({
  types: {
    context: {} as { readonly row: LivingRow },
    input: {} as { readonly row: LivingRow },
    events: {} as { readonly type: 'row.changed'; readonly row: LivingRow },
  },
  guards: lifeGuards,
})
const tables: readonly AnyLifecycle[] = [jobOffer, companyVerification, ownershipInvitation, site, user, letter]
describe.for(tables)('the machine of $id', (table) => {
  const machine = followed.createMachine({
    ...lifeOf(table, { conversations: {} }),
    context: ({ input }) => ({ row: input.row }),
    on: { 'row.changed': { actions: assign({ row: ({ event }) => event.row }) } },
  })
  const statuses = Object.keys(table.states)
  test('has the statuses of its table and no other state', () => {
    expect(Object.keys(machine.root.states)).toEqual(statuses)
  })
  test('starts where the row is, and follows it from any status to any', () => {
    for (const from of statuses)
      for (const to of statuses) {
        const actor = createActor(machine, { input: { row: { status: from, abilities: {} } } }).start()
        expect(actor.getSnapshot().value).toEqual({ [from]: 'reading' })
        actor.send({ type: 'row.changed', row: { status: to, abilities: {} } })
        expect(actor.getSnapshot().value).toEqual({ [to]: 'reading' })
      }
  })
})
