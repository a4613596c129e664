import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { verificationRow } from '../../api/mocks/company-samples.ts'
import { sampleId } from '../../api/mocks/samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { requestMachine, withdrawMachine, type Verification } from './company.effects.ts'
import { VerificationView } from './VerificationView.tsx'

const unverified = verificationRow as Verification
const documents = [{ id: sampleId(30, 7), name: 'trade-licence.pdf', url: '/favicon.ico' }] as unknown as Verification['documents']
const requested: Verification = {
  ...unverified,
  status: 'requested',
  documents,
  remark: 'Renewed in Meskerem.',
  requested_at: '2026-02-27T06:00:00.000Z',
  abilities: { request: false, withdraw: true },
  version: 2,
}
const refused: Verification = { ...requested, status: 'refused', note: 'The licence cannot be read.', abilities: { request: true, withdraw: false }, version: 3 }
const verified: Verification = { ...requested, status: 'verified', decided_at: '2026-03-01T06:00:00.000Z', abilities: { request: false, withdraw: false }, version: 3 }
const requestOf = (row: Verification, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(requestMachine, { row }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})
const withdrawOf = (row: Verification, ...events: readonly { type: string }[]) => ({ ...connectSave(reached(withdrawMachine, { row }, ...events), fn(), () => 'k'), submit: fn() })
const of = (row: Verification) => ({ row, request: requestOf(row), withdraw: withdrawOf(row) })

const meta = { component: VerificationView, args: { ...of(unverified), onReload: fn() } } satisfies Meta<typeof VerificationView>
export default meta
type S = StoryObj<typeof meta>

/** Without a document nothing is sent. */
export const Unverified: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('company.verification.request') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await expect(args.request.submit).not.toHaveBeenCalled()
  },
}
export const Requested: S = {
  args: of(requested),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: 'trade-licence.pdf' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('company.verification.withdraw') }))
    const asked = await screen.findByRole('alertdialog')
    await expect(asked).toHaveTextContent(say('company.verification.withdraw.text'))
    await userEvent.click(screen.getAllByRole('button', { name: say('company.verification.withdraw') }).at(-1)!)
    await expect(args.withdraw.submit).toHaveBeenCalledWith(null)
  },
}
/** It was verified, and changed its name or a number. */
export const Again: S = {
  args: of({ ...requested, is_again: true }),
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('company.verification.again'))).toBeVisible(),
}
/** Why stands there, and the documents of before can be sent again or left out. */
export const Refused: S = {
  args: of(refused),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The licence cannot be read.')
    await userEvent.click(canvas.getByRole('button', { name: say('company.verification.request') }))
    await expect(args.request.submit).toHaveBeenCalledWith({ document_ids: [documents[0]?.id], remark: 'Renewed in Meskerem.' })
    await userEvent.click(canvas.getByRole('button', { name: say('company.verification.document.remove', { name: 'trade-licence.pdf' }) }))
    await expect(canvas.queryByText('trade-licence.pdf')).toBeNull()
  },
}
export const Verified: S = {
  args: of(verified),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('company.verification.verified'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
const sent = { type: 'save.submit', values: { document_ids: [documents[0]!.id], remark: null }, key: 'k' }
export const Sending: S = {
  args: { ...of(refused), request: requestOf(refused, sent) },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
export const Offline: S = {
  args: { ...of(refused), request: requestOf(refused, sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
/** Another owner was quicker. */
export const Stale: S = {
  args: { ...of(refused), request: requestOf(refused, sent, failed('save', refusal('stale', { current: requested }))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('company.verification.reload') }))
    await expect(args.onReload).toHaveBeenCalledWith(requested)
  },
}
/** An administrator decided while it was taken back. */
export const DecidedMeanwhile: S = {
  args: {
    ...of(requested),
    withdraw: withdrawOf(requested, { type: 'save.submit', values: null, key: 'k' } as { type: string }, failed('save', refusal('not_pending', { status: 'verified' }))),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
}
