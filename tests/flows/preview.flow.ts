import { pages } from '../../openapi/routes.ts'
import { createPreviewMachine, type PreviewContext } from '../../src/machines/preview/preview.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow } from './flow.ts'
import { lineIsBack, text } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))

/** Shown by the page of template, colours and font, whose large preview follows what is tried out. */
export const flows: readonly Flow[] = [
  {
    machine: createPreviewMachine<string>(never),
    input: { wish: 'as saved', rest: 0 },
    facts: ({ wish, next }: PreviewContext<string>) => `${wish}${next ?? ''}`,
    steps: [
      {
        kind: 'person',
        says: 'tries out another look',
        event: { type: 'wish.changed', wish: 'another look' },
        does: ({ page }) => page.getByRole('button', { name: new RegExp(text('profile.template.template1')) }).click(),
      },
      { kind: 'outside', says: 'something on the page was saved', event: { type: 'page.changed' } },
      {
        kind: 'outside',
        says: 'the new page is drawn',
        event: { type: 'page.drawn', url: '/page' },
        does: ({ page }) => page.locator('iframe:not([aria-hidden])').waitFor(),
      },
      {
        kind: 'time',
        says: 'the person rests for a moment',
        event: { type: 'xstate.after.rest.preview.resting' },
        delay: 350,
      },
      {
        kind: 'outside',
        says: 'the new page does not say that it is drawn',
        event: { type: 'xstate.after.patience.preview.drawing' },
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'preview.retry' },
        does: ({ page }) => page.getByRole('button', { name: text('ui.action.retry') }).click(),
      },
      {
        kind: 'answer',
        says: 'the server gives the address of a page',
        event: { type: 'xstate.done.actor.ask', output: '/page' },
        call: 'createPreview',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'the server refuses',
        event: { type: 'xstate.error.actor.ask', error: refusal('internal', {}) },
        call: 'createPreview',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.ask', error: offline() },
        call: 'createPreview',
        by: 'offline',
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.templates.path)
      await page.getByRole('heading', { name: text('profile.preview') }).waitFor()
    },
  },
]
