import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { modifyMachine } from './employees.effects.ts'
import { ModifyForm } from './ModifyForm.tsx'

const [, , declined] = staffRows
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(modifyMachine, { row: declined as Offer }, ...events), fn(), () => 'k'),
  submit: fn(),
})
const {
  position_id,
  job_title,
  job_description,
  employment_type,
  location_type,
  currency,
  from_date,
  to_date,
  answer_by,
  version,
} = declined
const values = {
  position_id,
  job_title,
  job_description,
  employment_type,
  location_type,
  salary: 28_000,
  currency,
  from_date,
  to_date,
  answer_by,
  version,
}
const sent = { type: 'save.submit', values, key: 'k' }

const meta = { component: ModifyForm, args: { id: 'modify', row: declined, save: after() } } satisfies Meta<
  typeof ModifyForm
>
export default meta
type S = StoryObj<typeof meta>

/** Filled with the former terms, the note above; what is written differently is said below. */
export const Prefilled: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(declined.rejection_note ?? '?')).toBeVisible()
    await expect(canvas.getByText(say('employee.modify.same'))).toBeVisible()
    const salary = canvas.getByRole('textbox', { name: new RegExp(say('offer.salary')) })
    await expect(salary).toHaveValue('23,000')
    await userEvent.clear(salary)
    await userEvent.type(salary, '28000')
    await waitFor(() => expect(canvas.getByText(say('employee.modify.changes'))).toBeVisible())
    await expect(canvas.getByText(/28,000/, { selector: 'ins *' })).toBeVisible()
  },
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
/** A colleague modified it at the same time. */
export const Stale: S = {
  args: {
    save: after(
      sent,
      failed(
        'save',
        refusal('stale', { current: { ...declined, version: 3, terms: 2, status: 'modified', salary: 26_000 } }),
      ),
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('resource.stale.title'))).toBeVisible()
    await expect(canvas.getByText(/26,000/)).toBeVisible()
  },
}
