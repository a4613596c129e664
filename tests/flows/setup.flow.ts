import { pages } from '../../openapi/routes.ts'
import { SETUP_STEPS, type SetupStep } from '../../openapi/schemas/profile.ts'
import { createSetupMachine, type SetupContext, type SetupProgress } from '../../src/machines/setup/setup.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button, lineIsBack, text } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const progress = (current: SetupStep, version = 1, isDone = false): SetupProgress => ({
  current,
  version,
  steps: SETUP_STEPS.map((key) => ({ key, name: null, state: isDone && key === current ? 'done' : 'open' })),
})
const read = (id: string, says: string, output: SetupProgress): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.done.actor.${id}`, output },
  call: 'getSetupProgress',
  by: 'server',
})
const unread = (id: string, says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.error.actor.${id}`, error },
  call: 'getSetupProgress',
  by,
})
const unkept = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.remember', error },
  call: 'editSetupProgress',
  by,
})

/** Shown by the set-up of a profile. */
export const flows: readonly Flow[] = [
  {
    machine: createSetupMachine({ read: never, remember: never }),
    input: { step: null },
    facts: (c: SetupContext) =>
      `${c.current}${c.progress?.current}${Math.min(1, c.skips.length)}${c.goal === null}${c.progress?.version}${c.progress?.steps.filter(({ state }) => state === 'done').length}`,
    steps: [
      { kind: 'person', says: 'opens the first step', event: { type: 'step.shown', step: 'personal' } },
      {
        kind: 'person',
        says: 'opens the second step',
        event: { type: 'step.shown', step: 'account' },
        does: ({ page }) => page.goto(`${pages.profileSetup.path}?step=account`).then(() => undefined),
      },
      {
        kind: 'person',
        says: 'wants to go on',
        event: { type: 'step.continue' },
        does: ({ page }) => button(page, 'setup.continue').click(),
      },
      {
        kind: 'person',
        says: 'skips the step',
        event: { type: 'step.skip' },
        does: ({ page }) => button(page, 'setup.skip').click(),
      },
      { kind: 'person', says: 'saves in the step', event: { type: 'step.saved', goesOn: false } },
      { kind: 'person', says: 'saves in order to go on', event: { type: 'step.saved', goesOn: true } },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'setup.retry' },
        does: ({ page }) =>
          page
            .getByRole('button', { name: text('ui.action.retry') })
            .first()
            .click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      read('load', 'how far they are arrives', progress('personal')),
      unread('load', 'the line is down', offline(), 'offline'),
      unread('load', 'the server breaks', refusal('internal', {}), 'refusal'),
      read('refresh', 'how far they are arrives', progress('personal')),
      unread('refresh', 'the line is down', offline(), 'offline'),
      read('check', 'the step is not done', progress('personal')),
      read('check', 'the step is done', progress('personal', 1, true)),
      unread('check', 'the line is down', offline(), 'offline'),
      {
        kind: 'answer',
        says: 'it is remembered',
        event: { type: 'xstate.done.actor.remember', output: progress('personal') },
        call: 'editSetupProgress',
        by: 'server',
      },
      unkept('another device was here meanwhile', refusal('stale', { current: progress('about', 2) }), 'refusal'),
      unkept('the line is down', offline(), 'offline'),
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.profileSetup.path)
    },
  },
]
