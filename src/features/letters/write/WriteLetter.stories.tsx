import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { pages } from '../../../../openapi/routes.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { letterPeopleRows } from '../../../api/mocks/letter-setting-samples.ts'
import { letterSample } from '../../../api/mocks/letters.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { company } from '../../../api/mocks/user-samples.ts'
import { LetterEditor } from './LetterEditor.tsx'
import { Screen as Desk } from './WriteLetters.tsx'

const toast = fn()
const meta = {
  title: 'Letters/Writing',
  component: LetterEditor,
  args: { letter: letterSample('draft') },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof LetterEditor>
export default meta
type S = StoryObj<typeof meta>

/** Drafts, with what came back marked. */
export const Drafts: S = {
  render: () => <Desk />,
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('link', { name: letterSample('draft').subject ?? '' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('letter.write.add') })).toBeVisible()
  },
}
/** The dialog is gone before the letter opens: nobody is asked whether to leave what is saved. */
export const Begun: S = {
  render: () => <Desk />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.write.add') }))
    const dialog = await screen.findByRole('dialog', { name: say('letter.write.add') })
    const type = within(dialog).getByRole('combobox', { name: new RegExp(say('letter.write.type')) })
    await userEvent.selectOptions(type, within(type).getAllByRole('option')[1] ?? '')
    await userEvent.click(within(dialog).getByRole('button', { name: say('letter.write.create') }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}
export const NoDrafts: S = {
  render: () => <Desk />,
  parameters: {
    msw: [
      mock('listOwnLetters', () => ({
        data: [],
        meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 },
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.write.add') }))
    await expect(await screen.findByRole('dialog', { name: say('letter.write.add') })).toBeVisible()
  },
}
export const NothingToWrite: S = {
  render: () => <Desk />,
  parameters: { msw: [mock('listWritableLetterTypes', () => ({ data: [] }))] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('letter.write.no_types'))).toBeVisible(),
}

/** An owner is not sent to ask an owner: they write every type, so there is none. */
export const NothingToWriteForOwner: S = {
  render: () => <Desk />,
  parameters: {
    session: { account: company.accounts[0] },
    msw: [mock('listWritableLetterTypes', () => ({ data: [] }))],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('link', { name: say('letter.write.set_up') })).toHaveAttribute(
      'href',
      pages.letterTypes.path,
    )
    await expect(canvas.queryByText(say('letter.write.no_types.text'))).toBeNull()
  },
}

/** What is typed is saved by itself. */
export const Written: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const subject = canvas.getByRole('textbox', { name: new RegExp(say('letter.write.field.subject')) })
    await userEvent.type(subject, '!')
    await waitFor(() => expect(canvas.getByText(say('letter.write.autosave.saved'))).toBeVisible(), { timeout: 5000 })
    await expect(canvas.getByText('Awash Bank')).toBeVisible()
  },
}
/** A file is sent when it is chosen, stands in the list, and can be taken off. */
export const Attached: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['%PDF-1.7\n%%EOF'], 'annex.pdf', { type: 'application/pdf' })
    await userEvent.upload(input as HTMLInputElement, file)
    const remove = say('letter.write.attachments.remove', { name: 'annex.pdf' })
    await userEvent.click(await canvas.findByRole('button', { name: remove }))
    await waitFor(() => expect(canvas.queryByText('annex.pdf')).toBeNull())
  },
}
/** What is neither document nor picture stays outside, with the reason. */
export const NotADocument: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['MZ'], 'setup.pdf', { type: 'application/pdf' })
    await userEvent.upload(input as HTMLInputElement, file)
    await expect(await canvas.findByText(sayIn(globals)('field.attachment.not_taken'))).toBeVisible()
  },
}
/** A recipient is added whole, and never twice. */
export const RecipientTwice: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.recipients.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.write.recipients.add') }))
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(say('letter.write.name')) }), 'Awash')
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(say('letter.write.email')) }),
      'bank@example.com',
    )
    await userEvent.click(dialog.getByRole('button', { name: say('letter.write.recipients.create') }))
    await expect(await dialog.findByText(say('letter.write.recipients.twice'))).toBeVisible()
  },
}
/** What nothing is known of stands above the pages, and what cannot be printed. */
export const Previewed: S = {
  parameters: {
    msw: [
      mock('previewLetter', () => ({
        pages: [{ svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"/>', width: 595, height: 842 }],
        missing: ['salary' as const],
        unprinted: '😀中',
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.preview') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.write.preview') }))
    await expect(await dialog.findByText(say('letter.write.missing'))).toBeVisible()
    await expect(dialog.getByText(say('field.rich.field.salary'))).toBeVisible()
    await expect(dialog.getByText(say('letter.write.unprinted', { signs: '😀中' }))).toBeVisible()
  },
}
const forEach = { ...letterSample('draft'), separate: true, recipients: [] }
/** A letter for each: its people are added by a group, and it speaks of nobody else. */
export const ForEach: S = {
  args: { letter: forEach },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(
      canvas.queryByRole('combobox', { name: new RegExp(say('letter.write.field.about_user_id')) }),
    ).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.group.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.write.group.add') }))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.write.recipients.create') }))
    await waitFor(() =>
      expect(
        canvas.getAllByRole('button', { name: new RegExp(`^${say('letter.write.recipients.remove')}`) }),
      ).toHaveLength(3),
    )
  },
}
/** Too many people are not cut off in silence. */
export const GroupTooLarge: S = {
  args: { letter: forEach },
  parameters: { msw: [mock('findLetterGroup', () => ({ data: [], total: 412 }))] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.group.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.write.group.add') }))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.write.recipients.create') }))
    await expect(await dialog.findByText(say('letter.write.group.full', { count: 412, room: 300 }))).toBeVisible()
  },
}
/** Before it goes, everybody's own page is looked at, and who lacks what is named. */
export const TrialRun: S = {
  args: { letter: forEach },
  parameters: {
    msw: [
      mock('tryLetter', () => ({
        data: letterPeopleRows.map((person, at) => ({ person, missing: at === 1 ? ['salary' as const] : [] })),
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.trial') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.trial') }))
    await expect(await dialog.findByText(say('letter.trial.blank', { count: 1, all: 3 }))).toBeVisible()
    const whose = dialog.getByRole('combobox', { name: say('letter.trial.whose') })
    await userEvent.click(dialog.getByRole('button', { name: say('letter.trial.next') }))
    await expect(whose).toHaveValue('1')
    await expect(await dialog.findByRole('img')).toBeVisible()
  },
}
/** Why it was not submitted is said, and nothing is lost. */
export const NotSubmitted: S = {
  parameters: {
    msw: [refusing('submitLetter', 'not_pending', { status: 'approved' })],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.submit') }))
    await waitFor(() => expect(toast).toHaveBeenCalled())
    await expect(canvas.getByText('Awash Bank')).toBeVisible()
  },
}
/** What submitting misses stands at each field until that one is changed, also when the letter saves itself meanwhile. */
export const NotYetWhole: S = {
  parameters: {
    msw: [
      mock('submitLetter', () => {
        const missing = { code: 'custom', message: 'validation.required', input: null } as const
        throw new z.ZodError(['subject', 'recipients'].map((field) => ({ ...missing, path: [field] })))
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.submit') }))
    await waitFor(() => expect(canvas.getAllByText(say('validation.required'))).toHaveLength(2))
    // The first of them has the focus, and nothing says it a second time.
    const add = canvas.getByRole('button', { name: say('letter.write.recipients.add') })
    await waitFor(() => expect(add).toHaveFocus())
    await expect(toast).not.toHaveBeenCalled()
    const subject = canvas.getByRole('textbox', { name: new RegExp(say('letter.write.field.subject')) })
    const missing = () => canvas.getAllByText(say('validation.required'))
    const said = (state: 'saved' | 'unfit') =>
      waitFor(() => expect(canvas.getAllByText(say(`letter.write.autosave.${state}`))[0]).toBeVisible(), {
        timeout: 5000,
      })
    await userEvent.type(subject, ' of mine')
    await said('saved')
    await expect(missing()).toHaveLength(1)
    await expect(subject).toBeValid()
    await userEvent.click(subject)
    await userEvent.paste('x'.repeat(300))
    await said('unfit')
    await waitFor(() => expect(subject).toBeInvalid())
    await expect(missing()).toHaveLength(1)
  },
}
/** While both changed the same, submitting says that one has to be chosen. */
export const SubmittedInConflict: S = {
  parameters: {
    msw: [
      refusing('saveLetter', 'stale', {
        current: { ...letterSample('draft'), subject: 'Another subject', version: 9 },
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(say('letter.write.field.subject')) }),
      ' of mine',
    )
    await expect(
      (await canvas.findAllByText(say('letter.write.autosave.asking'), undefined, { timeout: 5000 }))[0],
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.write.submit') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'error',
        title: say('letter.write.failed.submit'),
        text: say('letter.write.unsaved.asking'),
      }),
    )
  },
}
/** What is refused while somebody writes is said above, and does not take the focus from what they write. */
export const RefusedWhileWriting: S = {
  parameters: {
    msw: [refusing('saveLetter', 'not_pending', { status: 'approved' })],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const subject = canvas.getByRole('textbox', { name: new RegExp(sayIn(globals)('letter.write.field.subject')) })
    await userEvent.type(subject, ' 2')
    await expect(await canvas.findByRole('alert', undefined, { timeout: 4000 })).toBeVisible()
    await expect(subject).toHaveFocus()
  },
}
/** Its approvals would be void, which is said before. */
export const InReview: S = {
  args: { letter: letterSample('in_review', 1) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('letter.write.voids'))).toBeVisible(),
}
const checkYear: Letter['comments'][number] = {
  id: letterSample('in_review', 1).id as unknown as Letter['comments'][number]['id'],
  author: letterPeopleRows[1],
  is_own: false,
  block: null,
  quote: null,
  text: 'Please check the year.',
  created_at: '2026-03-02T08:00:00.000Z',
  resolved_at: null,
}
/** What its approvers say of it stands under what is written, and is marked as dealt with there. */
export const Commented: S = {
  args: {
    letter: {
      ...letterSample('in_review', 1),
      abilities: { ...letterSample('in_review', 1).abilities, edit: true, comment: true },
      comments: [checkYear],
    },
  },
  parameters: {
    msw: [
      mock('resolveLetterComment', () => ({
        ...letterSample('in_review', 1),
        comments: [{ ...checkYear, resolved_at: '2026-03-02T09:00:00.000Z' }],
      })),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('Please check the year.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.page.comment.resolve') }))
    await expect(await canvas.findByText(say('letter.page.comment.resolved'))).toBeVisible()
  },
}
export const Locked: S = {
  args: { letter: letterSample('issued', 3) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('letter.write.locked'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: sayIn(globals)('letter.write.submit') })).toBeNull()
  },
}
