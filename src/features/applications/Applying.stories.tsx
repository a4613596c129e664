import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { newForm, ownApplicationRow, sentRow, wholeDraft, wholeForm } from '../../api/mocks/job-application-samples.ts'
import { savedApplication } from '../../api/mocks/job-applications.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { NOW } from '../../api/mocks/sample-ids.ts'
import { Applying } from './ApplyScreen.tsx'
import type { OwnForm } from './own-form.ts'

/** What the server has. */
const server: { form: OwnForm } = { form: newForm }
const saved = fn<(body: unknown) => void>()
const sent = fn()
const toast = fn()
const calls = [
  mock('getOwnApplication', () => server.form),
  mock('saveOwnApplication', ({ body, refuse }) => {
    if (body.version !== (server.form.application?.version ?? null)) return refuse('stale', { current: server.form })
    saved(body)
    server.form = { ...server.form, application: savedApplication(server.form, body) }
    return server.form
  }),
  mock('applyForJob', () => {
    sent()
    const application = server.form.application ?? wholeDraft
    server.form = { ...server.form, application: { ...application, status: 'applied', applied_at: NOW } }
    return sentRow(ownApplicationRow)
  }),
]
const starts = (form: OwnForm) => () => {
  sessionStorage.clear()
  saved.mockClear()
  sent.mockClear()
  toast.mockClear()
  server.form = form
}

const meta = {
  title: 'Applications/Applying',
  component: Applying,
  args: {
    slug: newForm.job.slug,
    renderAddDocument: ({ onClose }) => (
      <button type="button" onClick={onClose}>
        add
      </button>
    ),
  },
  parameters: { msw: calls },
  decorators: [toastsTo(toast)],
  beforeEach: starts(newForm),
} satisfies Meta<typeof Applying>
export default meta
type S = StoryObj<typeof meta>

/** Nothing is written yet: sending leads to the first thing that is missing. */
export const New: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('application.autosave.new'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('application.review') }))
    await expect(await canvas.findByText(say('application.missing.resume'))).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}
/** What is chosen is saved after a pause, and said; what else is missing is named. */
export const Saves: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const resumes = within(await canvas.findByRole('group', { name: say('application.resume') }))
    await userEvent.click(resumes.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 })
    await expect(await canvas.findByText(say('application.autosave.saved'))).toBeVisible()
    await expect(await canvas.findByText(say('application.left', { count: 4 }))).toBeVisible()
  },
}
/** An answer that the employer does not look for is said before anything is sent. */
export const KnockedOut: S = {
  beforeEach: starts(wholeForm),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const question = await canvas.findByRole('radiogroup', { name: /Jimma|በጅማ/ })
    await userEvent.click(within(question).getByRole('radio', { name: say('ui.action.no') }))
    await expect(await canvas.findByText(say('application.knocked_out'), undefined, { timeout: 5000 })).toBeVisible()
  },
}
/** A summary comes first, and two presses send once. */
export const Sent: S = {
  beforeEach: starts({ ...wholeForm, application: { ...wholeDraft, missing: [] } }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('application.review') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(say('application.send.resume'))).toBeVisible()
    await userEvent.dblClick(dialog.getByRole('button', { name: say('application.send') }))
    await expect(await canvas.findByText(say('application.sent.title'))).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
  },
}
/** The answer to the first call was lost: the second one learns that it is sent, and so does its writer, who reads no error. */
export const AnswerLost: S = {
  beforeEach: starts({ ...wholeForm, application: { ...wholeDraft, missing: [] } }),
  parameters: {
    msw: [
      mock('applyForJob', ({ refuse }) => {
        server.form = { ...server.form, application: { ...wholeDraft, status: 'applied', applied_at: NOW } }
        return refuse('not_pending', { status: 'applied' })
      }),
      ...calls,
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('application.review') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('application.send') }))
    await expect(await canvas.findByText(say('application.sent.title'))).toBeVisible()
    await expect(toast).not.toHaveBeenCalled()
  },
}
/** Without a line nothing is lost, and it is said. */
export const NotSaved: S = {
  globals: { lang: 'en' },
  beforeEach: starts(wholeForm),
  parameters: { msw: [refusing('saveOwnApplication', 'internal', {}), ...calls] },
  play: async ({ canvas, userEvent }) => {
    const letter = await canvas.findByRole('textbox', { name: /Why you/ })
    await userEvent.type(letter, '!')
    await expect(await canvas.findByText('Not saved', undefined, { timeout: 5000 })).toBeVisible()
    await expect(letter).toHaveValue(`${wholeDraft.cover_letter}!`)
    await userEvent.click(canvas.getByRole('button', { name: 'Review and send' }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'error',
        title: 'We couldn’t send your application',
        text: 'It isn’t saved yet, so it can’t be sent. Nothing you wrote is lost.',
      }),
    )
  },
}
/** Another tab wrote the letter, and this one answers a question: both stay, without a question. */
export const Merged: S = {
  beforeEach: starts(wholeForm),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const question = await canvas.findByRole('radiogroup', { name: /Jimma|በጅማ/ })
    server.form = { ...wholeForm, application: { ...wholeDraft, version: 9, cover_letter: 'From the other tab.' } }
    await userEvent.click(within(question).getByRole('radio', { name: say('ui.action.no') }))
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 })
    await waitFor(() => expect(canvasElement.querySelector('[name="cover_letter"]')).toHaveValue('From the other tab.'))
    await expect(server.form.application?.answers[0]).toMatchObject({ value: false })
  },
}
export const Closed: S = {
  beforeEach: starts({ ...newForm, blocked: 'closed' }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('application.blocked.closed'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: sayIn(globals)('application.review') })).toBeNull()
  },
}
/** A draft for a job that closed stays readable, and its buttons look as if they were off, which they are. */
export const ClosedDraft: S = {
  beforeEach: starts({ ...wholeForm, blocked: 'closed' }),
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('application.blocked.draft'))).toBeVisible()
    const letter = canvasElement.querySelector('[name="cover_letter"]')
    await expect(letter).toBeDisabled()
    await expect(letter).toHaveStyle({ opacity: '1' })
    const add = await canvas.findByRole('button', { name: sayIn(globals)('application.documents.add') })
    await expect(add).toBeDisabled()
    await expect(add).toHaveStyle({ opacity: '0.5' })
  },
}
/** It closes while the letter is written: that is said, and not that a save was refused. */
export const ClosesMeanwhile: S = {
  beforeEach: starts(wholeForm),
  parameters: {
    msw: [
      mock('saveOwnApplication', ({ refuse }) => {
        server.form = { ...wholeForm, blocked: 'closed' }
        return refuse('not_pending', { status: 'closed' })
      }),
      ...calls,
    ],
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const letter = () => canvasElement.querySelector<HTMLTextAreaElement>('[name="cover_letter"]')
    await waitFor(() => expect(letter()).toBeEnabled())
    await userEvent.type(letter()!, '!')
    await expect(await canvas.findByText(say('application.blocked.draft'), undefined, { timeout: 5000 })).toBeVisible()
    await waitFor(() => expect(letter()).toBeDisabled())
    await expect(letter()).toHaveValue(`${wholeDraft.cover_letter}!`)
    // The form that was read again tries once more to save what is not saved yet.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await expect(canvas.queryByText(say('error.not_pending'))).toBeNull()
  },
}
export const Paused: S = {
  beforeEach: starts({ ...newForm, blocked: 'paused' }),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('application.blocked.paused'))).toBeVisible(),
}
export const OwnJob: S = {
  beforeEach: starts({ ...newForm, blocked: 'own_job' }),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('application.blocked.own_job'))).toBeVisible(),
}
/** Whoever applied already reads what happens next. */
export const Applied: S = {
  beforeEach: starts({ ...wholeForm, application: { ...wholeDraft, status: 'interview', applied_at: NOW } }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('application.status.interview'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('application.sent.view') })).toBeVisible()
  },
}
export const Gone: S = {
  parameters: { msw: [refusing('getOwnApplication', 'not_found', {})] },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
}
