import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { SignedIn } from '../document.ts'
import { SAMPLE_FRONT } from '../showcase/sample.ts'
import { landingPage, type Farewell } from './landing.tsx'

const EMPTY = { heroes: [], types: [], solutions: [], features: [], said: [], elsewhere: [] }
const SEVEN = Array.from({ length: 7 }, (_, at) => ({ ...SAMPLE_FRONT.solutions[at % 2]!, slug: `solution-${at}` }))

interface Args {
  readonly print: boolean
  readonly farewell: Farewell | null
  readonly reader: SignedIn | null
  /** Administrators keep nothing of it. */
  readonly isEmpty: boolean
}

const meta = {
  title: 'Documents/Landing',
  parameters: { layout: 'fullscreen' },
  args: { print: false, farewell: null, reader: null, isEmpty: false },
  render: ({ print, farewell, reader, isEmpty }, { globals }) => (
    <Document
      page={landingPage(
        { ...documentContext(globals), ...(reader ? { reader } : {}) },
        { farewell, front: isEmpty ? EMPTY : SAMPLE_FRONT },
      )}
      print={print}
    />
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Landing: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 2, name: say('document.showcase.solutions') })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: say('document.section.testimonials') })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: say('document.landing.register') })[0]).toHaveAttribute(
      'href',
      '/register/user',
    )
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

/** However many cards there are, no place of a row is left empty. */
export const SevenSolutions: Story = {
  render: (_, { globals }) => (
    <Document
      page={landingPage(documentContext(globals), { farewell: null, front: { ...SAMPLE_FRONT, solutions: SEVEN } })}
      print={false}
    />
  ),
  play: async ({ canvas, globals }) => {
    const part = canvas.getByRole('region', { name: sayIn(globals)('document.showcase.solutions') })
    const list = within(part).getByRole('list')
    const last = within(list).getAllByRole('listitem').at(-1)
    await expect(last?.getBoundingClientRect().right).toBeCloseTo(list.getBoundingClientRect().right, 0)
  },
}

/** Where administrators keep nothing, the page has its own texts. */
export const Empty: Story = {
  args: { isEmpty: true },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1, name: say('document.landing.headline') })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: say('document.showcase.solutions') })).toBeNull()
    await expect(canvas.queryByRole('heading', { name: say('document.section.testimonials') })).toBeNull()
  },
}

export const Print: Story = { args: { print: true } }

export const SignedOut: Story = {
  args: { farewell: 'done' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('shell.toast.logged_out')),
}
export const SignOutFailed: Story = {
  args: { farewell: 'failed' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('shell.toast.logout_failed')),
}

/** Whoever asked for their deletion reads that they are not gone yet, and how to stay. */
export const WillBeDeleted: Story = {
  args: { farewell: 'deleted' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('document.landing.deleted')),
}

/** Whoever is signed in is led into the application, and nothing asks them to register. */
export const ForSomebodySignedIn: Story = {
  args: { reader: { name: 'Selamawit Tesfaye', photo: null } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const product = 'Sira'
    await expect(
      canvas.getByRole('link', { name: say('document.landing.open.as', { product, name: 'Selamawit Tesfaye' }) }),
    ).toHaveAttribute('href', '/dashboard')
    await expect(canvas.getByRole('link', { name: say('document.landing.open', { product }) })).toBeVisible()
    for (const id of ['document.landing.login', 'document.landing.register', 'document.landing.company'] as const)
      await expect(canvas.queryByRole('link', { name: say(id) })).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const LongName: Story = {
  args: { reader: { name: 'ወይዘሮ ሰላማዊት ተስፋዬ ወልደሚካኤል ገብረመድኅን', photo: null } },
  play: async () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
}
