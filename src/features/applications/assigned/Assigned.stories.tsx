import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { assignedRows, assignedWhole } from '../../../api/mocks/applicant-review-samples.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { pageOf } from '../../../api/mocks/page.ts'
import { Screen } from './Assigned.tsx'
import { Interviewed } from './AssignedApplicant.tsx'

const meta = { title: 'Applications/Assigned', component: Screen } satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** Whom one interviews, and who still waits for a rating. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(table.getAllByText(sayIn(globals)('review.rated.not'))).toHaveLength(2)
    await expect(table.getByText(sayIn(globals)('review.rated'))).toBeVisible()
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listAssignedApplicants', ({ query }) => pageOf([], query))] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('review.assigned.empty'))).toBeVisible(),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listAssignedApplicants', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
/** What was sent, without what it says about pay, and what colleagues say. */
export const One: S = {
  render: () => <Interviewed row={assignedWhole(assignedRows[0]!)} />,
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('review.assigned.hidden', { count: 1 }))).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: say('review.notes') })).toBeVisible()
  },
}
