import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { people } from '../../../../openapi/cast.ts'
import { emptyReview, noteRow, ratedReview, unratedReview } from '../../../api/mocks/applicant-review-samples.ts'
import { seedReviews } from '../../../api/mocks/applicant-reviews.ts'
import { refusing } from '../../../api/mocks/mock.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { ToastContext } from '../../../ui/toast/useToast.ts'
import { Review } from './Review.tsx'

const toast = fn()
const meta = {
  title: 'Applications/Review',
  component: Review,
  args: { applicant: unratedReview.id },
  decorators: [
    (Story) => (
      <ToastContext value={toast}>
        <Panel>
          <Story />
        </Panel>
      </ToastContext>
    ),
  ],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Review>
export default meta
type S = StoryObj<typeof meta>

const nameIn = (globals: Readonly<Record<string, unknown>>, who: 'hanna' | 'abebe') =>
  people[who].name[globals['lang'] === 'am' ? 'am' : 'en']

/** Others have rated: that is said, and what they said is not there. */
export const Unrated: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('review.others.hidden', { count: 2 }))).toBeVisible()
    await expect(canvas.queryByText('ግልጽ መልስ ይሰጣሉ።')).toBeNull()
  },
}
/** One’s own rating given, those of others are there. */
export const Rating: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = await canvas.findAllByRole('radio', { name: say('field.rating.stars', { count: 4 }) })
    await userEvent.click(first as HTMLElement)
    await userEvent.type(canvas.getByRole('textbox', { name: say('review.comment') }), 'Calm and clear.')
    await userEvent.click(canvas.getByRole('button', { name: say('review.own.save') }))
    await expect(await canvas.findByText('Calm and clear.', { selector: 'p' })).toBeVisible()
    await expect(canvas.getByText('ግልጽ መልስ ይሰጣሉ።')).toBeVisible()
    await expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('review.own.saved') })
  },
}
/** A rating without a single score is asked for one, and keeps its comment. */
export const NothingScored: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: say('review.comment') }), 'Calm.')
    await userEvent.click(canvas.getByRole('button', { name: say('review.own.save') }))
    await expect(await canvas.findByText(say('validation.rate_one'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('review.comment') })).toHaveValue('Calm.')
  },
}
export const Rated: S = {
  beforeEach: () => seedReviews(ratedReview),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('review.average', { average: 4.3, count: 3 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('review.own.change') }))
    await expect(canvas.getByRole('textbox', { name: say('review.comment') })).toHaveValue(ratedReview.own?.comment)
  },
}
/** A colleague is named by typing an @, with the keyboard alone. */
export const Mentioning: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = await canvas.findByRole('textbox', { name: say('review.note.new') })
    const name = nameIn(globals, 'hanna')
    await userEvent.type(field, `Ask @${name.slice(0, 2)}`)
    await expect(await canvas.findByRole('option', { name: new RegExp(name) })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveValue(`Ask @${name} `))
    await userEvent.type(field, 'please')
    await userEvent.click(canvas.getByRole('button', { name: say('review.note.add') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('review.note.added') }))
    const [mention] = await canvas.findAllByText(`@${name}`, { selector: 'strong' })
    await expect(mention).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('review.note.new') })).toHaveValue('')
  },
}
/** An own note is worded anew, then deleted after a question. */
export const OwnNote: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('review.note.change') }))
    const field = canvas.getByRole('textbox', { name: say('review.note') })
    await expect(field).toHaveValue(noteRow.text)
    await userEvent.clear(field)
    await userEvent.type(field, 'She led the works.')
    await userEvent.click(canvas.getByRole('button', { name: say('review.note.save') }))
    await expect(await canvas.findByText('She led the works.', { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('review.note.delete') }))
    const dialog = await screen.findByRole('alertdialog', { name: say('review.note.delete.title') })
    await userEvent.click(within(dialog).getByRole('button', { name: say('review.note.delete') }))
    await waitFor(() => expect(canvas.queryByText('She led the works.', { selector: 'p' })).toBeNull())
  },
}
/** A note that is not taken stays in its field. */
export const NoteRefused: S = {
  parameters: { msw: [refusing('addApplicantNote', 'limit_reached', { limit: 200 })] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await canvas.findByRole('textbox', { name: say('review.note.new') }), 'One more.')
    await userEvent.click(canvas.getByRole('button', { name: say('review.note.add') }))
    await expect(await canvas.findByText(say('review.note.failed'))).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('review.note.new') })).toHaveValue('One more.')
  },
}
/** An interviewer is added, and removed again. */
export const Interviewing: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals, 'hanna')
    await userEvent.click(await canvas.findByRole('button', { name: say('review.assign') }))
    const dialog = await screen.findByRole('dialog', { name: say('review.assign') })
    await userEvent.click(within(dialog).getByRole('combobox', { name: new RegExp(say('review.assign.who')) }))
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: say('review.scope') }), 'posting')
    await userEvent.click(within(dialog).getByRole('button', { name: say('review.assign.submit') }))
    await expect(await canvas.findByText(say('review.scope.posting.short'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`${say('review.assignment.remove')}.*${name}`) }),
    )
    const question = await screen.findByRole('alertdialog', {
      name: say('review.assignment.remove.title', { name }),
    })
    await userEvent.click(within(question).getByRole('button', { name: say('review.assignment.remove') }))
    await waitFor(() => expect(canvas.queryByText(say('review.scope.posting.short'))).toBeNull())
  },
}
/** The criteria of the job are worded anew. */
export const Criteria: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('review.criteria.edit') }))
    const dialog = await screen.findByRole('dialog', { name: say('review.criteria.edit') })
    await userEvent.click(
      await within(dialog).findByRole('button', { name: say('review.criteria.remove', { number: 4 }) }),
    )
    await expect(
      within(dialog).queryByRole('button', { name: say('review.criteria.remove', { number: 4 }) }),
    ).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('review.criteria.saved') }))
  },
}
export const Empty: S = {
  beforeEach: () => seedReviews(emptyReview),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('review.notes.empty'))).toBeVisible()
    await expect(canvas.getByText(say('review.interviewers.empty'))).toBeVisible()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getApplicantReview', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
