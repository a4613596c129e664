import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import type { ApplicantRow } from '../../../../openapi/schemas/job-application.ts'
import { applicantRows, wholeApplicant } from '../../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { broughtOffer, filledOffer } from '../../../api/mocks/offer-samples.ts'
import { OfferFormContext, type RenderOfferForm } from './offer-form.ts'
import { OfferTab } from './OfferTab.tsx'

const at = (status: ApplicantRow['status']) =>
  wholeApplicant(applicantRows.find((row) => row.status === status) ?? applicantRows[0]!)
const renderForm = fn<RenderOfferForm>(() => null)
const meta = {
  title: 'Applications/Offer to an applicant',
  component: OfferTab,
  args: { applicant: at('hired'), reload: fn() },
  decorators: [
    (Story) => (
      <OfferFormContext value={renderForm}>
        <Story />
      </OfferFormContext>
    ),
  ],
  beforeEach: () => void renderForm.mockClear(),
} satisfies Meta<typeof OfferTab>
export default meta
type S = StoryObj<typeof meta>

/** Nobody sent one: the form opens with what is known. */
export const NotSent: S = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sayIn(globals)('talk.offer.send') }))
    await expect(renderForm).toHaveBeenCalledWith(expect.objectContaining({ filled: filledOffer }))
  },
}
/** One waits for its answer: another cannot be sent. */
export const Waiting: S = {
  parameters: { msw: [mock('getApplicantOffer', () => ({ offer: broughtOffer, filled: null }))] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('talk.offer.status.pending'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('talk.offer.open') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('talk.offer.send') })).toBeNull()
  },
}
/** One was taken back: there is room for another. */
export const Withdrawn: S = {
  parameters: {
    msw: [
      mock('getApplicantOffer', () => ({
        offer: { ...broughtOffer, status: 'withdrawn' as const },
        filled: filledOffer,
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('talk.offer.again'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('talk.offer.send') })).toBeVisible()
  },
}
/** Nobody who was rejected is offered the job, and why is said. */
export const Rejected: S = {
  args: { applicant: at('rejected') },
  parameters: { msw: [mock('getApplicantOffer', () => ({ offer: null, filled: null }))] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('talk.offer.never', { status: 'rejected' }))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const NotFetched: S = {
  parameters: { msw: [refusing('getApplicantOffer', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
