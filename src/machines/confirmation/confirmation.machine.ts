import { assign, fromPromise, setup } from 'xstate'

/** Between two questions while somebody is likely to be reading their mail, and later; milliseconds. */
export const OFTEN = 4000
export const SELDOM = 20_000
/** After so many questions it asks less often. */
export const PATIENT_AFTER = 60

export type ConfirmationEvent =
  /** The page is looked at again: whoever comes back from their mail need not wait. */
  | { readonly type: 'page.shown' }
  /** Nobody looks at it: it asks nothing. */
  | { readonly type: 'page.hidden' }

/**
 * The page that waits for a registration to be confirmed, on whatever device that is done. It asks again and again while
 * somebody looks at it; what cannot be asked is asked later. Effects from outside: the actor `ask` (was it confirmed?),
 * the action `goOn`.
 */
export const confirmationMachine = setup({
  types: { context: {} as { readonly asked: number }, events: {} as ConfirmationEvent },
  actors: { ask: fromPromise<boolean>(() => Promise.reject(new Error('ask is not provided'))) },
  actions: { goOn: () => {}, count: assign({ asked: ({ context }) => context.asked + 1 }) },
  guards: { isConfirmed: (_, confirmed: boolean) => confirmed },
  delays: { pause: ({ context }) => (context.asked < PATIENT_AFTER ? OFTEN : SELDOM) },
}).createMachine({
  id: 'confirmation',
  context: { asked: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      after: { pause: 'asking' },
      on: { 'page.shown': 'asking', 'page.hidden': 'unseen' },
    },
    asking: {
      entry: 'count',
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'confirmed',
            actions: 'goOn',
          },
          { target: 'waiting' },
        ],
        onError: 'waiting',
      },
      on: { 'page.hidden': 'unseen' },
    },
    unseen: { on: { 'page.shown': 'asking' } },
    confirmed: { type: 'final' },
  },
})
