import { expect, test, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { FailureError, offline } from '../../../openapi/failure.ts'
import { createSaveMachine, type SaveRequest } from '../save/save.machine.ts'
import { autosaveMachine } from './autosave.machine.ts'

interface Row {
  readonly title: string
  readonly seats: number
  readonly version: number
}
const was: Row = { title: 'Engineer', seats: 1, version: 1 }
const valuesOf = ({ title, seats }: Row) => ({ title, seats })
type Call = (request: SaveRequest<object, object>) => Promise<object>

const refused = () =>
  new FailureError({
    code: 'invalid',
    status: 422,
    message: 'invalid',
    errors: { title: ['This choice no longer exists'] },
    data: {},
    retryAfter: null,
    requestId: null,
  })
const stale = (current: Row) =>
  new FailureError({
    code: 'stale',
    status: 409,
    message: 'stale',
    errors: {},
    data: { current },
    retryAfter: null,
    requestId: null,
  })

function arranged(call: Call) {
  const save = vi.fn<Call>(call)
  const clock = new SimulatedClock()
  const actor = createActor(
    autosaveMachine.provide({ actors: { save: createSaveMachine<object, object>((request) => save(request)) } }),
    { input: { row: was, saved: valuesOf(was), valuesOf: (row) => valuesOf(row as Row) }, clock },
  ).start()
  const type = (values: object | null) => actor.send({ type: 'draft.change', values })
  return {
    actor,
    save,
    clock,
    type,
    reaches: (state: 'saved' | 'stuck' | 'asking' | 'unfit') => waitFor(actor, (s) => s.matches(state)),
  }
}
const echo: Call = async ({ values, row }) => ({ ...row, ...values, version: (row as Row).version + 1 })

test('typing on is one call, after a pause', async () => {
  const { save, clock, type, reaches } = arranged(echo)
  for (const title of ['C', 'Ci', 'Civil']) {
    type({ title, seats: 1 })
    clock.increment(500)
  }
  expect(save).not.toHaveBeenCalled()
  clock.increment(400)
  await reaches('saved')
  expect(save).toHaveBeenCalledTimes(1)
  expect(save.mock.calls[0]?.[0]).toMatchObject({ values: { title: 'Civil' }, row: { version: 1 } })
})
test('what is typed while a call is under way goes out after it, over the new version', async () => {
  const answers: (() => void)[] = []
  const { actor, save, clock, type } = arranged(
    (request) => new Promise((resolve) => answers.push(() => resolve(echo(request)))),
  )
  type({ title: 'Civil', seats: 1 })
  clock.increment(800)
  type({ title: 'Civil engineer', seats: 1 })
  answers[0]?.()
  await waitFor(actor, (s) => s.matches('resting'))
  clock.increment(800)
  expect(save.mock.calls[1]?.[0]).toMatchObject({ values: { title: 'Civil engineer' }, row: { version: 2 } })
})
test('what comes back to what is saved is not sent', () => {
  const { actor, save, clock, type } = arranged(echo)
  type({ title: 'Civil', seats: 1 })
  type(valuesOf(was))
  clock.increment(800)
  expect(actor.getSnapshot().value).toBe('saved')
  expect(save).not.toHaveBeenCalled()
})
test('a form that cannot be saved waits until it can', async () => {
  const { save, clock, type, reaches } = arranged(echo)
  type(null)
  clock.increment(800)
  await reaches('unfit')
  type({ title: 'Civil', seats: 1 })
  clock.increment(800)
  await reaches('saved')
  expect(save).toHaveBeenCalledTimes(1)
})
test('without an answer it is tried again', async () => {
  let isDown = true
  const { save, clock, type, reaches } = arranged(async (request) => {
    if (isDown) throw new FailureError(offline)
    return echo(request)
  })
  type({ title: 'Civil', seats: 1 })
  clock.increment(800)
  await reaches('stuck')
  isDown = false
  clock.increment(8000)
  await reaches('saved')
  expect(save).toHaveBeenCalledTimes(2)
})
test('what was refused is sent again once it is mended', async () => {
  const { actor, save, clock, type, reaches } = arranged(async (request) => {
    if ((request.values as Row).title === 'Nobody') throw refused()
    return echo(request)
  })
  type({ title: 'Nobody', seats: 1 })
  clock.increment(800)
  await reaches('stuck')
  type({ title: 'Civil', seats: 1 })
  expect(actor.getSnapshot().value).toBe('resting')
  clock.increment(800)
  await reaches('saved')
  expect(save.mock.lastCall?.[0].values).toEqual({ title: 'Civil', seats: 1 })
})
test('what another changed beside it stays, also when nothing is typed any more', async () => {
  const theirs: Row = { title: 'Engineer', seats: 7, version: 2 }
  const { actor, save, clock, type, reaches } = arranged(async (request) => {
    if ((request.row as Row).version === 1) throw stale(theirs)
    return echo(request)
  })
  type({ title: 'Civil', seats: 1 })
  clock.increment(800)
  await reaches('saved')
  expect(save.mock.lastCall?.[0].values).toEqual({ title: 'Civil', seats: 7 })
  clock.increment(10_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(actor.getSnapshot().value).toBe('saved')
})
test('what both changed is asked, and typing meanwhile sends nothing', async () => {
  const { save, clock, type, reaches } = arranged(async () => {
    throw stale({ ...was, title: 'Surveyor', version: 2 })
  })
  type({ title: 'Civil', seats: 1 })
  clock.increment(800)
  await reaches('asking')
  type({ title: 'Civil engineer', seats: 1 })
  clock.increment(10_000)
  expect(save).toHaveBeenCalledTimes(1)
})
