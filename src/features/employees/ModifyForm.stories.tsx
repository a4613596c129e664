import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import { positionRows } from '../../api/mocks/structure-samples.ts'
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
  current_job,
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
  current_job,
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
/** Another position: the title that the former one filled in follows it; the description was written, stays and says so. */
export const AnotherPosition: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const taster = positionRows.find(({ title }) => title.en === 'Quality taster')
    const name = taster?.title[globals['lang'] === 'am' ? 'am' : 'en'] ?? '?'
    const title = canvas.getByRole('textbox', { name: new RegExp(`^${say('offer.job_title')}`) })
    await expect(title).toHaveValue(declined.roles[0]?.position_name)
    const field = canvas.getByRole('combobox', { name: new RegExp(`^${say('employee.position')}`) })
    await userEvent.clear(field)
    await userEvent.type(field, name)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
    await waitFor(() => expect(title).toHaveValue(name))
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${say('offer.job_description')}`) })).toHaveValue(
      declined.job_description,
    )
    await expect(canvas.getByText(say('employee.filled.edited'))).toBeVisible()
  },
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
/** Opened without a line: the fields without their choices all say it alike. */
export const OpenedOffline: S = {
  parameters: { msw: [http.all('*/api/*', () => HttpResponse.error())] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect((await canvas.findAllByText(say('field.reference.failed')))[0]).toBeVisible()
    await expect(canvas.queryByText(say('ui.state.offline.title'), { exact: false })).toBeNull()
  },
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
