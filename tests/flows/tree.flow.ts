import { pages } from '../../openapi/routes.ts'
import type { TreeChange, TreeRow } from '../../src/machines/tree/branches.ts'
import { createTreeMachine, type TreeContext } from '../../src/machines/tree/tree.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const row: TreeRow = { id: 'a', version: 1, parent_id: null, position: 0 }
const change: TreeChange<TreeRow> = { kind: 'move', row, to: { parent_id: null, position: 1 } }
const read = (says: string, output: unknown): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.done.actor.read', output },
  call: 'listDepartments',
  by: 'server',
})
const unread = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.read', error },
  call: 'listDepartments',
  by,
})

/** Shown by the departments of a company, as its owner. */
export const flows: readonly Flow[] = [
  {
    machine: createTreeMachine<TreeRow>({ read: never, change: never }),
    facts: (c: TreeContext<TreeRow>) => `${c.rows === null}${c.done?.undo == null}${c.change === null}`,
    steps: [
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'tree.reload' },
        does: ({ page }) => page.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      { kind: 'person', says: 'moves a department', event: { type: 'node.change', change } },
      { kind: 'person', says: 'takes it back', event: { type: 'change.undo' } },
      { kind: 'person', says: 'closes the notice', event: { type: 'change.dismiss' } },
      read('the departments come', [row]),
      read('there are none', []),
      unread('the line is down', offline(), 'offline'),
      unread('the server refuses', refusal('forbidden', {}), 'refusal'),
      unread('the server breaks', refusal('internal', {}), 'refusal'),
      {
        kind: 'answer',
        says: 'it is done',
        event: { type: 'xstate.done.actor.change', output: { ...row, version: 2 } },
        call: 'moveDepartment',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'it would be a circle',
        event: { type: 'xstate.error.actor.change', error: refusal('would_circle', {}) },
        call: 'moveDepartment',
        by: 'refusal',
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('company')
      await page.goto(pages.structure.path)
    },
  },
]
