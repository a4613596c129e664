import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { offline, refusal } from '../../../tests/models/problems.ts'
import type { ManagedPlanRequest, PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { managedPlanRows, planRow } from '../../api/mocks/plan-samples.ts'
import { createSaveMachine } from '../save/save.machine.ts'
import { planRequestMachine, type PlanDecision, type PlanWish } from './plan-request.machine.ts'

const requested: PlanAnswer = {
  ...planRow,
  status: 'requested',
  wanted: 'growth',
  abilities: { request: false, withdraw: true },
  version: 2,
}
const [waiting] = managedPlanRows as [ManagedPlanRequest]
const granted: ManagedPlanRequest = {
  ...waiting,
  status: 'granted',
  abilities: { grant: false, decline: false },
  version: 3,
}

function arranged(row: PlanAnswer | ManagedPlanRequest, answer: PlanAnswer | ManagedPlanRequest = row) {
  const announce = vi.fn<(outcome: string) => void>()
  const actor = createActor(
    planRequestMachine.provide({
      actors: {
        request: createSaveMachine<PlanWish, PlanAnswer>(async () => answer as PlanAnswer),
        withdraw: createSaveMachine<null, PlanAnswer>(async () => answer as PlanAnswer),
        decide: createSaveMachine<PlanDecision, ManagedPlanRequest>(async () => answer as ManagedPlanRequest),
      },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  ).start()
  return { actor, announce, value: () => actor.getSnapshot().value }
}

test('the owner can ask when nothing waits, and sees the request once the server has it', async () => {
  const { actor, announce, value } = arranged(planRow, requested)
  expect(value()).toEqual({ none: 'requesting' })
  actor.getSnapshot().children.request?.send({
    type: 'save.submit',
    values: { key: 'growth', remark: null },
    key: 'k',
  })
  await waitFor(actor, (s) => s.matches({ requested: 'reading' }))
  expect(announce).toHaveBeenCalledExactlyOnceWith('requested')
})

/** A form whose call the test answers itself. */
function calling() {
  const call = Promise.withResolvers<PlanAnswer>()
  const announce = vi.fn<(outcome: string) => void>()
  const provided = planRequestMachine.provide({
    actors: {
      request: createSaveMachine<PlanWish, PlanAnswer>(() => call.promise),
      withdraw: createSaveMachine<null, PlanAnswer>(() => call.promise),
    },
    actions: { announce: (_, { outcome }) => announce(outcome) },
  })
  return { call, announce, provided }
}
const wish = { type: 'save.submit', values: { key: 'growth', remark: null }, key: 'k' } as const

test('a request that is refused because one waits already is told, and the form is free again', async () => {
  const { call, announce, provided } = calling()
  const actor = createActor(provided, { input: { row: planRow } }).start()
  actor.getSnapshot().children.request?.send(wish)
  call.reject(refusal('not_pending', { status: 'requested' }))
  await waitFor(actor, () => announce.mock.calls.length > 0)
  expect(announce).toHaveBeenCalledExactlyOnceWith('not_requested')
  expect(actor.getSnapshot().value).toEqual({ none: 'requesting' })
  expect(actor.getSnapshot().children.request?.getSnapshot().context.failure).toBeNull()
  actor.send({ type: 'row.changed', row: requested })
  expect(actor.getSnapshot().value).toEqual({ requested: 'reading' })
})

test('a withdrawal of what was decided meanwhile is told, and its question closes', async () => {
  const { call, announce, provided } = calling()
  const actor = createActor(provided, { input: { row: requested } }).start()
  actor.send({ type: 'request.withdraw' })
  actor.getSnapshot().children.withdraw?.send({ type: 'save.submit', values: null, key: 'k' })
  call.reject(refusal('not_pending', { status: 'declined' }))
  await waitFor(actor, () => announce.mock.calls.length > 0)
  expect(announce).toHaveBeenCalledExactlyOnceWith('not_withdrawn')
  expect(actor.getSnapshot().value).toEqual({ requested: 'reading' })
})

test('news that comes before the answer waits for it, so that the asker hears what came of the call', async () => {
  const { call, announce, provided } = calling()
  const actor = createActor(provided, { input: { row: planRow } }).start()
  actor.getSnapshot().children.request?.send(wish)
  actor.send({ type: 'row.changed', row: requested })
  expect(actor.getSnapshot().value).toEqual({ none: 'requesting' })
  call.resolve(requested)
  await waitFor(actor, (s) => s.matches({ requested: 'reading' }))
  expect(announce).toHaveBeenCalledExactlyOnceWith('requested')
})

test('news that comes during a call without an answer is shown after it', async () => {
  const { call, announce, provided } = calling()
  const actor = createActor(provided, { input: { row: planRow } }).start()
  actor.getSnapshot().children.request?.send(wish)
  actor.send({ type: 'row.changed', row: requested })
  call.reject(offline())
  await waitFor(actor, (s) => s.matches({ requested: 'reading' }))
  expect(announce).not.toHaveBeenCalled()
  actor.send({ type: 'row.changed', row: { ...planRow, version: 3 } })
  expect(actor.getSnapshot().value).toEqual({ none: 'requesting' })
})

test('what is no news does not close a form whose call failed', async () => {
  const { call, provided } = calling()
  const actor = createActor(provided, { input: { row: planRow } }).start()
  actor.getSnapshot().children.request?.send(wish)
  actor.send({ type: 'row.changed', row: planRow })
  call.reject(offline())
  await waitFor(actor, (s) => s.children.request?.getSnapshot().matches('offline') === true)
  expect(actor.getSnapshot().value).toEqual({ none: 'requesting' })
  actor.send({ type: 'row.changed', row: requested })
  expect(actor.getSnapshot().value).toEqual({ requested: 'reading' })
})

test('leaving the question during its call shows what came meanwhile, and holds nothing back afterwards', () => {
  const { provided } = calling()
  const actor = createActor(provided, { input: { row: requested } }).start()
  const withdraw = () => {
    actor.send({ type: 'request.withdraw' })
    actor.getSnapshot().children.withdraw?.send({ type: 'save.submit', values: null, key: 'k' })
  }
  withdraw()
  actor.send({ type: 'row.changed', row: { ...requested, remark: 'For 300 people.', version: 3 } })
  actor.send({ type: 'request.cancel' })
  expect(actor.getSnapshot().context.row).toMatchObject({ remark: 'For 300 people.', version: 3 })
  withdraw()
  actor.send({ type: 'request.cancel' })
  actor.send({ type: 'request.withdraw' })
  actor.send({ type: 'row.changed', row: { ...planRow, status: 'declined', version: 4 } })
  expect(actor.getSnapshot().value).toEqual({ declined: 'requesting' })
})

test('nobody asks whom the server does not let', () => {
  expect(arranged({ ...planRow, abilities: { request: false, withdraw: false } }).value()).toEqual({ none: 'reading' })
})

test('a decision that arrives while the owner is asked whether to withdraw is shown', () => {
  const { actor, value } = arranged(requested)
  actor.send({ type: 'request.withdraw' })
  actor.send({ type: 'row.changed', row: { ...planRow, status: 'declined', version: 3 } })
  expect(value()).toEqual({ declined: 'requesting' })
})

test('an administrator grants, and the row moves on', async () => {
  const { actor, announce } = arranged(waiting, granted)
  expect(actor.getSnapshot().can({ type: 'request.withdraw' })).toBe(false)
  actor.send({ type: 'request.grant' })
  actor.getSnapshot().children.decide?.send({ type: 'save.submit', values: { kind: 'grant', note: null }, key: 'k' })
  await waitFor(actor, (s) => s.matches({ granted: 'reading' }))
  expect(announce).toHaveBeenCalledExactlyOnceWith('grant')
})

test('a note that is being written stays when the row changes, and the newer row follows afterwards', () => {
  const { actor, value } = arranged(waiting)
  actor.send({ type: 'request.decline' })
  actor.send({ type: 'row.changed', row: { ...granted, version: 4 } })
  expect(value()).toEqual({ requested: 'deciding' })
  actor.send({ type: 'request.cancel' })
  expect(value()).toEqual({ granted: 'reading' })
})
