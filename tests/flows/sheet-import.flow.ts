import { pages } from '../../openapi/routes.ts'
import { checkedSheet, sentSheet } from '../../src/api/mocks/offer-samples.ts'
import { createSheetMachine, type SheetContext } from '../../src/machines/sheet-import/sheet-import.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep, World } from './flow.ts'
import { button, lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const sheet = new File(['employee_email'], 'staff.csv')
const right = { ...sentSheet, sent: 0 }

/** A position of the demo company, as a sheet names it. */
const titles = new WeakMap<World['page'], string>()
const choose = ({ page }: World) => {
  const row = `almaz.kebede@mail.example,${titles.get(page) ?? ''},14500,full-time,on-site,2027-01-04`
  const content = `employee_email,position,salary,employment_type,location_type,from_date\r\n${row}\r\n`
  return page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
}
const done = (says: string, actor: 'check' | 'send', output: unknown): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.done.actor.${actor}`, output },
  call: 'importOffers',
  by: 'server',
})
const undone = (says: string, actor: 'check' | 'send', error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: `xstate.error.actor.${actor}`, error },
  call: 'importOffers',
  by,
})

/** Shown by the employees of the demo company. */
export const flows: readonly Flow[] = [
  {
    machine: createSheetMachine({ check: never, send: never }),
    facts: (c: SheetContext) => `${c.report?.invalid} ${c.report?.sent} ${c.failure?.code}`,
    steps: [
      { kind: 'person', says: 'chooses a sheet', event: { type: 'sheet.choose', sheet }, does: choose },
      // The sheet of this flow has no wrong cell; a journey of its own corrects one (tests/e2e).
      {
        kind: 'person',
        says: 'corrects a cell',
        event: { type: 'sheet.fix', fixes: [{ line: 1, column: 'salary', value: '14500' }] },
      },
      {
        kind: 'person',
        says: 'sends what is on it',
        event: { type: 'sheet.send', key: 'a' },
        does: ({ page }) => page.getByRole('button', { name: 'Send 1 offer' }).click(),
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'sheet.retry' },
        does: ({ page }) => button(page, 'ui.action.retry').click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      done('every row is right', 'check', right),
      done('the offers are sent', 'send', sentSheet),
      // A row became wrong between looking and sending; a browser cannot bring that about on purpose.
      {
        kind: 'outside',
        says: 'a row is wrong by now, nothing is sent',
        event: { type: 'xstate.done.actor.send', output: checkedSheet },
      },
      undone('the line is down', 'check', offline(), 'offline'),
      undone('it is no sheet', 'check', refusal('sheet_refused', { reason: 'type' }), 'refusal'),
      undone('the line is down', 'send', offline(), 'offline'),
      undone('the plan has no room', 'send', refusal('limit_reached', { limit: 10 }), 'refusal'),
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('company')
      const { data } = (await call('GET', '/positions?per_page=1')) as {
        readonly data: readonly { readonly title: { readonly en?: string; readonly am?: string } }[]
      }
      titles.set(page, data[0]?.title.en ?? data[0]?.title.am ?? '')
      await page.goto(pages.employees.path)
      await button(page, 'employee.import').click()
      await button(page, 'import.template').waitFor()
    },
  },
]
