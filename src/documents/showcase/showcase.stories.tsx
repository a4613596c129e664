import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { DocumentContext, Page } from '../document.ts'
import { SAMPLE_SOLUTION, SAMPLE_USER_TYPE, SAMPLE_WHO_WE_ARE } from './sample.ts'
import { solutionPage } from './solution.tsx'
import { userTypePage } from './user-type.tsx'
import { whoWeArePage } from './who-we-are.tsx'

interface Args {
  readonly page: (context: DocumentContext) => Page
}
const meta = {
  title: 'Documents/Showcase',
  parameters: { layout: 'fullscreen' },
  args: { page: (context) => solutionPage(SAMPLE_SOLUTION, context) },
  render: ({ page }, { globals }) => <Document page={page(documentContext(globals))} />,
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const fits = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

export const Solution: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 2, name: say('document.showcase.features') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: SAMPLE_SOLUTION.others[0]?.name.en ?? '' })).toHaveAttribute(
      'href',
      '/solutions-detail/business-card',
    )
    await fits()
  },
}
export const SolutionAlone: Story = {
  args: {
    page: (context) => solutionPage({ ...SAMPLE_SOLUTION, type: null, icon: null, features: [], others: [] }, context),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull(),
}
export const UserType: Story = {
  args: { page: (context) => userTypePage(SAMPLE_USER_TYPE, context) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    for (const id of [
      'document.showcase.solutions',
      'document.section.testimonials',
      'document.showcase.types',
    ] as const)
      await expect(canvas.getByRole('heading', { level: 2, name: say(id) })).toBeVisible()
    await fits()
  },
}
export const WhoWeAre: Story = {
  args: { page: (context) => whoWeArePage(SAMPLE_WHO_WE_ARE, context) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say('page.whoWeAre.title') })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: say('document.section.social_media') })).toBeVisible()
    await fits()
  },
}
export const WhoWeAreEmpty: Story = {
  args: { page: (context) => whoWeArePage({ parts: [], elsewhere: [] }, context) },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('navigation', { name: sayIn(globals)('document.section.social_media') })).toBeNull(),
}
