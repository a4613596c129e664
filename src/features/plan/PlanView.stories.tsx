import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import { expect, fn, screen, type Mock } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { personPlanRow, planRow } from '../../api/mocks/plan-samples.ts'
import { planRequestMachine, type PlanWish } from '../../machines/plan-request/plan-request.machine.ts'
import { createSaveMachine, type SaveRequest } from '../../machines/save/save.machine.ts'
import { PlanView } from './PlanView.tsx'

const requested: PlanAnswer = {
  ...planRow,
  status: 'requested',
  wanted: 'enterprise',
  remark: 'We hire 200 people for the harvest.',
  requested_at: '2026-02-27T06:00:00.000Z',
  abilities: { request: false, withdraw: true },
  version: 2,
}
const declined: PlanAnswer = {
  ...requested,
  status: 'declined',
  note: 'Please verify your company first.',
  decided_at: '2026-03-01T06:00:00.000Z',
  abilities: { request: true, withdraw: false },
  version: 3,
}
const ofPerson = { limits: personPlanRow.limits, usage: personPlanRow.usage }
type Call<V> = (request: SaveRequest<V, PlanAnswer>) => Promise<PlanAnswer>
interface LifeProps {
  readonly row: PlanAnswer
  /** The row as it is read again after a live event. */
  readonly later?: PlanAnswer
  readonly request: Mock<Call<PlanWish>>
  readonly withdraw: Mock<Call<null>>
  readonly announce: (outcome: string) => void
}
function Life({ row, later, request, withdraw, announce }: LifeProps) {
  const [snapshot, send] = useActor(
    planRequestMachine.provide({
      actors: {
        request: createSaveMachine<PlanWish, PlanAnswer>(request),
        withdraw: createSaveMachine<null, PlanAnswer>(withdraw),
      },
      actions: { announce: (_, { outcome }) => announce(outcome) },
    }),
    { input: { row } },
  )
  useEffect(() => {
    if (later) send({ type: 'row.changed', row: later })
  }, [later, send])
  return <PlanView snapshot={snapshot} send={send} />
}
const lost = () => new Promise<PlanAnswer>(() => {})
const of = (row: PlanAnswer) => ({
  row,
  request: fn<Call<PlanWish>>(lost),
  withdraw: fn<Call<null>>(lost),
  announce: fn(),
})

const meta = { title: 'Plan/Plan of an account', component: Life, args: of(planRow) } satisfies Meta<typeof Life>
export default meta
type S = StoryObj<typeof meta>
type Step = (context: Parameters<NonNullable<S['play']>>[0]) => Promise<void>
const ask: Step = async ({ canvas, globals, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('plan.request') }))

/** What is used of what there is, what the others give, and the request for one of them. */
export const Company: S = {
  args: { ...of(planRow), request: fn<Call<PlanWish>>(async () => requested) },
  play: async (context) => {
    const { canvas, args, globals, userEvent } = context
    const say = sayIn(globals)
    await expect(canvas.getByText(say('plan.used', { used: 8, most: 10 }))).toBeVisible()
    await expect(canvas.getByText(say('plan.gives.employees', { any: 'yes', count: 0 }))).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('plan.wanted') }), 'enterprise')
    await ask(context)
    await expect(await canvas.findByText(requested.remark ?? '')).toBeVisible()
    await expect(args.request.mock.calls[0]?.[0]).toMatchObject({
      values: { key: 'enterprise', remark: null },
      row: { version: 1 },
    })
    await expect(args.announce).toHaveBeenCalledWith('requested')
    await expect(canvas.queryByRole('button', { name: say('plan.request') })).toBeNull()
  },
}
export const Waiting: S = {
  args: { ...of(requested), withdraw: fn<Call<null>>(async () => ({ ...planRow, version: 3 })) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('plan.take_back') }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(say('plan.take_back.text'))
    await userEvent.click(screen.getAllByRole('button', { name: say('plan.take_back') }).at(-1)!)
    await expect(await canvas.findByRole('button', { name: say('plan.request') })).toBeVisible()
    await expect(args.announce).toHaveBeenCalledWith('withdrawn')
  },
}
/** An administrator declined while the owner had the page open; they can ask again. */
export const Declined: S = {
  args: { ...of(requested), later: declined },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/Please verify your company first/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: sayIn(globals)('plan.request') })).toBeVisible()
  },
}
/** An administrator gave another plan after the answer: nothing claims that the one asked for is there. */
export const ChangedAfterwards: S = {
  args: of({ ...requested, status: 'granted', note: 'Good luck.', abilities: planRow.abilities, version: 4 }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('plan.larger.text'))).toBeVisible()
    await expect(canvas.queryByText(/Good luck/)).toBeNull()
  },
}
/** A plan that was declined once was given after all. */
export const GivenAfterAll: S = {
  args: of({ ...declined, key: 'enterprise', version: 4 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Please verify your company first/)).toBeNull()
  },
}
/** Granted, with nothing larger left to ask for. */
export const Largest: S = {
  args: of({
    ...requested,
    key: 'enterprise',
    status: 'granted',
    abilities: { request: false, withdraw: false },
    version: 3,
  }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('plan.used.any', { used: 8 }))).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** A person who has used up their resumes reads what other plans give of them, and of nothing else, and asks for one. */
export const Person: S = {
  args: { ...of(personPlanRow), request: fn<Call<PlanWish>>(async () => ({ ...requested, ...ofPerson })) },
  play: async (context) => {
    const { canvas, args, globals } = context
    const say = sayIn(globals)
    await expect(canvas.getByText(say('plan.limit.resumes'))).toBeVisible()
    await expect(canvas.getByText(say('plan.used', { used: 3, most: 3 }))).toBeVisible()
    await expect(canvas.getByText(say('plan.gives.resumes', { any: 'no', count: 20 }))).toBeVisible()
    await expect(canvas.getByText(say('plan.gives.resumes', { any: 'yes', count: 0 }))).toBeVisible()
    await expect(canvas.queryByText(say('plan.gives.employees', { any: 'no', count: 10 }))).toBeNull()
    await expect(canvas.getByText(say('plan.remark.help.person'))).toBeVisible()
    await ask(context)
    await expect(await canvas.findByRole('button', { name: say('plan.take_back') })).toBeVisible()
    await expect(args.request.mock.calls[0]?.[0]).toMatchObject({ values: { key: 'growth' } })
  },
}
/** A plan that gives a person no more than they have is compared, and not offered. */
export const PersonWithOneLarger: S = {
  args: of({
    ...personPlanRow,
    plans: personPlanRow.plans.map((plan) => (plan.key === 'growth' ? { ...plan, resumes: 3, jobs: 3 } : plan)),
  }),
  play: async ({ canvas, globals }) => {
    const wanted = canvas.getByRole('combobox', { name: sayIn(globals)('plan.wanted') })
    await expect(wanted).toHaveValue('enterprise')
    await expect(wanted.querySelectorAll('option')).toHaveLength(1)
  },
}
export const Offline: S = {
  args: { ...of(planRow), request: fn<Call<PlanWish>>(() => Promise.reject(offline())) },
  play: async (context) => {
    await ask(context)
    await expect(
      await context.canvas.findByRole('button', { name: sayIn(context.globals)('ui.action.retry') }),
    ).toBeVisible()
  },
}
/** Another window was quicker. */
export const Stale: S = {
  args: {
    ...of(planRow),
    request: fn<Call<PlanWish>>(() => Promise.reject(refusal('stale', { current: { ...requested, version: 4 } }))),
  },
  play: async (context) => {
    const { canvas, globals, userEvent } = context
    await ask(context)
    await userEvent.click(await canvas.findByRole('button', { name: sayIn(globals)('plan.reload') }))
    await expect(await canvas.findByText(requested.remark ?? '')).toBeVisible()
  },
}
