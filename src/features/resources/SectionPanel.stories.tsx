import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { sectionRows } from '../../api/mocks/samples.ts'
import type { Section } from './sections.effects.ts'
import { SectionPanel } from './SectionPanel.tsx'

const section = sectionRows[0] as Section
const meta = { component: SectionPanel, args: { section, values: section, busy: false, viewAs: null, onChange: fn(), children: null } } satisfies Meta<typeof SectionPanel>
export default meta
type S = StoryObj<typeof meta>

export const Visible: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.audience.card') }))
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ visible: true, audience: ['site', 'card', 'resume', 'employer'] }))
  },
}
export const Hidden: S = {
  args: { values: { visible: false, audience: section.audience } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.sections.state.hidden'))).toBeVisible(),
}
export const Saving: S = { args: { busy: true }, play: async ({ canvas }) => expect(canvas.getByRole('switch')).toBeDisabled() }
export const SeenByVisitors: S = {
  args: { viewAs: 'site' },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resource.sections.shown_to', { section: say('resource.sections.education') }))).toBeVisible()
  },
}
export const NotOnTheCard: S = {
  args: { viewAs: 'card' },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resource.sections.hidden_from', { section: say('resource.sections.education') }))).toBeVisible()
  },
}
export const WithoutEntries: S = {
  args: { section: { ...section, count: 0, shown: 0 } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.sections.count', { count: 0, shown: 0 }))).toBeVisible(),
}
