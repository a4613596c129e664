import { WELCOME_STEPS, type WelcomeStep } from '../../openapi/outline.ts'
import { pages } from '../../openapi/routes.ts'
import { createWelcomeMachine, type Welcome, type WelcomeContext } from '../../src/machines/welcome/welcome.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button, lineIsBack, text } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const welcome = (...done: readonly WelcomeStep[]): Welcome => ({
  steps: WELCOME_STEPS.map((key) => ({ key, done: done.includes(key) })),
  work: null,
  works: ['experience', 'education'],
})
const read = (id: string, says: string, output: Welcome): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.done.actor.${id}`, output },
  call: 'getWelcome',
  by: 'server',
})
const unread = (id: string, says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.error.actor.${id}`, error },
  call: 'getWelcome',
  by,
})

/** Shown to a newcomer on the way to a published page. */
export const flows: readonly Flow[] = [
  {
    machine: createWelcomeMachine(never),
    input: { stage: 'photo' },
    facts: (c: WelcomeContext) => `${c.stage}${c.goal?.stage}`,
    steps: [
      {
        kind: 'person',
        says: 'opens another step',
        event: { type: 'stage.shown', stage: 'headline' },
        does: ({ page }) => page.goto(`${pages.welcome.path}?step=headline`).then(() => undefined),
      },
      {
        kind: 'person',
        says: 'saves the step',
        event: { type: 'step.saved' },
        does: ({ page }) => button(page, 'welcome.save').click(),
      },
      {
        kind: 'person',
        says: 'passes over the step',
        event: { type: 'step.skip' },
        does: ({ page }) => button(page, 'welcome.skip').click(),
      },
      { kind: 'person', says: 'publishes the page', event: { type: 'site.published' } },
      { kind: 'outside', says: 'the page changed elsewhere', event: { type: 'site.changed' } },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'welcome.retry' },
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
      read('load', 'how far they are arrives', welcome('name')),
      unread('load', 'the line is down', offline(), 'offline'),
      unread('load', 'the server breaks', refusal('internal', {}), 'refusal'),
      read('refresh', 'how far they are arrives', welcome('name', 'photo')),
      unread('refresh', 'the line is down', offline(), 'offline'),
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(`${pages.welcome.path}?step=photo`)
    },
  },
]
