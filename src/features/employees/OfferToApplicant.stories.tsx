import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { people } from '../../../openapi/cast.ts'
import { refusing } from '../../api/mocks/mock.ts'
import { filledOffer } from '../../api/mocks/offer-samples.ts'
import { sampleId } from '../../api/mocks/sample-ids.ts'
import { OfferToApplicant } from './OfferToApplicant.tsx'

const name = people.selamawit.name.en
const toast = fn()
const meta = {
  title: 'Employees/Offer to an applicant',
  component: OfferToApplicant,
  args: {
    applicationId: sampleId(80, 1),
    name,
    filled: filledOffer,
    onClose: fn(),
    onDone: fn(),
    finalFocus: () => null,
  },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof OfferToApplicant>
export default meta
type S = StoryObj<typeof meta>

type Say = ReturnType<typeof sayIn>
const dialogOf = async (say: Say) =>
  within(await screen.findByRole('dialog', { name: say('employee.offer.title', { name }) }))
type InDialog = Awaited<ReturnType<typeof dialogOf>>
const field = (dialog: InDialog, label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })

/** Everything that is known is filled in; the first day is asked for. */
export const FilledIn: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = await dialogOf(say)
    await expect(field(dialog, say('employee.email'))).toHaveValue(filledOffer.employee_email)
    await expect(field(dialog, say('offer.job_title'))).toHaveValue(filledOffer.job_title)
    await expect(field(dialog, say('offer.job_description'))).toHaveValue(filledOffer.job_description)
    await expect(dialog.getByRole('combobox', { name: new RegExp(`^${say('employee.position')}`) })).not.toHaveValue('')
    await userEvent.click(dialog.getByRole('button', { name: say('employee.send') }))
    await expect(await dialog.findAllByText(say('validation.required'))).toHaveLength(1)
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}
/** An uploaded CV: the email is to be copied from it, and the posting says no salary. */
export const FromCv: S = {
  args: { filled: { ...filledOffer, employee_email: null, position: null, salary: null, posted_salary: null } },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const dialog = await dialogOf(say)
    await expect(dialog.getByText(new RegExp(say('employee.offer.no_email')))).toBeVisible()
    await expect(field(dialog, say('employee.email'))).toHaveValue('')
  },
}
/** A colleague was quicker: it is said, and what was written stays. */
export const SentAlready: S = {
  parameters: {
    msw: [refusing('sendOffers', 'already_offered', { offer_id: sampleId(7, 0), status: 'pending' })],
  },
  play: async ({ globals, userEvent }) => {
    const say = sayIn(globals)
    const dialog = await dialogOf(say)
    const date = dialog.getByRole('textbox', { name: new RegExp(say('employee.from_date')) })
    await userEvent.type(date, '2026-06-01')
    await userEvent.tab()
    await userEvent.click(dialog.getByRole('button', { name: say('employee.send') }))
    const said = say('employee.offer.refused.already_offered', { name })
    await waitFor(() => expect(dialog.getByText(new RegExp(said))).toBeVisible())
    await expect(field(dialog, say('offer.job_title'))).toHaveValue(filledOffer.job_title)
  },
}
