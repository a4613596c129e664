import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { reached } from '../../../tests/models/reached.ts'
import { toastsMachine, type ToastSeverity } from '../../machines/toasts/toasts.machine.ts'
import { Dialog } from '../Dialog.tsx'
import { FootBar } from '../FootBar.tsx'
import { Toaster } from './Toaster.tsx'

const show = (severity: ToastSeverity, text: string, title?: string) => ({
  type: 'toast.show',
  severity,
  text,
  ...(title ? { title } : {}),
})
const toasts = (...events: readonly { type: string }[]) => reached(toastsMachine, undefined, ...events).context.shown
const every = (['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const).map((severity) =>
  show(severity, `A message of severity ${severity}`, severity === 'info' ? undefined : severity),
)

const meta = {
  component: Toaster,
  args: { toasts: toasts(), onClose: fn(), onHold: fn(), onRelease: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '34rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>
export default meta
type S = StoryObj<typeof meta>

export const Quiet: S = { play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull() }
export const EverySeverity: S = {
  args: { toasts: toasts(...every) },
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(5)
    await expect(canvas.getByRole('alert')).toHaveTextContent('severity error')
    const [first] = canvas.getAllByRole('button', { name: sayIn(globals)('ui.toast.close') })
    if (first) await userEvent.click(first)
    await expect(args.onClose).toHaveBeenCalledWith(1)
    await expect(args.onHold).toHaveBeenCalled()
  },
}
export const Held: S = {
  args: { toasts: toasts(show('success', 'Saved', 'Success'), { type: 'toast.hold' }) },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Saved'),
}
/** The card under the pointer is another one now: only what the pointer does elsewhere says that it has gone. */
export const ReplacedUnderThePointer: S = {
  args: { toasts: toasts(show('success', 'Saved')) },
  play: async ({ args }) => {
    await expect(args.onRelease).not.toHaveBeenCalled()
    await fireEvent.pointerMove(document.body)
    await expect(args.onRelease).toHaveBeenCalled()
  },
}
export const LongText: S = {
  args: { toasts: toasts(show('warn', 'የጻፉት ሁሉ እንዳለ ነው። '.repeat(8), 'ጥንቃቄ')) },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toBeVisible()),
}
/** On a phone a button at the end of the page can be scrolled out from under a message that stays. */
export const OverTheEnd: S = {
  args: { toasts: toasts(show('error', 'Not saved')) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <div style={{ height: '200vh' }} />
      <button type="button">Continue</button>
    </>
  ),
  play: async ({ canvas }) => {
    const end = canvas.getByRole('button', { name: 'Continue' })
    await waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const { left, top, width, height } = end.getBoundingClientRect()
      return expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(end)
    })
  },
}
/** On a phone the title of the page and what stays at the foot of the window are both left free. */
export const AboveTheFootBar: S = {
  args: { toasts: toasts(show('success', 'Saved')) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <h1>Letter</h1>
      <div style={{ height: '200vh' }} />
      <FootBar>
        <button type="button">Send for approval</button>
      </FootBar>
    </>
  ),
  play: async ({ canvas }) => {
    const place = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect()
    const message = () => canvas.getByText('Saved').getBoundingClientRect()
    const isNarrow = matchMedia('(max-width: 47.99rem)').matches
    await waitFor(() =>
      isNarrow
        ? expect(message().bottom).toBeLessThanOrEqual(place('Send for approval').top)
        : expect(message().top).toBeLessThan(100),
    )
    if (isNarrow) await expect(message().top).toBeGreaterThan(window.innerHeight / 2)
  },
}
/** Over a form that is higher than the window the message covers none of its fields and buttons. */
export const UnderADialog: S = {
  args: { toasts: toasts(show('error', 'Could not be saved'), show('info', 'Taken over: name, phone. '.repeat(3))) },
  render: (args) => (
    <>
      <Toaster {...args} />
      <Dialog open onClose={fn()} title="Department" footer={<button type="button">Save</button>}>
        {Array.from({ length: 40 }, (_, n) => (
          <p key={n}>
            <input aria-label={`Field ${n}`} />
          </p>
        ))}
      </Dialog>
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const frame = dialog.parentElement as HTMLElement
    const told = within(document.body).getByText(/Taken over/)
    for (const field of dialog.querySelectorAll<HTMLElement>('input, button')) {
      field.focus()
      const [at, seen, message] = [field, frame, told.parentElement as HTMLElement].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect]
      await expect(message.bottom).toBeLessThanOrEqual(window.innerHeight)
      await expect(Math.min(at.bottom, seen.bottom)).toBeLessThanOrEqual(message.top)
    }
  },
}
