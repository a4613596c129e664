import { assign, setup } from 'xstate'

export interface LoadingScreenContext {
  readonly name: string
  /** Letters of the name typed so far. */
  readonly typed: number
}

/** The specification's figures (§9): milliseconds and steps. */
export const LETTER = 200
export const TICK = 10
export const STEPS = 200

/**
 * The full-screen loading screen: types the product's name while its bar fills, and is gone the moment the application
 * is ready.
 */
export const loadingScreenMachine = setup({
  types: {
    context: {} as LoadingScreenContext,
    input: {} as { readonly name: string },
    events: {} as { readonly type: 'loading.ready' },
  },
  actions: {
    type: assign({ typed: ({ context }) => context.typed + 1 }),
  },
  guards: {
    isLastLetter: ({ context }) => context.typed + 1 >= [...context.name].length,
  },
  delays: { letter: LETTER, run: STEPS * TICK },
}).createMachine({
  id: 'loadingScreen',
  context: ({ input }) => ({ name: input.name, typed: 0 }),
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
            // The style sheet draws the steps. As steps of the machine they would render the tree every 10 ms and delay
            // the screen that is awaited.
            moving: { after: { run: 'full' } },
            full: {},
          },
        },
      },
    },
    gone: { type: 'final' },
  },
})
