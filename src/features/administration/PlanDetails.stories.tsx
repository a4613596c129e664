import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { expect, fn, waitFor, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ManagedPlanRequest } from '../../../openapi/schemas/plan.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { managedPlanRows } from '../../api/mocks/plan-samples.ts'
import { planRequestMachine, type PlanDecision } from '../../machines/plan-request/plan-request.machine.ts'
import { createSaveMachine, type SaveRequest } from '../../machines/save/save.machine.ts'
import { PlanDetails } from './PlanDetails.tsx'

const [waiting, declined] = managedPlanRows as [ManagedPlanRequest, ManagedPlanRequest]
type Call = (request: SaveRequest<PlanDecision, ManagedPlanRequest>) => Promise<ManagedPlanRequest>
interface LifeProps {
  readonly row: ManagedPlanRequest
  readonly decide: Mock<Call>
  readonly announce: (outcome: string) => void
}
function Life({ row, decide, announce }: LifeProps) {
  const [snapshot, send] = useActor(
    planRequestMachine.provide({
      actors: { decide: createSaveMachine<PlanDecision, ManagedPlanRequest>(decide) },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  )
  return <PlanDetails snapshot={snapshot} send={send} />
}
const meta = {
  title: 'Administration/Request for a larger plan',
  component: Life,
  args: { row: waiting, decide: fn<Call>(() => new Promise(() => {})), announce: fn() },
} satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>

/** Declining says why. */
export const Declining: S = {
  args: { decide: fn<Call>(async () => ({ ...declined, id: waiting.id, version: 3 })) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const press = async () => userEvent.click(canvas.getByRole('button', { name: say('administration.plan.decline') }))
    await expect(canvas.getByText(waiting.remark ?? '')).toBeVisible()
    await press()
    // The focus goes where the reason is written, and back when it is not.
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.cancel') }))
    const decline = await canvas.findByRole('button', { name: say('administration.plan.decline') })
    await waitFor(() => expect(decline).toHaveFocus())
    await press()
    await press()
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), declined.note ?? '')
    await press()
    await expect(await canvas.findByText(say('administration.plan.status.declined'))).toBeVisible()
    await expect(args.decide.mock.calls[0]?.[0]).toMatchObject({ values: { kind: 'decline', note: declined.note } })
    await expect(args.announce).toHaveBeenCalledWith('decline')
  },
}
export const Decided: S = {
  args: { row: declined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(declined.note ?? '')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** The owner took it back, or another administrator was quicker. */
export const Stale: S = {
  args: {
    decide: fn<Call>(() => Promise.reject(refusal('stale', { current: { ...declined, id: waiting.id, version: 4 } }))),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('administration.plan.grant') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('administration.plan.grant') }))
    await userEvent.click(await canvas.findByRole('button', { name: say('administration.stale.show') }))
    await expect(await canvas.findByText(declined.note ?? '')).toBeVisible()
  },
}
