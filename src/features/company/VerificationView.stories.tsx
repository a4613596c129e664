import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, screen, waitFor, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { verificationRow } from '../../api/mocks/company-samples.ts'
import { sampleId } from '../../api/mocks/sample-ids.ts'
import {
  companyVerificationMachine,
  type Verification,
  type VerificationRequest,
} from '../../machines/company-verification/company-verification.machine.ts'
import { createSaveMachine, type SaveRequest } from '../../machines/save/save.machine.ts'
import { VerificationView } from './VerificationView.tsx'

const unverified = verificationRow as Verification
const documents = [
  { id: sampleId(30, 7), name: 'trade-licence.pdf', url: '/favicon.ico' },
] as unknown as Verification['documents']
const requested: Verification = {
  ...unverified,
  status: 'requested',
  documents,
  remark: 'Renewed in Meskerem.',
  requested_at: '2026-02-27T06:00:00.000Z',
  abilities: { request: false, withdraw: true },
  version: 2,
}
const refused: Verification = {
  ...requested,
  status: 'refused',
  note: 'The licence cannot be read.',
  abilities: { request: true, withdraw: false },
  version: 3,
}
const verified: Verification = {
  ...requested,
  status: 'verified',
  decided_at: '2026-03-01T06:00:00.000Z',
  abilities: { request: false, withdraw: false },
  version: 3,
}
type Call<V> = (request: SaveRequest<V, Verification>) => Promise<Verification>
interface LifeProps {
  readonly row: Verification
  /** The row as it is read again after a live event. */
  readonly later?: Verification
  readonly lacksLegalName?: boolean
  readonly request: Mock<Call<VerificationRequest>>
  readonly withdraw: Mock<Call<null>>
  readonly announce: (outcome: string) => void
}
/** The verification of one company, living by its machine. */
function Life({ row, later, lacksLegalName = false, request, withdraw, announce }: LifeProps) {
  const [snapshot, send] = useActor(
    companyVerificationMachine.provide({
      actors: {
        request: createSaveMachine<VerificationRequest, Verification>(request),
        withdraw: createSaveMachine<null, Verification>(withdraw),
      },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  )
  useEffect(() => {
    if (later) send({ type: 'row.changed', row: later })
  }, [later, send])
  return <VerificationView snapshot={snapshot} send={send} lacksLegalName={lacksLegalName} />
}
const lost = () => new Promise<Verification>(() => {})
const calls = () => ({ request: fn<Call<VerificationRequest>>(lost), withdraw: fn<Call<null>>(lost), announce: fn() })
const of = (row: Verification) => ({ row, ...calls() })

const meta = {
  title: 'Company/Verification life of the company',
  component: Life,
  args: of(unverified),
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

/** What it cannot be verified without is said before it asks. */
export const LacksLegalName: S = {
  args: { ...of(unverified), lacksLegalName: true },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('company.verification.no_legal_name')),
}
type Play = NonNullable<S['play']>
type Step = (context: Parameters<Play>[0]) => Promise<void>
const ask: Step = async ({ canvas, globals, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('company.verification.request') }))
const takeBack: Step = async ({ canvas, globals, userEvent }) => {
  const name = sayIn(globals)('company.verification.withdraw')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    sayIn(globals)('company.verification.withdraw.text'),
  )
  await userEvent.click(screen.getAllByRole('button', { name }).at(-1)!)
}

/** Without a document nothing is sent. */
export const Unverified: S = {
  play: async (context) => {
    const { canvas, args, globals } = context
    await ask(context)
    await expect(await canvas.findByText(sayIn(globals)('validation.required'))).toBeVisible()
    await expect(args.request).not.toHaveBeenCalled()
  },
}
export const Requested: S = {
  args: { ...of(requested), withdraw: fn<Call<null>>(async () => ({ ...unverified, documents, version: 3 })) },
  play: async (context) => {
    const { canvas, args, globals } = context
    await expect(canvas.getByRole('link', { name: 'trade-licence.pdf' })).toBeVisible()
    await takeBack(context)
    await expect(await canvas.findByText(sayIn(globals)('company.verification.unverified'))).toBeVisible()
    await expect(args.withdraw.mock.calls[0]?.[0]).toMatchObject({ values: null, row: { version: 2 } })
    await expect(args.announce).toHaveBeenCalledWith('withdrawn')
  },
}
/** It was verified, and changed its name or a number. */
export const Again: S = {
  args: of({ ...requested, is_again: true }),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('company.verification.again'))).toBeVisible(),
}
/** Why stands there, and the documents of before can be sent again or left out. */
export const Refused: S = {
  args: { ...of(refused), request: fn<Call<VerificationRequest>>(async () => ({ ...requested, version: 4 })) },
  play: async (context) => {
    const { canvas, args, globals } = context
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent('The licence cannot be read.')
    await ask(context)
    await expect(await canvas.findByText(say('company.verification.waiting'))).toBeVisible()
    await expect(args.request.mock.calls[0]?.[0]).toMatchObject({
      values: { document_ids: [documents[0]?.id], remark: 'Renewed in Meskerem.' },
      row: { version: 3 },
    })
    await expect(args.announce).toHaveBeenCalledWith('requested')
  },
}
export const RefusedWithOtherDocuments: S = {
  args: of(refused),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: sayIn(globals)('company.verification.document.remove', { name: 'trade-licence.pdf' }),
      }),
    )
    await expect(canvas.queryByText('trade-licence.pdf')).toBeNull()
  },
}
/** An administrator verified it while its owner had the page open. */
export const Verified: S = {
  args: { ...of(requested), later: verified },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('company.verification.verified'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** The badge was revoked, and the form is there again. */
export const Revoked: S = {
  args: { ...of(verified), later: { ...refused, is_again: true, version: 4 } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('button', { name: say('company.verification.request') })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('company.verification.revoked'))
  },
}
export const Sending: S = {
  args: of(refused),
  play: async (context) => {
    await ask(context)
    await expect(
      await context.canvas.findByRole('button', { name: sayIn(context.globals)('resource.saving') }),
    ).toBeVisible()
  },
}
export const Offline: S = {
  args: { ...of(refused), request: fn<Call<VerificationRequest>>(() => Promise.reject(offline())) },
  play: async (context) => {
    await ask(context)
    await expect(
      await context.canvas.findByRole('button', { name: sayIn(context.globals)('ui.action.retry') }),
    ).toBeVisible()
  },
}
/** Another owner was quicker. */
export const Stale: S = {
  args: {
    ...of(refused),
    request: fn<Call<VerificationRequest>>(() =>
      Promise.reject(refusal('stale', { current: { ...requested, version: 4 } })),
    ),
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await ask(context)
    await userEvent.click(await canvas.findByRole('button', { name: say('company.verification.reload') }))
    await expect(await canvas.findByText(say('company.verification.waiting'))).toBeVisible()
  },
}
/** An administrator decided while it was taken back: the question closes, and whoever keeps the row reads it again. */
export const DecidedMeanwhile: S = {
  args: {
    ...of(requested),
    withdraw: fn<Call<null>>(() => Promise.reject(refusal('not_pending', { status: 'verified' }))),
  },
  play: async (context) => {
    await takeBack(context)
    await waitFor(() => expect(context.args.announce).toHaveBeenCalledWith('not_withdrawn'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(context.canvas.queryByRole('alert')).toBeNull()
  },
}
