import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { WELCOME_STEPS, type WelcomeStep } from '../../../openapi/outline.ts'
import type { welcome } from '../../../openapi/schemas/profile.ts'
import { kindOf } from '../failure.ts'

export type Welcome = z.output<typeof welcome>
/** What the screen shows: a step, or the page that is published. */
export type Stage = WelcomeStep | 'done'
export interface WelcomeContext {
  /** As the server last said. Null before the first answer. */
  readonly welcome: Welcome | null
  /** What is on screen; null until it is known. */
  readonly stage: Stage | null
  /** Where the screen shall go; a new object is a new wish. It moves by the address, so that Back and reload work. */
  readonly goal: { readonly stage: Stage } | null
  /** How often something was saved here: the page beside the form is drawn anew. */
  readonly saves: number
  readonly failure: Failure | null
}
export type WelcomeEvent =
  /** The address shows this. */
  | { readonly type: 'stage.shown'; readonly stage: Stage }
  /** The form of the step on screen was saved, or what it asks for is passed over. */
  | { readonly type: 'step.saved' }
  | { readonly type: 'step.skip' }
  /** The page changed elsewhere: another tab, another device. */
  | { readonly type: 'site.changed' }
  | { readonly type: 'site.published' }
  | { readonly type: 'welcome.retry' }
  | { readonly type: 'network.restored' }

const isDone = (welcome: Welcome, step: WelcomeStep) => welcome.steps.some(({ key, done }) => key === step && done)
export const stageAfter = (stage: Stage): Stage =>
  stage === 'done' ? 'done' : (WELCOME_STEPS[WELCOME_STEPS.indexOf(stage) + 1] ?? 'done')
export const stageBefore = (stage: Stage): WelcomeStep | null =>
  stage === 'done' ? null : (WELCOME_STEPS[WELCOME_STEPS.indexOf(stage) - 1] ?? null)

/**
 * Where a person goes on: at the first step without its answer. Nobody is led back to the photo, which may be missing;
 * whoever has published sees that.
 */
export function resumeAt(welcome: Welcome): Stage {
  if (isDone(welcome, 'publish')) return 'done'
  return WELCOME_STEPS.find((step) => step !== 'photo' && !isDone(welcome, step)) ?? 'publish'
}
/** What can be shown of what was asked for: nobody is congratulated on a page that is not public. */
const shown = (welcome: Welcome, stage: Stage): Stage =>
  stage === 'done' && !isDone(welcome, 'publish') ? resumeAt(welcome) : stage

/**
 * A newcomer's way to a published page: which step is shown, where it goes on, and that the page is public in the end.
 * Each step's form saves itself; nothing of the way is stored, so any tab and device can go on with it.
 *
 * Effect from outside: `read` gives how far the person is; it throws `FailureError`.
 */
export const createWelcomeMachine = (read: (signal: AbortSignal) => Promise<Welcome>) =>
  setup({
    types: {
      context: {} as WelcomeContext,
      input: {} as { readonly stage: Stage | null },
      events: {} as WelcomeEvent,
    },
    actors: { read: fromPromise<Welcome>(({ signal }) => read(signal)) },
    actions: {
      goOn: assign(({ context }) => ({ goal: context.stage && { stage: stageAfter(context.stage) } })),
      count: assign(({ context }) => ({ saves: context.saves + 1 })),
    },
  }).createMachine({
    id: 'welcome',
    context: ({ input }) => ({ welcome: null, stage: input.stage, goal: null, saves: 0, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'read',
          onDone: {
            target: 'open',
            actions: assign(({ context, event }) => {
              const stage = context.stage ? shown(event.output, context.stage) : resumeAt(event.output)
              const goal = context.stage !== null && stage !== context.stage ? { stage } : null
              return { welcome: event.output, stage, goal, failure: null }
            }),
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
        on: { 'stage.shown': { actions: assign(({ event }) => ({ stage: event.stage })) } },
      },
      offline: { on: { 'welcome.retry': 'loading', 'network.restored': 'loading' } },
      failed: { on: { 'welcome.retry': 'loading' } },
      open: {
        initial: 'resting',
        on: {
          'stage.shown': {
            actions: assign(({ context, event }) => {
              const stage = context.welcome ? shown(context.welcome, event.stage) : event.stage
              return { stage, goal: stage === event.stage ? null : { stage } }
            }),
          },
          'step.saved': { target: '.refreshing', reenter: true, actions: ['count', 'goOn'] },
          'step.skip': { actions: 'goOn' },
          'site.changed': { target: '.refreshing', reenter: true, actions: 'count' },
          'site.published': {
            target: '.refreshing',
            reenter: true,
            actions: assign(({ context: { welcome, saves } }) => ({
              welcome: welcome && {
                ...welcome,
                steps: welcome.steps.map((step) => (step.key === 'publish' ? { ...step, done: true } : step)),
              },
              goal: { stage: 'done' as const },
              saves: saves + 1,
            })),
          },
        },
        states: {
          resting: {},
          /** What was saved makes of the steps what the server says; nobody waits for it. */
          refreshing: {
            invoke: {
              id: 'refresh',
              src: 'read',
              onDone: {
                target: 'resting',
                actions: assign(({ context, event }) => ({
                  welcome: event.output,
                  // Published in another tab meanwhile: there is nothing left to publish here.
                  goal:
                    context.stage === 'publish' && isDone(event.output, 'publish')
                      ? { stage: 'done' as const }
                      : context.goal,
                })),
              },
              // The form has said what it has; this comes with the next answer.
              onError: 'resting',
            },
          },
        },
      },
    },
  })

export type WelcomeMachine = ReturnType<typeof createWelcomeMachine>
