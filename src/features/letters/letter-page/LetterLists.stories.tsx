import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { certificateSample, letterSample, receivedSample } from '../../../api/mocks/letters.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { pageOf } from '../../../api/mocks/page.ts'
import { individual } from '../../../api/mocks/user-samples.ts'
import { ReceivedLetters, WaitingLetters, WrittenLetters } from './LetterLists.tsx'
import { Screen as ReceivedLetterScreen } from './ReceivedLetter.tsx'

const toast = fn()
const meta = {
  title: 'Letters/Lists and received',
  component: WrittenLetters,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof WrittenLetters>
export default meta
type S = StoryObj<typeof meta>

export const Written: S = {
  render: () => <WrittenLetters />,
  play: async ({ canvas, globals }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(table.getByText(sayIn(globals)('letter.status.issued'))).toBeVisible()
  },
}
export const Waiting: S = {
  render: () => <WaitingLetters />,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(table.getAllByRole('link')[0]).toBeVisible()
  },
}
export const NothingWaits: S = {
  render: () => <WaitingLetters />,
  parameters: { msw: [mock('listOwnLetters', ({ query }) => pageOf([], query))] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('letter.my.to_approve.empty'))).toBeVisible(),
}
export const Received: S = {
  render: () => <ReceivedLetters />,
  play: async ({ canvas, globals }) => {
    const table = within(await canvas.findByRole('table'))
    await expect(table.getByText(sayIn(globals)('letter.status.revoked'))).toBeVisible()
  },
}
/** A certificate is shown with an entry of one's own, and taken back. */
export const Certificate: S = {
  render: () => <ReceivedLetterScreen />,
  parameters: {
    route: { path: '/my/letters/received/:id', at: `/my/letters/received/${letterSample('issued', 3).id}` },
    session: { account: individual.accounts[0] },
    msw: [
      mock('getReceivedLetter', () => receivedSample({ ...certificateSample })),
      mock('confirmByLetter', ({ body }) => receivedSample({ ...certificateSample, ...body })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [entry] = certificateSample.entries
    const name = (globals['lang'] === 'am' ? entry?.job_title.am : entry?.job_title.en) ?? ''
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.confirms.show.with', { name }) }))
    await expect(await canvas.findByText(say('letter.confirms.here'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.confirms.remove.from', { name }) }))
    await waitFor(() => expect(canvas.queryByText(say('letter.confirms.here'))).toBeNull())
  },
}
/** Nothing that its reader wrote of themself names the company yet. */
export const CertificateWithoutEntry: S = {
  ...Certificate,
  parameters: {
    ...Certificate.parameters,
    msw: [mock('getReceivedLetter', () => receivedSample({ experience_id: null, entries: [] }))],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('link', { name: sayIn(globals)('letter.confirms.write') })).toBeVisible(),
}
/** A letter that could not be downloaded says so, and can be asked for again. */
export const NotDownloaded: S = {
  ...Certificate,
  parameters: {
    ...Certificate.parameters,
    msw: [
      mock('getReceivedLetter', () => ({
        ...receivedSample(null),
        document: { bytes: 48_213, sha256: '0'.repeat(64) },
      })),
      refusing('downloadReceivedLetter', 'internal', {}),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const button = await canvas.findByRole('button', { name: say('letter.received.download') })
    await userEvent.click(button)
    await waitFor(() =>
      expect(toast).toHaveBeenLastCalledWith(
        expect.objectContaining({ severity: 'error', title: say('letter.received.failed.download') }),
      ),
    )
    await expect(button).toHaveAttribute('aria-disabled', 'false')
  },
}
export const NotLoaded: S = {
  render: () => <WrittenLetters />,
  parameters: { msw: [refusing('listOwnLetters', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
