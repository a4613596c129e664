import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { sentSheet } from '../../api/mocks/offer-samples.ts'
import { ImportDialog } from './ImportDialog.tsx'

const toast = fn()
const meta = {
  component: ImportDialog,
  args: { onClose: fn(), onDone: fn(), finalFocus: () => null },
  beforeEach: () => void toast.mockClear(),
  decorators: [toastsTo(toast)],
} satisfies Meta<typeof ImportDialog>
export default meta
type S = StoryObj<typeof meta>

const upload = async (userEvent: { readonly upload: (input: HTMLInputElement, file: File) => Promise<void> }) => {
  const dialog = await screen.findByRole('dialog')
  await userEvent.upload(
    dialog.querySelector<HTMLInputElement>('input[type="file"]')!,
    new File(['employee_email'], 'staff.csv', { type: 'text/csv' }),
  )
}
/** What happened is told once: in the dialog, which stays, and not in a toast too. */
const toldHere = async (text: string) => {
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(1))
  await expect(screen.getByText(text)).toBeVisible()
  await expect(toast).not.toHaveBeenCalled()
}

export const Sent: S = {
  parameters: { msw: [mock('importOffers', ({ body }) => (body.dry_run ? { ...sentSheet, sent: 0 } : sentSheet))] },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await upload(userEvent)
    await userEvent.click(await screen.findByRole('button', { name: say('employee.import.send', { count: 3 }) }))
    await toldHere(say('employee.sent', { count: 3 }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}
export const Refused: S = {
  parameters: { msw: [refusing('importOffers', 'sheet_refused', { reason: 'empty' })] },
  play: async ({ globals, userEvent }) => {
    await upload(userEvent)
    await toldHere(sayIn(globals)('import.refused.empty'))
  },
}
