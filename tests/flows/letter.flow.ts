import { pages } from '../../openapi/routes.ts'
import { LETTER_STATUSES, type Letter, type LetterStatus } from '../../openapi/schemas/letter.ts'
import { letterSample } from '../../src/api/mocks/letters.ts'
import { letterMachine, type LetterContext, type LetterEvent } from '../../src/machines/letter/letter.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'

const machine = letterMachine.provide({ actions: { announce: () => undefined, complain: () => undefined } })
const facts = ({ row, event, failure }: LetterContext) => `${row.status} ${row.version} ${event} ${failure?.code}`

const then = (status: LetterStatus): Letter => ({ ...letterSample(status), version: 4 })
const call = (event: LetterEvent) => `${event}Letter` as const
const fails = (event: LetterEvent, says: string, error: unknown, by: 'refusal' | 'offline' = 'refusal'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.send', error },
  call: call(event),
  by,
})

/** How a letter in one status goes on by one event. */
const from = (status: LetterStatus, event: LetterEvent, to: LetterStatus): Flow => {
  const row = letterSample(status)
  return {
    when: `the letter is ${status}, ${event}`,
    machine,
    input: { row },
    holds: 'opened',
    facts,
    steps: [
      { kind: 'person', says: `wants to ${event}`, event: { type: `act.${event}` } },
      { kind: 'person', says: 'says yes', event: { type: 'act.confirm' } },
      { kind: 'person', says: 'goes back', event: { type: 'act.cancel' } },
      {
        kind: 'answer',
        says: `the server takes it (${event}, ${to})`,
        event: { type: 'xstate.done.actor.send', output: then(to) },
        call: call(event),
        by: 'server',
      },
      fails(event, 'it is so already', refusal('stale', { current: then(to) })),
      fails(event, 'it changed meanwhile', refusal('stale', { current: { ...row, version: 4 } })),
      fails(
        event,
        'it changed, and that ends it',
        refusal('stale', { current: { ...row, version: 4, abilities: { ...row.abilities, [event]: false } } }),
      ),
      fails(event, 'it is over', refusal('not_pending', { status: 'revoked' })),
      fails(event, 'the line is down', offline(), 'offline'),
      ...LETTER_STATUSES.map((other): FlowStep => ({
        kind: 'outside',
        says: `it is read again (${other})`,
        event: { type: 'row.changed', row: { ...then(other), version: 5 } },
      })),
    ],
    open: async ({ page, signIn }) => {
      await signIn('company')
      await page.goto(pages.myLetters.path)
    },
  }
}

/** Shown on the page of a letter. */
export const flows: readonly Flow[] = [
  from('draft', 'submit', 'in_review'),
  from('in_review', 'approve', 'approved'),
  from('in_review', 'return', 'draft'),
  from('in_review', 'reject', 'rejected'),
  from('in_review', 'withdraw', 'draft'),
  from('approved', 'return', 'draft'),
  from('approved', 'issue', 'issued'),
  from('issued', 'revoke', 'revoked'),
  from('rejected', 'return', 'draft'),
  from('revoked', 'return', 'draft'),
]
