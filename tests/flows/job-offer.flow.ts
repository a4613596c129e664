import { pages } from '../../openapi/routes.ts'
import { requisitionRows } from '../../src/api/mocks/offer-samples.ts'
import { jobOfferMachine, type Offer, type OfferAnswer } from '../../src/machines/job-offer/job-offer.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button } from './on-page.ts'

const [pending] = requisitionRows
if (!pending) throw new Error('there is no sample offer')
const modified: Offer = { ...pending, status: 'modified', version: 2, terms: 2, salary: pending.salary + 1000 }
const accepted: Offer = { ...pending, status: 'accepted', version: 2, abilities: { accept: false, reject: false, modify: false, withdraw: false, end: false } }
const refused = (says: string, error: unknown, by: 'refusal' | 'offline' = 'refusal'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.answer', error },
  call: 'answerOffer',
  by,
})

/** Shown by the offer of the demonstration, as the person who received it. */
export const flows: readonly Flow[] = [
  {
    machine: jobOfferMachine.provide({ actions: { announce: () => undefined } }),
    input: { offer: pending },
    facts: (c: { readonly sending: OfferAnswer; readonly offer: Offer; readonly former: Offer | null; readonly problem: string | null }) =>
      `${c.sending} ${c.offer.status} ${c.problem} ${c.former !== null}`,
    steps: [
      { kind: 'person', says: 'wants to accept', event: { type: 'offer.accept' }, does: ({ page }) => button(page, 'offer.accept').click() },
      { kind: 'person', says: 'wants to decline', event: { type: 'offer.reject' }, does: ({ page }) => button(page, 'offer.decline').click() },
      {
        kind: 'person',
        says: 'confirms',
        event: { type: 'offer.confirm' },
        does: ({ page }) => button(page, 'ui.action.yes').or(button(page, 'offer.reason.submit')).click(),
      },
      { kind: 'person', says: 'goes back', event: { type: 'offer.cancel' }, does: ({ page }) => page.keyboard.press('Escape') },
      {
        kind: 'person',
        says: 'writes the reason',
        event: { type: 'note.change', note: 'Too far' },
        does: ({ page }) => page.getByRole('dialog').last().getByRole('textbox').fill('Too far'),
      },
      { kind: 'outside', says: 'the company changes the offer', event: { type: 'offer.changed', offer: modified } },
      { kind: 'answer', says: 'the server takes the answer', event: { type: 'xstate.done.actor.answer', output: accepted }, call: 'answerOffer', by: 'server' },
      refused('the offer was changed meanwhile', refusal('stale', { current: modified })),
      refused('the offer was withdrawn meanwhile', refusal('not_pending', { status: 'withdrawn' })),
      refused('somebody else took the last seat', refusal('position_filled', { headcount: 1 })),
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
]
