import { pages } from '../../openapi/routes.ts'
import { staffRows } from '../../src/api/mocks/offer-samples.ts'
import { jobOfferMachine } from '../../src/machines/job-offer/job-offer.machine.ts'
import { livesMachine, type LivesContext } from '../../src/machines/lives/lives.machine.ts'
import { reached } from '../models/reached.ts'
import type { Flow } from './flow.ts'
import { lineIsBack, text } from './on-page.ts'

const [first, second] = staffRows

/** Shown by the list of employees: a machine for each row, which the list keeps. */
export const flows: readonly Flow[] = [
  {
    machine: livesMachine,
    facts: ({ lives }: LivesContext) => Object.keys(lives).join(' '),
    steps: [
      {
        kind: 'outside',
        says: 'the list is read',
        event: { type: 'rows.arrived', rows: [first, second] },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      {
        kind: 'person',
        says: 'wants to take an offer back',
        event: {
          type: `xstate.snapshot.${first.id}`,
          snapshot: reached(jobOfferMachine, { row: first }, { type: 'offer.withdraw' }),
        },
        does: ({ page }) =>
          page
            .getByRole('row')
            .getByRole('button', { name: new RegExp(text('employee.delete.withdraw')) })
            .first()
            .click(),
      },
      {
        kind: 'person',
        says: 'wants something of a row that is not on the page',
        event: { type: 'row.wanted', row: second, event: { type: 'offer.withdraw' } },
      },
      {
        kind: 'outside',
        says: 'the row says that it was taken back',
        event: { type: 'life.told', outcome: 'withdrawn', row: first },
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('company')
      await page.goto(pages.employees.path)
      await page.getByRole('row').nth(1).waitFor()
    },
  },
]
