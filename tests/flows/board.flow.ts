import { pages } from '../../openapi/routes.ts'
import { createBoardMachine, type BoardContext } from '../../src/machines/applicant-board/board.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack } from './on-page.ts'

interface Card {
  readonly id: string
}
const never = () => Promise.reject(new Error('not asked'))
const columns = [
  { key: 'applied', count: 2, rows: [{ id: 'a' }] },
  { key: 'screening', count: 0, rows: [] },
]
const answer = (says: string, actor: 'read' | 'more', output: unknown): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.done.actor.${actor}`, output },
  call: actor === 'read' ? 'getApplicantBoard' : 'listMoreApplicants',
  by: 'server',
})
const failure = (actor: 'read' | 'more', says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.error.actor.${actor}`, error },
  call: actor === 'read' ? 'getApplicantBoard' : 'listMoreApplicants',
  by,
})

/** Shown by the applicants of a posting, as a board. */
export const flows: readonly Flow[] = [
  {
    machine: createBoardMachine<Card>({ read: never, more: never, isBefore: () => false }),
    facts: (c: BoardContext<Card>) =>
      `${c.columns === null}${c.query === null}${c.wanted.length}${c.columns?.map(({ rows }) => rows.length).join()}`,
    steps: [
      { kind: 'person', says: 'looks at the board', event: { type: 'board.ask', query: { view: 'board' } } },
      {
        kind: 'person',
        says: 'types into the search',
        event: { type: 'board.ask', query: { q: 'x' } },
        does: ({ page }) => page.getByRole('searchbox').pressSequentially('x'),
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'board.reload' },
        does: ({ page }) => page.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      { kind: 'person', says: 'scrolls to the end of a column', event: { type: 'column.more', key: 'applied' } },
      {
        kind: 'person',
        says: 'carries a card to another column',
        event: { type: 'row.placed', row: { id: 'a' }, to: 'screening' },
      },
      answer('the server answers', 'read', columns),
      answer('the server answers with more', 'more', [{ id: 'b' }]),
      failure('read', 'the line is down', offline(), 'offline'),
      failure('read', 'the server refuses', refusal('internal', {}), 'refusal'),
      failure('more', 'the line is down while more is read', offline(), 'offline'),
    ],
    open: async ({ page, signIn }) => {
      const ask = await signIn('company')
      const { data } = (await ask('GET', '/job-postings?status=open')) as { readonly data: readonly Card[] }
      await page.goto(`${pages.applicants.path.replace('{slug}', data[0]?.id ?? '')}?view=board`)
    },
  },
]
