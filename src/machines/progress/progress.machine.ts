import { assign, setup } from 'xstate'

export interface ProgressContext {
  /** 0 … 1, the width of the bar. */
  readonly value: number
}
export type ProgressEvent = { readonly type: 'progress.start' } | { readonly type: 'progress.done' }

/** The specification's figures (§9): the least that shows, and milliseconds between steps. */
export const MINIMUM = 0.1
export const TRICKLE = 200
const MOST = 0.994
/** The full bar is seen for a moment; milliseconds. */
const FAREWELL = 200

/** The bar of a navigation: it starts at the minimum, trickles ever slower, and fills when the page is there. */
export const progressMachine = setup({
  types: { context: {} as ProgressContext, events: {} as ProgressEvent },
  actions: {
    begin: assign({ value: MINIMUM }),
    trickle: assign({ value: ({ context }) => Math.min(MOST, context.value + (1 - context.value) * 0.12) }),
    fill: assign({ value: 1 }),
    clear: assign({ value: 0 }),
  },
  delays: { trickle: TRICKLE, farewell: FAREWELL },
}).createMachine({
  id: 'progress',
  context: { value: 0 },
  initial: 'idle',
  states: {
    idle: { entry: 'clear', on: { 'progress.start': 'running' } },
    running: {
      entry: 'begin',
      on: { 'progress.done': 'finishing' },
      initial: 'trickling',
      states: { trickling: { after: { trickle: { target: 'trickling', reenter: true, actions: 'trickle' } } } },
    },
    finishing: { entry: 'fill', on: { 'progress.start': 'running' }, after: { farewell: 'idle' } },
  },
})
