import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { connectDocument } from '../../machines/document/document.connect.ts'
import { createDocumentMachine } from '../../machines/document/document.machine.ts'
import { DocumentProblem } from './document-file.ts'
import { DocumentInput } from './DocumentInput.tsx'

const never = () => Promise.reject(new Error('a story sends nothing'))
const machine = createDocumentMachine({ check: never, send: never })
const file = new File(['%PDF'], 'የዲግሪ ማስረጃ 2016.pdf')
const kept = { id: '1', url: '/lyu/1.pdf', name: 'degree.pdf' }
const chosen = { type: 'file.choose', file }
const sending = [chosen, answered('check', undefined)]
const after = (from: typeof kept | null, ...events: readonly { type: string }[]) => ({
  ...connectDocument(reached(machine, { kept: from }, ...events), fn()),
  choose: fn(),
  cancel: fn(),
  retry: fn(),
})

const meta = { component: DocumentInput, args: { label: 'Attachment', document: after(null) } } satisfies Meta<
  typeof DocumentInput
>
export default meta
type S = StoryObj<typeof meta>

/** A file that is dropped is taken as one that is chosen. */
export const Idle: S = {
  args: { required: true },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: sayIn(globals)('field.document.choose') })).toBeVisible()
    const carried = new DataTransfer()
    carried.items.add(file)
    canvas
      .getByRole('group', { name: /^Attachment/ })
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }))
    await expect(args.document.choose).toHaveBeenCalledWith(file)
  },
}
export const Kept: S = {
  args: { document: after(kept) },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByRole('link', { name: sayIn(globals)('field.document.kept', { name: 'degree.pdf' }) }),
    ).toHaveAttribute('href', '/lyu/1.pdf'),
}
export const Checking: S = {
  args: { document: after(null, chosen) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      sayIn(globals)('field.document.checking', { name: file.name }),
    ),
}
export const Sending: S = {
  args: { document: after(kept, ...sending, { type: 'upload.progress', sent: 0.42 } as { type: string }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.42)
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('field.document.cancel') }))
    await expect(args.document.cancel).toHaveBeenCalledOnce()
  },
}
export const NotADocument: S = {
  args: { document: after(null, chosen, failed('check', new DocumentProblem('not_document'))) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('field.document.not_document'))
    await expect(canvas.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
  },
}
export const TooLarge: S = {
  args: {
    document: after(kept, ...sending, { type: 'upload.fail', error: refusal('too_large', { limit: 10 }) } as {
      type: string
    }),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('field.document.too_large')),
}
export const Offline: S = {
  args: { document: after(null, ...sending, { type: 'upload.fail', error: offline() } as { type: string }) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('field.document.offline'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.document.retry).toHaveBeenCalledOnce()
  },
}
export const Missing: S = {
  args: { required: true, error: 'This is required' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is required')
    await expect(canvas.getByRole('button', { name: sayIn(globals)('field.document.choose') })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  },
}
