import { pages } from '../../openapi/routes.ts'
import type { ListedRow } from '../../src/machines/list/change.ts'
import { createListMachine, SEARCH_PAUSE, type ListContext } from '../../src/machines/list/list.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const row = { id: 'a', version: 1, position: 0 } as ListedRow
const page = (rows: readonly ListedRow[], { at = 1, all = rows.length } = {}) => ({
  data: rows,
  meta: { first: rows.length > 0 ? 1 : 0, last: rows.length, totalRecords: all, exact: true, page: at, per_page: 20 },
})
const read = (says: string, output: unknown): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.done.actor.read', output },
  call: 'listSkills',
  by: 'server',
})
const unread = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.read', error },
  call: 'listSkills',
  by,
})

/** Shown by the skills of the platform, as an administrator. */
export const flows: readonly Flow[] = [
  {
    machine: createListMachine<ListedRow>({ read: never, change: never }),
    input: { page: 1, per_page: 20, q: '', sort: '' },
    facts: (c: ListContext<ListedRow>) => `${c.rows === null}${c.done?.undo == null}${c.change === null}`,
    steps: [
      { kind: 'person', says: 'turns the page', event: { type: 'query.change', query: { page: 2 } } },
      {
        kind: 'person',
        says: 'types into the search',
        event: { type: 'search.type', q: 'x' },
        does: ({ page: shown }) => shown.getByRole('searchbox').pressSequentially('x'),
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'list.reload' },
        does: ({ page: shown }) => shown.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page: shown }) => lineIsBack(shown).then(() => undefined),
      },
      { kind: 'person', says: 'deletes a row', event: { type: 'row.change', change: { kind: 'delete', row } } },
      { kind: 'person', says: 'undoes it', event: { type: 'change.undo' } },
      { kind: 'person', says: 'closes the notice', event: { type: 'change.dismiss' } },
      {
        kind: 'time',
        says: 'the typing pauses',
        event: { type: 'xstate.after.pause.list.typing' },
        delay: SEARCH_PAUSE,
      },
      read('rows come', page([row])),
      read('there are none', page([])),
      read('this page is empty now', page([], { at: 3, all: 21 })),
      unread('the line is down', offline(), 'offline'),
      unread('the server refuses', refusal('forbidden', {}), 'refusal'),
      unread('the server breaks', refusal('internal', {}), 'refusal'),
      {
        kind: 'answer',
        says: 'it is done',
        event: { type: 'xstate.done.actor.change', output: null },
        call: 'deleteSkill',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'it is in use',
        event: { type: 'xstate.error.actor.change', error: refusal('in_use', { places: [] }) },
        call: 'deleteSkill',
        by: 'refusal',
      },
    ],
    open: async ({ page: shown, signIn }) => {
      await signIn('admin')
      await shown.goto(pages.skills.path)
    },
  },
]
