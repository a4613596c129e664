import { assign, setup } from 'xstate'

/** Specification §4; `info` unless told otherwise. */
export type ToastSeverity = 'info' | 'success' | 'warn' | 'error' | 'secondary' | 'contrast'
export interface ToastEntry {
  readonly id: number
  readonly severity: ToastSeverity
  readonly title: string | null
  readonly text: string
  /** Milliseconds it still has. */
  readonly left: number
}
export interface ToastsContext {
  readonly shown: readonly ToastEntry[]
  /** The latest first, for the list that can be opened; at most `REMEMBERED`. */
  readonly last: readonly ToastEntry[]
  readonly count: number
}
export type ToastsEvent =
  | {
      readonly type: 'toast.show'
      readonly severity?: ToastSeverity | undefined
      readonly title?: string | undefined
      readonly text: string
    }
  | { readonly type: 'toast.close'; readonly id: number }
  /** The pointer or the focus came to the toasts: time stands still until it goes. */
  | { readonly type: 'toast.hold' }
  | { readonly type: 'toast.release' }

/** The life of a toast (specification §9) and how finely it is counted; milliseconds. */
export const LIFE = 3000
export const TICK = 100
export const REMEMBERED = 20

/** The messages of the moment. */
export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actions: {
    show: assign(
      (
        { context },
        toast: { readonly severity: ToastSeverity; readonly title: string | null; readonly text: string },
      ) => {
        const entry: ToastEntry = { ...toast, id: context.count + 1, left: LIFE }
        return {
          shown: [...context.shown, entry],
          last: [entry, ...context.last].slice(0, REMEMBERED),
          count: context.count + 1,
        }
      },
    ),
    close: assign({
      shown: ({ context }, { id }: { readonly id: number }) => context.shown.filter((toast) => toast.id !== id),
    }),
    age: assign({
      shown: ({ context }) =>
        context.shown.map((toast) => ({ ...toast, left: toast.left - TICK })).filter((toast) => toast.left > 0),
    }),
  },
  guards: {
    isOnly: ({ context }, { id }: { readonly id: number }) => context.shown.every((toast) => toast.id === id),
    isLastMoment: ({ context }) => context.shown.every((toast) => toast.left <= TICK),
  },
  delays: { tick: TICK },
}).createMachine({
  id: 'toasts',
  context: { shown: [], last: [], count: 0 },
  initial: 'quiet',
  states: {
    quiet: {
      on: {
        'toast.show': {
          target: 'running',
          actions: {
            type: 'show',
            params: ({ event }) => ({
              severity: event.severity ?? 'info',
              title: event.title ?? null,
              text: event.text,
            }),
          },
        },
      },
    },
    running: {
      on: {
        'toast.hold': 'holding',
        'toast.close': [
          {
            guard: { type: 'isOnly', params: ({ event }) => event },
            target: 'quiet',
            actions: { type: 'close', params: ({ event }) => event },
          },
          { actions: { type: 'close', params: ({ event }) => event } },
        ],
        // A new one does not restart the clock of those that stand there.
        'toast.show': {
          actions: {
            type: 'show',
            params: ({ event }) => ({
              severity: event.severity ?? 'info',
              title: event.title ?? null,
              text: event.text,
            }),
          },
        },
      },
      after: {
        tick: [
          { guard: 'isLastMoment', target: 'quiet', actions: 'age' },
          { target: 'running', reenter: true, actions: 'age' },
        ],
      },
    },
    holding: {
      on: {
        'toast.release': 'running',
        'toast.close': [
          {
            guard: { type: 'isOnly', params: ({ event }) => event },
            target: 'quiet',
            actions: { type: 'close', params: ({ event }) => event },
          },
          { actions: { type: 'close', params: ({ event }) => event } },
        ],
        'toast.show': {
          actions: {
            type: 'show',
            params: ({ event }) => ({
              severity: event.severity ?? 'info',
              title: event.title ?? null,
              text: event.text,
            }),
          },
        },
      },
    },
  },
})
