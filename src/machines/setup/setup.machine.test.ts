import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { SETUP_STEPS, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createSetupMachine, type SetupEffects, type SetupProgress } from './setup.machine.ts'

const progress = (
  current: SetupStep,
  version = 1,
  states: Partial<Record<SetupStep, 'done' | 'skipped'>> = {},
): SetupProgress => ({
  current,
  version,
  steps: SETUP_STEPS.map((key) => ({ key, name: null, state: states[key] ?? 'open' })),
})
const never = () => Promise.reject(new Error('not called'))

test('takes every transition on some path', () => {
  const machine = createSetupMachine({ read: never, remember: never })
  const { covered } = explore(machine, {
    input: { step: null },
    facts: (c) =>
      `${c.current}${c.progress?.current}${Math.min(1, c.skips.length)}${c.goal === null}${c.progress?.version}${c.progress?.steps.filter(({ state }) => state === 'done').length}`,
    events: [
      { type: 'step.shown', step: 'personal' },
      { type: 'step.shown', step: 'account' },
      { type: 'step.continue' },
      { type: 'step.skip' },
      { type: 'step.saved', goesOn: false },
      { type: 'step.saved', goesOn: true },
      { type: 'setup.retry' },
      { type: 'network.restored' },
      ...['load', 'refresh', 'check', 'remember'].flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: progress('personal') },
        { type: `xstate.done.actor.${id}`, output: progress('personal', 1, { personal: 'done' }) },
        { type: `xstate.error.actor.${id}`, error: offline() },
        { type: `xstate.error.actor.${id}`, error: refusal('internal', {}) },
      ]),
      { type: 'xstate.error.actor.remember', error: refusal('stale', { current: progress('about', 2) }) },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

interface Server {
  progress: SetupProgress
  isDown: boolean
}
/** A server that remembers, and what it was told. */
function start(server: Server, step: SetupStep | null = null) {
  const told: Parameters<SetupEffects['remember']>[0][] = []
  const machine = createSetupMachine({
    read: async () => (server.isDown ? Promise.reject(offline()) : server.progress),
    remember: async (body) => {
      if (server.isDown) throw offline()
      told.push(body)
      if (body.version !== server.progress.version) throw refusal('stale', { current: server.progress })
      const states = Object.fromEntries(body.skipped.map((key) => [key, 'skipped'] as const))
      const done = Object.fromEntries(
        server.progress.steps.filter(({ state }) => state === 'done').map(({ key }) => [key, 'done'] as const),
      )
      return (server.progress = progress(body.current, body.version + 1, { ...states, ...done }))
    },
  })
  const actor = createActor(machine, { input: { step } }).start()
  return {
    actor,
    told,
    at: (state: 'resting' | 'lacking' | 'unchecked' | 'unremembered') =>
      waitFor(actor, (s) => s.matches({ open: state })),
  }
}

test('continues where the person left off', async () => {
  const setup = start({ progress: progress('education'), isDown: false })
  expect((await setup.at('resting')).context.current).toBe('education')
  expect(setup.told).toEqual([])
})

test('opens the step named in the address and remembers it', async () => {
  const setup = start({ progress: progress('education'), isDown: false }, 'skills')
  expect((await setup.at('resting')).context.current).toBe('skills')
  expect(setup.told).toEqual([{ current: 'skills', skipped: [], version: 1 }])
})

test('checks whether the step is done before continuing: not yet, then yes', async () => {
  const server: Server = { progress: progress('about'), isDown: false }
  const setup = start(server)
  await setup.at('resting')
  setup.actor.send({ type: 'step.continue' })
  expect((await setup.at('lacking')).context.goal).toBeNull()
  server.progress = progress('about', 1, { about: 'done' })
  setup.actor.send({ type: 'step.saved', goesOn: true })
  expect((await setup.at('resting')).context.goal).toEqual({ step: 'social_media', skips: null })
})

test('counts a step as skipped only once the person has left it', async () => {
  const setup = start({ progress: progress('about'), isDown: false })
  await setup.at('resting')
  setup.actor.send({ type: 'step.skip' })
  expect(setup.actor.getSnapshot().context.goal).toEqual({ step: 'social_media', skips: 'about' })
  // They stayed, because something was unsaved, and went elsewhere later.
  setup.actor.send({ type: 'step.shown', step: 'skills' })
  await setup.at('resting')
  expect(setup.told.at(-1)).toEqual({ current: 'skills', skipped: [], version: 1 })
  setup.actor.send({ type: 'step.skip' })
  setup.actor.send({ type: 'step.shown', step: 'testimonials' })
  await setup.at('resting')
  expect(setup.told.at(-1)).toEqual({ current: 'testimonials', skipped: ['skills'], version: 2 })
})

test('lets the person continue without a connection and saves everything when it is back', async () => {
  const server: Server = { progress: progress('about'), isDown: false }
  const setup = start(server)
  await setup.at('resting')
  server.isDown = true
  for (const step of ['social_media', 'education'] as const) {
    setup.actor.send({ type: 'step.skip' })
    setup.actor.send({ type: 'step.shown', step })
    await setup.at('unremembered')
  }
  setup.actor.send({ type: 'step.continue' })
  await setup.at('unchecked')
  server.isDown = false
  setup.actor.send({ type: 'step.skip' })
  setup.actor.send({ type: 'step.shown', step: 'experience' })
  await setup.at('resting')
  expect(setup.told).toEqual([{ current: 'experience', skipped: ['about', 'social_media', 'education'], version: 1 }])
})

test('keeps what another device skipped, and stays on its own step', async () => {
  const server: Server = { progress: progress('about'), isDown: false }
  const setup = start(server)
  await setup.at('resting')
  server.progress = progress('team', 5, { products: 'skipped' })
  setup.actor.send({ type: 'step.shown', step: 'education' })
  await setup.at('resting')
  expect(setup.told.at(-1)).toEqual({ current: 'education', skipped: ['products'], version: 5 })
  expect(setup.actor.getSnapshot().context.current).toBe('education')
})

/** The same without a step that is not asked for. */
const without = (of: SetupProgress, ...keys: readonly SetupStep[]): SetupProgress => ({
  ...of,
  steps: of.steps.filter(({ key }) => !keys.includes(key)),
})

test('leads past steps that are not asked for, also from an address that names one', async () => {
  const far = start({ progress: without(progress('personal'), 'products', 'team'), isDown: false }, 'products')
  expect((await far.at('resting')).context.current).toBe('personal')
  far.actor.send({ type: 'step.shown', step: 'team' })
  expect((await far.at('resting')).context.current).toBe('personal')
  expect(far.told).toEqual([])
  const near = start({ progress: without(progress('services'), 'products', 'team'), isDown: false })
  await near.at('resting')
  near.actor.send({ type: 'step.skip' })
  expect(near.actor.getSnapshot().context.goal).toEqual({ step: 'personal', skips: 'services' })
})

test('goes on from a step that is asked no more while it is on screen', async () => {
  const server: Server = { progress: progress('team'), isDown: false }
  const setup = start(server)
  await setup.at('resting')
  server.progress = without(progress('team'), 'team', 'personal')
  setup.actor.send({ type: 'step.continue' })
  expect((await setup.at('resting')).context.goal).toEqual({ step: 'publish', skips: null })
})
