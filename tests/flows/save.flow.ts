import { pages } from '../../openapi/routes.ts'
import { createSaveMachine, type SaveContext } from '../../src/machines/save/save.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import { resourceSay } from '../factories/resource-say.ts'
import type { Flow, FlowStep } from './flow.ts'
import { addButton, field, lineIsBack } from './on-page.ts'

interface Names {
  readonly name: string
  readonly note?: string
}
interface Row extends Names {
  readonly version: number
}
const row: Row = { name: 'first', version: 1 }
const theirs: Row = { name: 'theirs', version: 2 }
/** They changed the note, and the name is as it was. */
const beside: Row = { name: 'first', note: 'theirs', version: 2 }
const agreed: Row = { name: 'mine', version: 2 }
const refused = (says: string, error: unknown, by: 'refusal' | 'offline' = 'refusal'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.save', error },
  call: 'editPersonalDetail',
  by,
})

const machine = createSaveMachine<Names, Row>(() => Promise.reject(new Error('not asked')), { canEdit: true })
const agrees = (values: Names, now: Row) => values.name === now.name
const facts = (c: SaveContext<Names, Row>) => `${c.isUncertain}${c.row?.name}${c.theirs?.name}${c.next?.values.name}`
const unmade = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.save', error },
  call: 'createSkill',
  by,
})

/** Shown by the personal details: a form over one row with its version. */
export const flows: readonly Flow[] = [
  {
    when: 'there is a row',
    machine,
    input: { row, agrees },
    facts,
    steps: [
      {
        kind: 'person',
        says: 'saves',
        event: { type: 'save.submit', values: { name: 'mine' }, key: 'k1' },
        does: async ({ page }) => {
          await field(page, 'profile.first_name').fill('Hanna')
          await page.getByRole('button', { name: /^save/i }).click()
        },
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'save.retry' },
        does: ({ page }) => page.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'person',
        says: 'goes on typing',
        event: { type: 'form.changed' },
        does: ({ page }) => field(page, 'profile.first_name').pressSequentially('h'),
      },
      { kind: 'person', says: 'takes the newer version', event: { type: 'stale.take_theirs' } },
      { kind: 'person', says: 'keeps what they wrote', event: { type: 'stale.keep_mine' } },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      { kind: 'outside', says: 'the row comes anew', event: { type: 'row.received', row: theirs } },
      {
        kind: 'answer',
        says: 'it is saved',
        event: { type: 'xstate.done.actor.save', output: agreed },
        call: 'editPersonalDetail',
        by: 'server',
      },
      refused('someone else changed it meanwhile', refusal('stale', { current: theirs })),
      refused('the server has just what was sent', refusal('stale', { current: agreed })),
      refused('the server finds mistakes', refusal('invalid', {}, { name: ['Too short'] })),
      refused(
        'another tab acts for another account now',
        refusal('account_changed', { current: '00000000-0000-4000-8000-000000000001' }),
      ),
      refused('the server refuses', refusal('forbidden', {})),
      refused('the line is down', offline(), 'offline'),
      refused('the server breaks', refusal('internal', {})),
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.personalDetail.path)
    },
  },
  {
    when: 'the form merges field by field',
    machine,
    input: {
      row: { ...row, note: 'first' },
      agrees,
      valuesOf: ({ name, note }: Row) => ({ name, note }),
    },
    facts,
    steps: [
      {
        kind: 'person',
        says: 'saves',
        event: { type: 'save.submit', values: { name: 'mine', note: 'first' }, key: 'k1' },
        does: async ({ page }) => {
          await field(page, 'profile.first_name').fill('Hanna')
          await page.getByRole('button', { name: /^save/i }).click()
        },
      },
      refused('someone else changed another field meanwhile', refusal('stale', { current: beside })),
      {
        kind: 'answer',
        says: 'both changes are saved',
        event: { type: 'xstate.done.actor.save', output: agreed },
        call: 'editPersonalDetail',
        by: 'server',
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.personalDetail.path)
    },
  },
  {
    when: 'there is no row yet',
    machine,
    input: { row: null, agrees },
    facts,
    steps: [
      {
        kind: 'person',
        says: 'adds it',
        event: { type: 'save.submit', values: { name: 'mine' }, key: 'k1' },
        does: async ({ page }) => {
          await page.locator('[name="name.en"]').fill('Dry stone walls')
          await page
            .getByRole('dialog')
            .getByRole('button', { name: resourceSay('en')('skill', 'add') })
            .click()
        },
      },
      {
        kind: 'person',
        says: 'writes something else and adds that',
        event: { type: 'save.submit', values: { name: 'other' }, key: 'k2' },
      },
      {
        kind: 'answer',
        says: 'it is saved',
        event: { type: 'xstate.done.actor.save', output: agreed },
        call: 'createSkill',
        by: 'server',
      },
      unmade('the server finds mistakes', refusal('invalid', {}, { name: ['Too short'] }), 'refusal'),
      unmade('the line is down', offline(), 'offline'),
    ],
    open: async ({ page, signIn }) => {
      await signIn('admin')
      await page.goto(pages.skills.path)
      await addButton(page, 'skill').click()
    },
  },
]
