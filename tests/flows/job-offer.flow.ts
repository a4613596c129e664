import { pages } from '../../openapi/routes.ts'
import { requisitionRows, staffRows } from '../../src/api/mocks/offer-samples.ts'
import { jobOfferMachine, type OfferContext } from '../../src/machines/job-offer/job-offer.machine.ts'
import type { Offer, OfferRow } from '../../src/machines/job-offer/offer-row.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep, World } from './flow.ts'
import { saved } from './form-told.ts'
import { button, text } from './on-page.ts'

const [pending] = requisitionRows
const [sent, , declined, employed] = staffRows
const NOTHING: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }
const modified: Offer = { ...pending, status: 'modified', version: 2, terms: 2, salary: pending.salary + 1000 }
const accepted: Offer = { ...pending, status: 'accepted', version: 2, abilities: NOTHING }
const machine = jobOfferMachine.provide({ actions: { announce: () => undefined } })
const facts = (c: OfferContext) =>
  `${c.sending} ${c.row.status} ${c.row.version} ${c.problem} ${c.former !== null} ${c.held?.version}`
const refused = (says: string, error: unknown, by: 'refusal' | 'offline' = 'refusal'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.answer', error },
  call: 'answerOffer',
  by,
})

/** The button of the row, which names the person, and that of the dialog over it, which does not. */
const ofRow = ({ page }: World, id: 'employee.delete.withdraw' | 'employee.modify.of' | 'employee.delete.end') =>
  page
    .getByRole('row')
    .getByRole('button', { name: new RegExp(text(id)) })
    .first()
    .click()
const inDialog = ({ page }: World, id: 'employee.withdraw' | 'employee.modify.submit' | 'employee.end') =>
  page
    .getByRole('button', { name: text(id), exact: true })
    .last()
    .click()
const back: FlowStep = {
  kind: 'person',
  says: 'closes the form',
  event: { type: 'offer.cancel' },
  does: ({ page }) => page.keyboard.press('Escape'),
}
const changes = (says: string, row: OfferRow): FlowStep => ({
  kind: 'outside',
  says,
  event: { type: 'row.changed', row },
})
const openStaff =
  (status: Offer['status']): Flow['open'] =>
  async ({ page, signIn }) => {
    await signIn('company')
    await page.goto(`${pages.employees.path}?status=${status}`)
    await page.getByRole('row').nth(1).waitFor()
  }
const withdraws: readonly FlowStep[] = [
  {
    kind: 'person',
    says: 'wants to take it back',
    event: { type: 'offer.withdraw' },
    does: (world) => ofRow(world, 'employee.delete.withdraw'),
  },
  {
    kind: 'answer',
    says: 'the server takes it back',
    event: saved('withdraw', { ...sent, status: 'withdrawn', version: 4, abilities: NOTHING }),
    call: 'withdrawOffer',
    by: 'server',
    asks: (world) => inDialog(world, 'employee.withdraw'),
  },
]

/** The person's side on the page of the demonstration's offer, the company's in its list of employees. */
export const flows: readonly Flow[] = [
  {
    when: 'the person who received it',
    machine,
    input: { row: pending },
    facts,
    steps: [
      {
        kind: 'person',
        says: 'wants to accept',
        event: { type: 'offer.accept' },
        does: ({ page }) => button(page, 'offer.accept').click(),
      },
      {
        kind: 'person',
        says: 'wants to decline',
        event: { type: 'offer.reject' },
        does: ({ page }) => button(page, 'offer.decline').click(),
      },
      {
        kind: 'person',
        says: 'confirms',
        event: { type: 'offer.confirm' },
        does: ({ page }) => button(page, 'ui.action.yes').or(button(page, 'offer.reason.submit')).click(),
      },
      {
        kind: 'person',
        says: 'goes back',
        event: { type: 'offer.cancel' },
        does: ({ page }) => page.keyboard.press('Escape'),
      },
      {
        kind: 'person',
        says: 'writes the reason',
        event: { type: 'note.change', note: 'Too far' },
        does: ({ page }) => page.getByRole('dialog').last().getByRole('textbox').fill('Too far'),
      },
      changes('the company offers other terms', modified),
      changes('the company offers other terms once more', { ...modified, version: 4, terms: 3 }),
      changes('it was read on another device', { ...pending, is_read: true }),
      {
        kind: 'answer',
        says: 'the server takes the answer',
        event: { type: 'xstate.done.actor.answer', output: accepted },
        call: 'answerOffer',
        by: 'server',
      },
      refused('the offer was changed meanwhile', refusal('stale', { current: modified })),
      refused('the offer was withdrawn meanwhile', refusal('not_pending', { status: 'withdrawn' })),
      refused('somebody else took the last seat', refusal('position_filled', { headcount: 1 })),
      refused('nobody acts for the company', refusal('company_stopped', {})),
      refused('the line is down', offline(), 'offline'),
      refused('the server breaks', refusal('internal', {})),
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      // The way of the bell is the notifications' own; the page of the offer shows the same conversation.
      await page.goto(pages.offers.path)
      await page.getByRole('listitem').getByText('Gera Forest Coffee Export').first().click()
      await button(page, 'offer.accept').waitFor()
    },
  },
  {
    when: 'the company that waits for an answer',
    machine,
    input: { row: sent },
    holds: 'opened',
    facts,
    steps: [
      ...withdraws,
      back,
      changes('the person reads it', { ...sent, is_read: true }),
      changes('the person accepts it', { ...sent, status: 'accepted', version: 2, abilities: NOTHING }),
    ],
    open: openStaff('pending'),
  },
  {
    when: 'the company that was declined',
    machine,
    input: { row: declined },
    holds: 'opened',
    facts,
    steps: [
      {
        kind: 'person',
        says: 'wants to offer other terms',
        event: { type: 'offer.modify' },
        does: (world) => ofRow(world, 'employee.modify.of'),
      },
      {
        kind: 'answer',
        says: 'the server sends the new terms',
        event: saved('modify', { ...declined, status: 'modified', version: 3, terms: 2, abilities: sent.abilities }),
        call: 'modifyOffer',
        by: 'server',
        asks: (world) => inDialog(world, 'employee.modify.submit'),
      },
      ...withdraws,
      back,
      changes('the person reads the answer', {
        ...declined,
        version: 3,
        terms: 2,
        status: 'modified',
        abilities: sent.abilities,
        is_read: true,
      }),
    ],
    open: openStaff('rejected'),
  },
  {
    when: 'the company whose offer was accepted',
    machine,
    input: { row: employed },
    holds: 'opened',
    facts,
    steps: [
      {
        kind: 'person',
        says: 'wants to end the employment',
        event: { type: 'offer.end' },
        does: (world) => ofRow(world, 'employee.delete.end'),
      },
      {
        kind: 'answer',
        says: 'the server writes the last day',
        event: saved('end', employed.employment),
        call: 'endEmployment',
        by: 'server',
        asks: async (world) => {
          await world.page.locator('[name="last_day"]').fill(new Date().toISOString().slice(0, 10))
          await inDialog(world, 'employee.end')
        },
      },
      back,
      changes('the last day has come', {
        ...employed,
        status: 'ended',
        version: 3,
        abilities: NOTHING,
        employment: null,
      }),
    ],
    open: openStaff('accepted'),
  },
]
