import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { managedVerificationRows } from '../../api/mocks/company-samples.ts'
import {
  companyVerificationMachine,
  type Decision,
} from '../../machines/company-verification/company-verification.machine.ts'
import { createSaveMachine, type SaveRequest } from '../../machines/save/save.machine.ts'
import { VerificationDetails } from './VerificationDetails.tsx'

const [request] = managedVerificationRows as [ManagedVerification]
const { company_name, legal_name, tin_number, registration_number, vat_number } = request
const verified: ManagedVerification = {
  ...request,
  former: { company_name, legal_name, tin_number, vat_number, registration_number },
  status: 'verified',
  version: 3,
  decided_at: '2026-03-01T06:00:00.000Z',
  decided_by: 'Dawit Haile',
  abilities: { approve: false, refuse: false, revoke: true },
}
const changed: ManagedVerification = {
  ...request,
  former: { company_name, legal_name: null, tin_number: '0099999999', vat_number, registration_number },
}
const refused: ManagedVerification = {
  ...verified,
  status: 'refused',
  note: 'The licence has run out.',
  abilities: { approve: false, refuse: false, revoke: false },
}
const unverified: ManagedVerification = {
  ...request,
  status: 'unverified',
  version: 3,
  requested_at: null,
  abilities: { approve: false, refuse: false, revoke: false },
}

type Decide = (request: SaveRequest<Decision, ManagedVerification>) => Promise<ManagedVerification>
interface LifeProps {
  readonly row: ManagedVerification
  /** The row as the queue has it after a live event. */
  readonly later?: ManagedVerification
  readonly decide: Mock<Decide>
  readonly announce: (outcome: string) => void
}
/** Tells the open request what the queue has read anew, while something is done with it. */
const queue: { tells: (row: ManagedVerification) => void } = { tells: () => {} }
/** One request of the queue, living by its machine. */
function Life({ row, later, decide, announce }: LifeProps) {
  const [snapshot, send] = useActor(
    companyVerificationMachine.provide({
      actors: { decide: createSaveMachine<Decision, ManagedVerification>(decide) },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  )
  useEffect(() => {
    queue.tells = (now) => send({ type: 'row.changed', row: now })
    if (later) send({ type: 'row.changed', row: later })
  }, [later, send])
  return <VerificationDetails snapshot={snapshot} send={send} />
}
const answers = (row: ManagedVerification) => ({ decide: fn<Decide>(async () => row), announce: fn() })

const meta = {
  title: 'Administration/Verification life of the administrators',
  component: Life,
  args: { row: request, ...answers(verified) },
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

/** An approval needs no note. */
export const Approve: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: 'trade-licence.pdf' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('administration.approve') }))
    await userEvent.click(canvas.getByRole('button', { name: say('administration.approve') }))
    await expect(await canvas.findByText(/Dawit Haile/)).toBeVisible()
    await expect(args.decide.mock.calls[0]?.[0]).toMatchObject({
      values: { kind: 'approve', note: null },
      row: { version: request.version },
    })
    await expect(args.announce).toHaveBeenCalledWith('approve')
  },
}
/** Without its legal name a company cannot be verified, and that is said before anybody tries. */
export const NoLegalName: S = {
  args: { row: { ...request, legal_name: null, abilities: { approve: false, refuse: true, revoke: false } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('administration.approve.no_legal_name'))
    await expect(canvas.queryByRole('button', { name: say('administration.approve') })).toBeNull()
    await expect(canvas.getByRole('button', { name: say('administration.refuse') })).toBeVisible()
  },
}
/** A refusal says why. */
export const Refuse: S = {
  args: answers(refused),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await userEvent.type(canvas.getByRole('textbox', { name: say('administration.note') }), 'No')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await expect(args.decide).not.toHaveBeenCalled()
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('administration.note') }),
      ', the licence is of another company.',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await expect(await canvas.findByText('The licence has run out.')).toBeVisible()
    await expect(args.decide.mock.calls[0]?.[0]).toMatchObject({
      values: { kind: 'refuse', note: 'No, the licence is of another company.' },
    })
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Another administrator approved it while it was open: the decision follows the row. */
export const Verified: S = {
  args: { later: verified },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/Dawit Haile/)).toBeVisible()
    await expect(canvas.getAllByRole('button')).toEqual([
      canvas.getByRole('button', { name: sayIn(globals)('administration.revoke') }),
    ])
  },
}
/** Another administrator decided while this one writes: that is said at once, and only what came of it is offered. */
export const DecidedWhileItIsWritten: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
    await userEvent.type(canvas.getByRole('textbox', { name: say('administration.note') }), 'The licence has run out.')
    queue.tells(verified)
    await expect(await canvas.findByText(say('administration.stale'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('administration.refuse') })).toBeNull()
    await expect(canvas.getByRole('textbox')).toHaveValue('The licence has run out.')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.stale.show') }))
    await expect(await canvas.findByText(/Dawit Haile/)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
/** What was verified stands beside what the company says now. */
export const ChangedSince: S = {
  args: { row: changed },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('administration.changed'))
    await expect(canvas.getByText(say('administration.changed.was', { value: '0099999999' }))).toBeVisible()
    await expect(canvas.getByText(say('administration.changed.was', { value: '–' }))).toBeVisible()
  },
}
/** The company took its request back: nothing is left to decide. */
export const TakenBack: S = {
  args: { later: unverified },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('administration.verification.unverified'))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Revoke: S = {
  args: { row: verified, ...answers({ ...refused, version: 4 }) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.revoke') }))
    await userEvent.type(canvas.getByRole('textbox', { name: say('administration.note') }), 'The licence has run out.')
    await userEvent.click(canvas.getByRole('button', { name: say('administration.revoke') }))
    await expect(await canvas.findByText(say('administration.verification.revoked'))).toBeVisible()
    await expect(args.announce).toHaveBeenCalledWith('revoke')
  },
}
const writesRefusal: NonNullable<S['play']> = async ({ canvas, globals, userEvent }) => {
  const say = sayIn(globals)
  await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
  await userEvent.type(canvas.getByRole('textbox', { name: say('administration.note') }), 'The licence has run out.')
  await userEvent.click(canvas.getByRole('button', { name: say('administration.refuse') }))
}
/** Another administrator decided meanwhile: what was written stays. */
export const DecidedMeanwhile: S = {
  args: { decide: fn<Decide>(() => Promise.reject(refusal('not_pending', { status: 'verified' }))) },
  play: async (context) => {
    await writesRefusal(context)
    const { canvas, globals } = context
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: sayIn(globals)('administration.note') })).toHaveValue(
      'The licence has run out.',
    )
  },
}
/** The company changed a number while the refusal was written: the request as it is by now is one click away. */
export const ChangedMeanwhile: S = {
  args: { decide: fn<Decide>(() => Promise.reject(refusal('stale', { current: { ...changed, version: 3 } }))) },
  play: async (context) => {
    await writesRefusal(context)
    const { canvas, globals, userEvent } = context
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('administration.stale.show') }))
    await expect(await canvas.findByText(say('administration.changed.text'))).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
