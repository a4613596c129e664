import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { refusing } from '../../api/mocks/mock.ts'
import { positionRows } from '../../api/mocks/structure-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { sendMachine } from './employees.effects.ts'
import { SendForm } from './SendForm.tsx'

const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(sendMachine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
})
const sent = { type: 'save.submit', values: { offers: [] }, key: 'k' }

const meta = {
  component: SendForm,
  args: { id: 'send', save: after() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="submit" form="send">
          →
        </button>
      </>
    ),
  ],
} satisfies Meta<typeof SendForm>
export default meta
type S = StoryObj<typeof meta>
const submit = () => screen.getByRole('button', { name: '→' })

/** Choosing a position fills title and description; the next person takes the same terms. */
export const Several: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = positionRows
    const title = first?.title[globals['lang'] === 'am' ? 'am' : 'en'] ?? '?'
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(say('employee.email')) }), 'almaz@example.com')
    await userEvent.click(canvas.getByRole('combobox', { name: new RegExp(`^${say('employee.position')}`) }))
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(title) }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: new RegExp(say('offer.job_title')) })).toHaveValue(title),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('employee.send.add_same') }))
    const second = within(canvas.getByRole('group', { name: say('employee.send.person', { number: 2 }) }))
    await expect(second.getByRole('textbox', { name: new RegExp(say('offer.job_title')) })).toHaveValue(title)
    await expect(second.getByRole('textbox', { name: new RegExp(say('employee.email')) })).toHaveValue('')
    await userEvent.click(submit())
    await waitFor(() => expect(second.getAllByText(say('validation.required')).length).toBeGreaterThan(0))
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
/** A company without a person to offer to: at least one employee. */
export const NoPerson: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('employee.send.remove.of', { number: 1 }) }))
    await userEvent.click(submit())
    await waitFor(() => expect(canvas.getByText(say('validation.at_least_one_employee'))).toBeVisible())
  },
}
/** What the server says of one person stands at that person's field. */
export const Refused: S = {
  args: {
    save: after(
      sent,
      failed(
        'save',
        refusal(
          'invalid',
          {},
          { 'offers.0.employee_email': ['An offer to this email is already waiting for an answer'] },
        ),
      ),
    ),
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(sayIn(globals)('employee.email')) })
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.getByText('An offer to this email is already waiting for an answer')).toBeVisible()
  },
}
export const Limit: S = {
  args: { save: after(sent, failed('save', refusal('limit_reached', { limit: 10 }))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('employee.limit', { limit: 10 }))).toBeVisible(),
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
export const OptionsFailed: S = {
  parameters: { msw: [refusing('listPositions', 'internal', {})] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const alert = await canvas.findByText(new RegExp(say('employee.options.failed', { reason: '' }).trim()))
    await expect(within(alert).getByRole('button', { name: say('ui.action.retry') })).toBeVisible()
  },
}
