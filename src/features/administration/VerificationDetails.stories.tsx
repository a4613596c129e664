import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { managedVerificationRows } from '../../api/mocks/company-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { decideMachine } from './administration.effects.ts'
import { VerificationDetails } from './VerificationDetails.tsx'

const [request] = managedVerificationRows as [ManagedVerification]
const verified: ManagedVerification = {
  ...request,
  status: 'verified',
  version: 3,
  decided_at: '2026-03-01T06:00:00.000Z',
  decided_by: 'Dawit Haile',
  abilities: { approve: false, refuse: false, revoke: true },
}
const { company_name, registration_number, vat_number } = request
const changed: ManagedVerification = { ...request, former: { company_name, legal_name: null, tin_number: '0099999999', vat_number, registration_number } }
const after = (row: ManagedVerification, ...events: readonly { type: string }[]) => ({ ...connectSave(reached(decideMachine, { row }, ...events), fn(), () => 'k'), submit: fn() })

const meta = { component: VerificationDetails, args: { request, save: after(request), onReceive: fn() } } satisfies Meta<typeof VerificationDetails>
export default meta
type S = StoryObj<typeof meta>

/** An approval needs no note. */
export const Approve: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: 'trade-licence.pdf' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('administration.approve') }))
    await userEvent.click(canvas.getByRole('button', { name: say('administration.approve') }))
    await expect(args.save.submit).toHaveBeenCalledWith({ kind: 'approve', note: null })
  },
}
/** A refusal says why. */
export const Refuse: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await userEvent.type(canvas.getByRole('textbox', { name: say('administration.note') }), 'No')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await expect(args.save.submit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: say('administration.note') }), ', the licence is of another company.')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await expect(args.save.submit).toHaveBeenCalledWith({ kind: 'refuse', note: 'No, the licence is of another company.' })
  },
}
export const Verified: S = {
  args: { request: verified, save: after(verified) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(/Dawit Haile/)).toBeVisible()
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: sayIn(globals)('administration.revoke') })])
  },
}
/** What was verified stands beside what the company says now. */
export const ChangedSince: S = {
  args: { request: changed, save: after(changed) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('administration.changed'))
    await expect(canvas.getByText(say('administration.changed.was', { value: '0099999999' }))).toBeVisible()
    await expect(canvas.getByText(say('administration.changed.was', { value: '–' }))).toBeVisible()
  },
}
/** Another administrator decided meanwhile: what was written stays. */
export const DecidedMeanwhile: S = {
  args: {
    save: after(
      request,
      { type: 'save.submit', values: { kind: 'refuse', note: 'The licence has run out.' }, key: 'k' } as { type: string },
      failed('save', refusal('not_pending', { status: 'verified' })),
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: sayIn(globals)('administration.note') })).toHaveValue('The licence has run out.')
  },
}
