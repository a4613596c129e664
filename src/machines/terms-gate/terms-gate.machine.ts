import { assign, setup } from 'xstate'

/** Where somebody is, as far as it decides whether they are asked. */
export interface TermsPlace {
  /** The path of the screen. */
  readonly path: string
  /** The versions that wait to be accepted, in one text; empty: none. */
  readonly versions: string
}
export interface TermsGateContext extends TermsPlace {
  /** There was input on the screen that is not saved when the place was reached. */
  readonly isDirty: boolean
  /** The versions that were accepted here. */
  readonly accepted: string
  /** The screen on which nobody is asked: there people download their data and delete their account. */
  readonly exempt: string
}
export type TermsGateEvent =
  /** A screen was opened, or the session that was read tells of other versions. */
  ({ readonly type: 'place.reached'; readonly isDirty: boolean } & TermsPlace) | { readonly type: 'terms.accepted' }

/** Who opens a screen so long (milliseconds) after the session was read may have been away when terms took effect. */
const OLD = 10 * 60_000
/** Whether the session is read again when a screen is opened; both are milliseconds since 1970. */
export const isReadAgain = (readAt: number, now: number): boolean => now - readAt > OLD

/**
 * Whether terms that took effect are asked for in the place of the screen (decision 228). It is decided once for each
 * place, and never over unsaved input: then at the next screen.
 */
export const termsGateMachine = setup({
  types: {
    context: {} as TermsGateContext,
    input: {} as TermsPlace & { readonly isDirty: boolean; readonly exempt: string },
    events: {} as TermsGateEvent,
  },
  guards: {
    isNothingToAsk: ({ context: { versions, accepted, path, exempt } }) =>
      versions === '' || versions === accepted || path === exempt,
    isDirty: ({ context }) => context.isDirty,
  },
}).createMachine({
  id: 'termsGate',
  context: ({ input }) => ({ ...input, accepted: '' }),
  initial: 'deciding',
  on: {
    'place.reached': {
      target: '.deciding',
      actions: assign(({ event: { path, versions, isDirty } }) => ({ path, versions, isDirty })),
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isNothingToAsk', target: 'open' },
        { guard: 'isDirty', target: 'postponed' },
        { target: 'asking' },
      ],
    },
    /** The screen is shown, and nothing waits. */
    open: {},
    /** The screen is shown with its unsaved input; the next one asks. */
    postponed: {},
    /** The question stands in the place of the screen. */
    asking: {
      on: {
        'terms.accepted': { target: 'open', actions: assign(({ context }) => ({ accepted: context.versions })) },
      },
    },
  },
})
