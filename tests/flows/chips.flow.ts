import { pages } from '../../openapi/routes.ts'
import { createChipsMachine, type ChipsContext } from '../../src/machines/chips/chips.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow } from './flow.ts'
import { lineIsBack } from './on-page.ts'

const wish = { key: 'k1', text: 'Masonry', value: null }

/** Shown by the hobbies of a person. */
export const flows: readonly Flow[] = [
  {
    machine: createChipsMachine<{ readonly id: string }>(() => Promise.reject(new Error('not asked'))),
    facts: (c: ChipsContext<{ readonly id: string }>) =>
      `${Math.min(2, c.waiting.length)}${Math.min(1, c.refused.length)}${Math.min(1, c.added.length)}`,
    steps: [
      {
        kind: 'person',
        says: 'writes one and presses Enter',
        event: { type: 'chips.add', wishes: [wish] },
        does: async ({ page }) => {
          const input = page.locator('[name="name.new"]')
          await input.fill(`Masonry ${Date.now() % 1000}`)
          await input.press('Enter')
        },
      },
      { kind: 'person', says: 'takes it back', event: { type: 'chip.drop', key: wish.key } },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'chips.retry' },
        does: ({ page }) => page.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      { kind: 'outside', says: 'the list shows it', event: { type: 'chips.listed', ids: ['1'] } },
      {
        kind: 'answer',
        says: 'it is saved',
        event: { type: 'xstate.done.actor.add', output: { id: '1' } },
        call: 'createHobby',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'it is there already',
        event: { type: 'xstate.error.actor.add', error: refusal('duplicate', { field: 'name' }) },
        call: 'createHobby',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.add', error: offline() },
        call: 'createHobby',
        by: 'offline',
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(`${pages.sections.path}?section=hobbies`)
    },
  },
]
