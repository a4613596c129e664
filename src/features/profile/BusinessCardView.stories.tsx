import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { cardRow } from '../../api/mocks/samples.ts'
import { BusinessCardView } from './BusinessCardView.tsx'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9z"/></svg>'
const meta = { component: BusinessCardView, args: { content: { card: cardRow, svg }, onDownloadCode: fn(), onDownloadContact: fn() } } satisfies Meta<typeof BusinessCardView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('profile.card.leads_to_site'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('profile.card.download.code') }))
    await expect(args.onDownloadCode).toHaveBeenCalledOnce()
  },
}
/** Nothing is allowed for the card but the name. */
export const Bare: S = {
  args: { content: { svg, card: { ...cardRow, headline: null, email: null, phone_number: null, site_url: null, scans: 0 } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('profile.card.bare'))).toBeVisible()
    await expect(canvas.getByText(sayIn(globals)('profile.card.no_site'))).toBeVisible()
  },
}
export const LongAmharicName: S = {
  args: { content: { svg, card: { ...cardRow, name: { am: 'ወልደሚካኤል ገብረመድኅን ኃይለሥላሴ ተክለሃይማኖት' } } } },
  play: async ({ canvas }) => expect(canvas.getByText(/ወልደሚካኤል/)).toBeVisible(),
}
