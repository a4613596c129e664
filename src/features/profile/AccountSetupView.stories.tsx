import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { accountSetupRow } from '../../api/mocks/samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { AccountSetupView } from './AccountSetupView.tsx'
import { setupSaveMachine, type AccountSetup } from './profile.effects.ts'
import { setupValues } from './values.ts'

const setup = accountSetupRow as AccountSetup
const sent = { type: 'save.submit', values: { ...setupValues(setup), primary_colour: '#ff0000' }, key: 'k' }
const newer: AccountSetup = { ...setup, version: 2, headline: { en: 'Professor of hydrology', am: 'የሃይድሮሎጂ ፕሮፌሰር' } }
const after = (...events: readonly { type: string }[]) => ({ ...connectSave(reached(setupSaveMachine, { row: setup }, ...events), fn(), () => 'k'), submit: fn(), changed: fn() })

const meta = { component: AccountSetupView, args: { setup, save: after() } } satisfies Meta<typeof AccountSetupView>
export default meta
type S = StoryObj<typeof meta>

export const Editing: S = {
  args: { setup: { ...setup, second_colour: '#92400e' } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('profile.colours.as_chosen'))).toBeVisible(),
}
/** A colour that no one could read is kept and corrected, and the page says so. */
export const ColourCorrected: S = {
  args: { setup: { ...setup, primary_colour: '#ffff00' } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('profile.colours.corrected'))).toBeVisible(),
}
export const NoColour: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByLabelText(new RegExp(`^${say('profile.primary_colour')}`), { selector: 'input[name]' })
    await userEvent.clear(field)
    await userEvent.type(field, 'red;}')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(await canvas.findByText(say('validation.colour'))).toBeVisible()
  },
}
export const Empty: S = {
  args: { setup: { ...setup, headline: null, bio: null } },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('button', { name: sayIn(globals)('resource.picture.choose') })).toBeVisible(),
}
export const Saving: S = {
  args: { save: after(sent) },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
export const Saved: S = { args: { save: after(sent, answered('save', newer)) }, play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull() }
export const Stale: S = {
  args: { save: after(sent, failed('save', refusal('stale', { current: newer }))) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('#ff0000'),
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
