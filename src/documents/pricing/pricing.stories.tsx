import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { PricedPlan, PricingData } from './pricing-data.ts'
import { pricingPage } from './pricing.tsx'

const free: PricedPlan = {
  id: 'one',
  key: 'free',
  name: { en: 'Free', am: 'ነፃ' },
  headline: { en: 'For people and small teams', am: 'ለግለሰቦችና ለአነስተኛ ቡድኖች' },
  description: { en: 'Everything a person needs.', am: 'ለግለሰብ የሚያስፈልገው ሁሉ።' },
  highlighted: false,
  price: { amount: 0, currency: 'ETB' },
  period: 'month',
  features: null,
  accounts: 2,
  employees: 10,
  jobs: 3,
  letters: 20,
  resumes: 3,
}
const growth: PricedPlan = {
  ...free,
  id: 'two',
  key: 'growth',
  name: { en: 'Growth', am: 'ዕድገት' },
  headline: { en: 'For companies that are hiring', am: 'በመቅጠር ላይ ላሉ ድርጅቶች' },
  highlighted: true,
  price: { amount: 1500, currency: 'ETB' },
  features: { en: 'Training for your team\nA named contact', am: 'ለቡድንዎ ሥልጠና\nየተመደበ ሰው' },
  accounts: 3,
  employees: 100,
  jobs: 25,
  letters: 500,
  resumes: 20,
}
const enterprise: PricedPlan = {
  ...free,
  id: 'three',
  key: 'enterprise',
  name: { en: 'Enterprise', am: 'ትልቅ ድርጅት' },
  headline: { en: 'For groups of companies', am: 'ለድርጅቶች ስብስብ' },
  price: null,
  accounts: 10,
  employees: null,
  jobs: null,
  letters: null,
  resumes: null,
}

const meta = {
  title: 'Documents/Pricing',
  parameters: { layout: 'fullscreen' },
  args: { data: { plans: [free, growth, enterprise] } },
  render: ({ data }, { globals }) => <Document page={pricingPage(data, documentContext(globals))} print={false} />,
} satisfies Meta<{ readonly data: PricingData }>
export default meta
type Story = StoryObj<typeof meta>

export const Plans: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('table', { name: say('document.pricing.compare') })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: say('document.pricing.employees') })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: say('document.pricing.resumes') })).toBeVisible()
    await expect(canvas.getByText(say('plan.gives.resumes', { any: 'no', count: 3 }))).toBeVisible()
    await expect(canvas.getAllByText(say('document.pricing.agreed'))[0]).toBeVisible()
  },
}
/** Administrators have no plan: they look at what visitors read, and nothing is to be asked for. */
export const Administrator: Story = {
  render: ({ data }, { globals }) => (
    <Document
      page={pricingPage(data, { ...documentContext(globals), reader: { name: 'Meron Haile', photo: null } })}
      print={false}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('table', { name: sayIn(globals)('document.pricing.compare') })).toBeVisible()
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).not.toHaveAttribute('href', '/user/plan')
      await expect(link).not.toHaveAttribute('href', expect.stringContaining('about=sales'))
    }
  },
}
/** Whoever has a plan reads so there; larger ones can be asked for, and a smaller one is nothing to ask for. */
export const OwnPlan: Story = {
  args: { data: { plans: [free, growth, enterprise], own: { key: 'growth', larger: ['enterprise'] } } },
  render: Administrator.render,
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const named = (en: string, am: string) => ({
      name: say('document.pricing.request', { plan: globals['lang'] === 'am' ? am : en }),
    })
    await expect(canvas.getByRole('link', { name: say('plan.yours') })).toHaveAttribute('href', '/user/plan')
    // Somebody who is signed in asks in the application.
    await expect(canvas.getByRole('link', named('Enterprise', 'ትልቅ ድርጅት'))).toHaveAttribute('href', '/user/plan')
    await expect(canvas.queryByRole('link', named('Growth', 'ዕድገት'))).toBeNull()
    await expect(canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '/user/plan')).toHaveLength(
      2,
    )
  },
}
export const OnePlan: Story = { args: { data: { plans: [growth] } } }
export const Long: Story = {
  args: {
    data: {
      plans: [
        {
          ...growth,
          headline: {
            en: 'For companies, cooperatives, universities and ministries that are hiring in several regions at once',
          },
        },
        { ...enterprise, price: { amount: 1_250_000, currency: 'ETB' }, period: 'year' },
        free,
        { ...free, id: 'four' },
      ],
    },
  },
}
export const Empty: Story = {
  args: { data: { plans: [] } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('document.pricing.empty'))).toBeVisible(),
}
