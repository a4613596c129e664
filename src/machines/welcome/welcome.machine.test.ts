import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { WELCOME_STEPS, type WelcomeStep } from '../../../openapi/outline.ts'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createWelcomeMachine, resumeAt, type Stage, type Welcome } from './welcome.machine.ts'

const welcome = (...done: readonly WelcomeStep[]): Welcome => ({
  steps: WELCOME_STEPS.map((key) => ({ key, done: done.includes(key) })),
  work: done.includes('work') ? 'education' : null,
  works: ['experience', 'education'],
})
const never = () => Promise.reject(new Error('not called'))

test('takes every transition on some path', () => {
  const machine = createWelcomeMachine(never)
  const { covered } = explore(machine, {
    input: { stage: null },
    facts: (c) => `${c.stage}${c.goal?.stage}${c.welcome?.steps.filter(({ done }) => done).length}`,
    events: [
      { type: 'stage.shown', stage: 'name' },
      { type: 'stage.shown', stage: 'publish' },
      { type: 'step.saved' },
      { type: 'step.skip' },
      { type: 'site.changed' },
      { type: 'site.published' },
      { type: 'welcome.retry' },
      { type: 'network.restored' },
      ...['load', 'refresh'].flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: welcome('name') },
        { type: `xstate.error.actor.${id}`, error: offline() },
        { type: `xstate.error.actor.${id}`, error: refusal('internal', {}) },
      ]),
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

test.for([
  [[], 'name'],
  [['name'], 'headline'],
  [['name', 'headline'], 'work'],
  [['name', 'headline', 'work'], 'publish'],
  [['publish'], 'done'],
] as const)('with %o done a person goes on at %s', ([done, stage]) => {
  expect(resumeAt(welcome(...done))).toBe(stage)
})

/** A server whose answer can change. */
function start(first: Welcome, stage: Stage | null = null, isDown = false) {
  const server = { now: first, isDown }
  const machine = createWelcomeMachine(async () => {
    if (server.isDown) throw offline()
    return server.now
  })
  const actor = createActor(machine, { input: { stage } }).start()
  return {
    server,
    actor,
    resting: async () => (await waitFor(actor, (s) => s.matches({ open: 'resting' }))).context,
  }
}

test('opens the step that the address names, and goes on at the next one after saving', async () => {
  const { actor, server, resting } = start(welcome('name'), 'photo')
  expect(await resting()).toMatchObject({ stage: 'photo', goal: null, saves: 0 })
  server.now = welcome('name', 'photo')
  actor.send({ type: 'step.saved' })
  expect(await resting()).toMatchObject({ stage: 'photo', goal: { stage: 'headline' }, saves: 1, welcome: server.now })
  actor.send({ type: 'stage.shown', stage: 'headline' })
  expect(await resting()).toMatchObject({ stage: 'headline', goal: null })
})

test('passing over a step goes on without drawing the page anew', async () => {
  const { actor, resting } = start(welcome('name'), 'photo')
  await resting()
  actor.send({ type: 'step.skip' })
  expect(await resting()).toMatchObject({ goal: { stage: 'headline' }, saves: 0 })
})

test('goes on when what was saved cannot be read again', async () => {
  const { actor, server, resting } = start(welcome(), 'name')
  await resting()
  server.isDown = true
  actor.send({ type: 'step.saved' })
  expect(await resting()).toMatchObject({ goal: { stage: 'photo' }, failure: null })
})

test('congratulates after publishing, and on a page that was published before', async () => {
  const { actor, resting } = start(welcome('name', 'work'), 'publish')
  await resting()
  actor.send({ type: 'site.published' })
  expect(actor.getSnapshot().context).toMatchObject({ goal: { stage: 'done' } })
  actor.send({ type: 'stage.shown', stage: 'done' })
  expect(actor.getSnapshot().context).toMatchObject({ stage: 'done', goal: null })
  expect(await start(welcome('publish'), 'done').resting()).toMatchObject({ stage: 'done', goal: null })
})

test('leads congratulations that come too early to the step that is missing', async () => {
  expect(await start(welcome('name'), 'done').resting()).toMatchObject({
    stage: 'headline',
    goal: { stage: 'headline' },
  })
})

test('notices that another tab has published', async () => {
  const { actor, server, resting } = start(welcome('name', 'work'), 'publish')
  await resting()
  server.now = welcome('name', 'work', 'publish')
  actor.send({ type: 'site.changed' })
  expect(await resting()).toMatchObject({ goal: { stage: 'done' } })
  const elsewhere = start(welcome('name', 'work'), 'headline')
  await elsewhere.resting()
  elsewhere.server.now = welcome('name', 'work', 'publish')
  elsewhere.actor.send({ type: 'site.changed' })
  // What is being typed at another step stays.
  expect(await elsewhere.resting()).toMatchObject({ stage: 'headline', goal: null })
})

test('says why it cannot begin, and begins when the line is back', async () => {
  const { actor, server } = start(welcome(), null, true)
  const lost = await waitFor(actor, (s) => s.matches('offline'))
  expect(lost.context.failure?.code).toBe('offline')
  server.isDown = false
  actor.send({ type: 'network.restored' })
  expect((await waitFor(actor, (s) => s.matches('open'))).context).toMatchObject({ stage: 'name', failure: null })
})
