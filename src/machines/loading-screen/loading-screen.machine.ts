import { assign, setup } from 'xstate'

export interface LoadingScreenContext {
  readonly name: string
  /** Letters of the name typed so far. */
  readonly typed: number
  /** 0 … 200, the way of the bar. */
  readonly step: number
}

/** The specification's figures (§9): milliseconds and steps. */
export const LETTER = 200
export const TICK = 10
export const STEPS = 200

/** The full-screen loading screen: types the product's name and moves its bar, and is gone the moment the application is ready. */
export const loadingScreenMachine = setup({
  types: {
    context: {} as LoadingScreenContext,
    input: {} as { readonly name: string },
    events: {} as { readonly type: 'loading.ready' },
  },
  actions: {
    type: assign({ typed: ({ context }) => context.typed + 1 }),
    move: assign({ step: ({ context }) => context.step + 1 }),
  },
  guards: {
    isLastLetter: ({ context }) => context.typed + 1 >= [...context.name].length,
    isLastStep: ({ context }) => context.step + 1 >= STEPS,
  },
  delays: { letter: LETTER, tick: TICK },
}).createMachine({
  id: 'loadingScreen',
  context: ({ input }) => ({ name: input.name, typed: 0, step: 0 }),
  initial: 'showing',
  states: {
    showing: {
      type: 'parallel',
      on: { 'loading.ready': 'gone' },
      states: {
        name: {
          initial: 'typing',
          states: {
            typing: {
              after: {
                letter: [
                  { guard: 'isLastLetter', target: 'typed', actions: 'type' },
                  { target: 'typing', reenter: true, actions: 'type' },
                ],
              },
            },
            typed: {},
          },
        },
        bar: {
          initial: 'moving',
          states: {
            moving: {
              after: {
                tick: [
                  { guard: 'isLastStep', target: 'full', actions: 'move' },
                  { target: 'moving', reenter: true, actions: 'move' },
                ],
              },
            },
            full: {},
          },
        },
      },
    },
    gone: { type: 'final' },
  },
})
