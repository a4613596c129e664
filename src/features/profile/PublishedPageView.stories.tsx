import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { qrMachine } from './BusinessCard.effects.ts'
import { PublishedPageView } from './PublishedPage.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM5 5h1v1H5z"/></svg>'
const qr = (...events: readonly { readonly type: string }[]) => ({
  ...connectLoad(reached(qrMachine, null, ...events), fn()),
  retry: fn(),
})

const meta = {
  component: PublishedPageView,
  args: { url: 'https://sira.example/@selamawit', qr: qr(answered('load', drawing)) },
} satisfies Meta<typeof PublishedPageView>
export default meta
type S = StoryObj<typeof meta>

/** Address, code and ways to share; what comes next ends with what is private. */
export const Published: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('sira.example/@selamawit')).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('profile.copy') })).toBeVisible()
    await expect(canvas.getByRole('img', { name: say('welcome.done.qr.alt') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('welcome.share.telegram') })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('https://sira.example/@selamawit')),
    )
    const next = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    const own = next.filter((href) => href.startsWith('/user/'))
    await expect(own.at(-1)).toBe('/user/personal/detail')
  },
}
export const DrawingCode: S = {
  args: { qr: qr() },
  play: async ({ canvas, globals }) =>
    expect(canvas.queryByRole('img', { name: sayIn(globals)('welcome.done.qr.alt') })).toBeNull(),
}
/** Without the code the rest is there. */
export const CodeOffline: S = {
  args: { qr: qr(failed('load', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.qr.retry).toHaveBeenCalledOnce()
  },
}
export const LongAddress: S = {
  args: { url: `https://sira.example/@${'gebre.egziabher.tekle.haymanot'.repeat(2)}` },
}
