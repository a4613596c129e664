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
  args: { id: 'send', save: after(), room: null },
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
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(title) }))
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
/** No more people than the plan has room for: said before they are written. */
export const LittleRoom: S = {
  args: { room: 2 },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('employee.send.add') }))
    await expect(await canvas.findByText(say('employee.send.room', { room: 2 }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('employee.send.add') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('employee.send.remove.of', { number: 2 }) }))
    await expect(await canvas.findByRole('button', { name: say('employee.send.add') })).toBeVisible()
  },
}
/** Others took the last places meanwhile: said in words, and no count of none. */
export const NoRoomLeft: S = {
  args: { room: 0 },
  play: async ({ canvas, globals }) => {
    const room = await canvas.findByText(sayIn(globals)('employee.send.room', { room: 0 }))
    await expect(room).not.toHaveTextContent(/0/)
  },
}
/** The same terms for another position: what the position filled in changes with it, what somebody edited stays. */
export const AnotherPosition: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const lang = globals['lang'] === 'am' ? 'am' : 'en'
    const [engineer, taster] = ['Water engineer', 'Quality taster'].map((name) =>
      positionRows.find(({ title }) => title.en === name),
    )
    const person = (number: number) =>
      within(canvas.getByRole('group', { name: say('employee.send.person', { number }) }))
    const choose = async (number: number, position: typeof engineer) => {
      const field = person(number).getByRole('combobox', { name: new RegExp(`^${say('employee.position')}`) })
      await userEvent.clear(field)
      await userEvent.type(field, position?.title[lang] ?? '?')
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(position?.title[lang] ?? '?') }))
    }
    const title = (number: number) =>
      person(number).getByRole('textbox', { name: new RegExp(`^${say('offer.job_title')}`) })
    const description = (number: number) =>
      person(number).getByRole('textbox', { name: new RegExp(`^${say('offer.job_description')}`) })
    await choose(1, engineer)
    await waitFor(() => expect(description(1)).toHaveValue(engineer?.description?.[lang]))
    await expect(person(1).getAllByText(say('employee.filled'))).toHaveLength(2)

    await userEvent.click(canvas.getByRole('button', { name: say('employee.send.add_same') }))
    await choose(2, taster)
    await waitFor(() => expect(title(2)).toHaveValue(taster?.title[lang]))
    // This position has no description: that of the other is not said of it.
    await expect(description(2)).toHaveValue('')
    await expect(title(1)).toHaveValue(engineer?.title[lang])

    await userEvent.type(title(2), ' 1')
    await waitFor(() => expect(person(2).getByText(say('employee.filled.edited'))).toBeVisible())
    await choose(2, engineer)
    await waitFor(() => expect(description(2)).toHaveValue(engineer?.description?.[lang]))
    await expect(title(2)).toHaveValue(`${taster?.title[lang]} 1`)
    await userEvent.click(person(2).getByRole('button', { name: say('employee.filled.again.job_title') }))
    await expect(title(2)).toHaveValue(engineer?.title[lang])
  },
}
/** Whom the company hired by this email already: what becomes of their job is said while the offer is written. */
export const WorksHere: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const jobs = 'Quality manager'
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(say('employee.email')) }), 'abebe@mail.example')
    await waitFor(() => expect(canvas.getByText(say('employee.current_job.when', { jobs }))).toBeVisible())
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: new RegExp(say('offer.current_job')) }),
      say('offer.current_job.continues'),
    )
    await waitFor(() => expect(canvas.getByText(say('employee.current_job.continues', { jobs }))).toBeVisible())
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
