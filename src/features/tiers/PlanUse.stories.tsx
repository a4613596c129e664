import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { offline } from '../../../tests/models/problems.ts'
import { planUseRows } from '../../api/mocks/plan-samples.ts'
import { PlanUseView } from './PlanUse.tsx'

const meta = {
  title: 'Administration/Who has which plan',
  component: PlanUseView,
  args: { load: { data: planUseRows, failure: null, retry: fn() } },
} satisfies Meta<typeof PlanUseView>
export default meta
type S = StoryObj<typeof meta>

/** The way to the people leads to the list of users, narrowed to the plan; a plan that nobody has leads nowhere. */
export const Counted: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('plan.use.count', { people: 1240, companies: 310 }))).toBeVisible()
    const links = canvas.getAllByRole('link')
    await expect(links).toHaveLength(2)
    await expect(links[1]).toHaveAttribute('href', '/manage/users?tier=growth')
  },
}
/** A company alone is somebody too: the list is narrowed to it. */
export const CompaniesAlone: S = {
  args: {
    load: {
      data: planUseRows.slice(0, 1).map((row) => ({ ...row, people: 0, companies: 1 })),
      failure: null,
      retry: fn(),
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('plan.use.count', { people: 0, companies: 1 }))).toBeVisible()
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const Loading: S = { args: { load: { data: null, failure: null, retry: fn() } } }
export const Offline: S = {
  args: { load: { data: null, failure: failureOf(offline()), retry: fn() } },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
