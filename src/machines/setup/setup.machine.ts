import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { SETUP_STEPS, type setupProgress, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { detailOf, kindOf } from '../failure.ts'

export type SetupProgress = z.output<typeof setupProgress>
/** Where to go next; what is left behind by "skip" is noted once the person has really gone. */
export interface Goal {
  readonly step: SetupStep
  readonly skips: SetupStep | null
}
export interface SetupContext {
  /** As the server last said. Null before the first answer. */
  readonly progress: SetupProgress | null
  /** The step on screen; null until it is known. */
  readonly current: SetupStep | null
  /** Steps that were skipped since the server was told last. */
  readonly skips: readonly SetupStep[]
  /**
   * Where the screen shall go; a new object is a new wish. It moves by the address, so that unsaved input is asked
   * about.
   */
  readonly goal: Goal | null
  readonly failure: Failure | null
}
export type SetupEvent =
  /** The address shows this step. */
  | { readonly type: 'step.shown'; readonly step: SetupStep }
  | { readonly type: 'step.continue' }
  | { readonly type: 'step.skip' }
  /** The editor of the step has saved something; `goesOn` when it did so because the person wants to go on. */
  | { readonly type: 'step.saved'; readonly goesOn: boolean }
  | { readonly type: 'setup.retry' }
  | { readonly type: 'network.restored' }

export interface SetupEffects {
  readonly read: (signal: AbortSignal) => Promise<SetupProgress>
  readonly remember: (
    body: { readonly current: SetupStep; readonly skipped: SetupStep[]; readonly version: number },
    signal: AbortSignal,
  ) => Promise<SetupProgress>
}

/** Is the person asked for this step? Until it is known, for all of them. */
const isAsked = (progress: SetupProgress | null, step: SetupStep): boolean =>
  progress === null || progress.steps.some(({ key }) => key === step)
/** The next step after this one that is asked for; the last has none. `step` itself may be asked no more. */
export const stepAfter = (progress: SetupProgress | null, step: SetupStep): SetupStep | null =>
  SETUP_STEPS.slice(SETUP_STEPS.indexOf(step) + 1).find((key) => isAsked(progress, key)) ?? null
export const stepBefore = (progress: SetupProgress | null, step: SetupStep): SetupStep | null =>
  SETUP_STEPS.slice(0, SETUP_STEPS.indexOf(step)).findLast((key) => isAsked(progress, key)) ?? null
/** The step, or the next one where it is not asked for: an address may be old. */
const askedFor = (progress: SetupProgress | null, step: SetupStep): SetupStep =>
  isAsked(progress, step) ? step : (stepAfter(progress, step) ?? step)

const stateOf = (progress: SetupProgress | null, step: SetupStep | null) =>
  progress?.steps.find(({ key }) => key === step)?.state ?? 'open'
/** The step is done, or asked no more. */
const isNothingLeft = (progress: SetupProgress, step: SetupStep | null) =>
  stateOf(progress, step) === 'done' || (step !== null && !isAsked(progress, step))
const isDone = ({ progress, current }: SetupContext) => stateOf(progress, current) === 'done'
const isKept = ({ progress, current, skips }: SetupContext) => progress?.current === current && skips.length === 0
const goalAfter = (
  { current, progress }: Pick<SetupContext, 'current' | 'progress'>,
  skips: SetupStep | null,
): Goal | null => {
  const step = current && stepAfter(progress, current)
  return step && { step, skips }
}
/** What the server shall remember. */
const toRemember = ({ progress, current, skips }: SetupContext) => {
  const skipped = new Set([
    ...(progress?.steps ?? []).filter(({ state }) => state === 'skipped').map(({ key }) => key),
    ...skips,
  ])
  return {
    current: current ?? SETUP_STEPS[0],
    skipped: SETUP_STEPS.filter((step) => skipped.has(step)),
    version: progress?.version ?? 1,
  }
}
/** The newer progress that a `stale` refusal carries: another tab or device was here meanwhile. */
const newerIn = ({ progress }: SetupContext, error: unknown): SetupProgress | null => {
  const current = detailOf(failureOf(error), 'stale')?.current as SetupProgress | undefined
  return current && current.version !== progress?.version ? current : null
}

/**
 * The way through the set-up of a profile: which step is shown, whether it is done, and that both are remembered on the
 * server, so that it goes on there from any device. What a step holds is its editor's; moving on never waits for the
 * remembering.
 */
export const createSetupMachine = ({ read, remember }: SetupEffects) =>
  setup({
    types: {
      context: {} as SetupContext,
      input: {} as { readonly step: SetupStep | null },
      events: {} as SetupEvent,
      tags: {} as 'busy',
    },
    actors: {
      read: fromPromise<SetupProgress>(({ signal }) => read(signal)),
      remember: fromPromise<SetupProgress, ReturnType<typeof toRemember>>(({ input, signal }) =>
        remember(input, signal),
      ),
    },
  }).createMachine({
    id: 'setup',
    context: ({ input }) => ({ progress: null, current: input.step, skips: [], goal: null, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'read',
          onDone: {
            target: 'open.deciding',
            actions: assign(({ context, event }) => ({
              progress: event.output,
              current: askedFor(event.output, context.current ?? event.output.current),
              failure: null,
            })),
          },
          onError: [
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'offline',
              target: 'offline',
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
            { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
          ],
        },
        on: { 'step.shown': { actions: assign(({ event }) => ({ current: event.step })) } },
      },
      offline: { on: { 'setup.retry': 'loading', 'network.restored': 'loading' } },
      failed: { on: { 'setup.retry': 'loading' } },
      open: {
        initial: 'deciding',
        on: {
          'step.shown': [
            { guard: ({ context, event }) => event.step === context.current, actions: assign({ goal: null }) },
            {
              target: '.deciding',
              actions: assign(({ context, event }) => ({
                current: askedFor(context.progress, event.step),
                goal: null,
                failure: null,
                skips:
                  context.goal?.skips && context.goal.step === event.step
                    ? [...context.skips, context.goal.skips]
                    : context.skips,
              })),
            },
          ],
          'step.skip': { actions: assign(({ context }) => ({ goal: goalAfter(context, context.current) })) },
          'step.continue': [
            {
              guard: ({ context }) => isDone(context),
              actions: assign(({ context }) => ({ goal: goalAfter(context, null) })),
            },
            { target: '.checking' },
          ],
          'step.saved': [
            { guard: ({ event }) => event.goesOn, target: '.checking' },
            { guard: ({ context }) => isKept(context), target: '.refreshing', reenter: true },
            { target: '.remembering', reenter: true },
          ],
        },
        states: {
          deciding: {
            always: [{ guard: ({ context }) => isKept(context), target: 'resting' }, { target: 'remembering' }],
          },
          resting: {},
          /** Something was saved: what that makes of the step is read behind what is shown. */
          refreshing: {
            invoke: {
              id: 'refresh',
              src: 'read',
              onDone: { target: 'resting', actions: assign(({ event }) => ({ progress: event.output })) },
              // The step's editor has said what it has; this comes with the next answer.
              onError: 'resting',
            },
            // What is known may be old by one saving.
            on: { 'step.continue': 'checking' },
          },
          /** The person wants to go on: is the step done? */
          checking: {
            tags: 'busy',
            invoke: {
              id: 'check',
              src: 'read',
              onDone: [
                {
                  guard: ({ context, event }) => isNothingLeft(event.output, context.current),
                  target: 'deciding',
                  actions: assign(({ context, event }) => ({
                    progress: event.output,
                    goal: goalAfter({ current: context.current, progress: event.output }, null),
                    failure: null,
                  })),
                },
                { target: 'lacking', actions: assign(({ event }) => ({ progress: event.output, failure: null })) },
              ],
              onError: { target: 'unchecked', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
            },
          },
          /** Something is missing; it can be added or the step skipped. */
          lacking: {},
          unchecked: { on: { 'setup.retry': 'checking', 'network.restored': 'checking' } },
          remembering: {
            invoke: {
              id: 'remember',
              src: 'remember',
              input: ({ context }) => toRemember(context),
              onDone: {
                target: 'resting',
                actions: assign(({ event }) => ({ progress: event.output, skips: [], failure: null })),
              },
              onError: [
                {
                  guard: ({ context, event }) => newerIn(context, event.error) !== null,
                  target: 'remembering',
                  reenter: true,
                  actions: assign(({ context, event }) => ({ progress: newerIn(context, event.error) })),
                },
                { target: 'unremembered', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
              ],
            },
          },
          /** The person goes on meanwhile. */
          unremembered: { on: { 'setup.retry': 'remembering', 'network.restored': 'remembering' } },
        },
      },
    },
  })

export type SetupMachine = ReturnType<typeof createSetupMachine>
