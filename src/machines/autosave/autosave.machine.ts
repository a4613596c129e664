import { assign, enqueueActions, not, setup, type SnapshotFrom } from 'xstate'
import { alike } from '../save/differing.ts'
import { createSaveMachine, type SaveInput, type SaveMachine } from '../save/save.machine.ts'

export interface AutosaveInput extends SaveInput<object, object> {
  /** What of the row the form edits, as it would be sent. */
  readonly saved: object
}
export interface AutosaveContext {
  readonly input: AutosaveInput
  /** What the form says now; null while it cannot be sent. */
  readonly latest: object | null
  /** What the server has. */
  readonly saved: object
  /** The person is asked whose change it shall be. */
  readonly isAsked: boolean
}
export type AutosaveEvent =
  /** `values` are null while the form says something that cannot be saved. */
  | { readonly type: 'draft.change'; readonly values: object | null }
  /** Somebody waits for it: the pause is over. */
  | { readonly type: 'draft.flush' }

type SaveSnapshot = SnapshotFrom<SaveMachine<object, object>>
interface Told {
  readonly snapshot: SaveSnapshot
}
const IN_THE_WAY = ['refused', 'accountChanged', 'offline', 'failed'] as const

/**
 * A form that saves itself: after a pause in the typing it is sent by the form's own machine (`save`), which merges,
 * asks and goes on after a lost line as for any other form. What is typed while a call is under way is sent after it;
 * without an answer it is tried again. Nothing here ever changes what was typed.
 *
 * Effect: `save`, the save machine of the row.
 */
export const autosaveMachine = setup({
  types: {
    context: {} as AutosaveContext,
    input: {} as AutosaveInput,
    events: {} as AutosaveEvent,
    children: {} as { readonly save: 'save' },
    tags: {} as 'unsaved',
  },
  delays: { rest: 800, patience: 8000 },
  actors: { save: createSaveMachine<object, object>(() => Promise.reject(new Error('save is not provided'))) },
  actions: {
    note: assign((_, { values }: { readonly values: object | null }) => ({ latest: values })),
    submit: enqueueActions(({ context: { latest }, enqueue }) => {
      if (latest !== null) enqueue.sendTo('save', { type: 'save.submit', values: latest, key: 'edit' } as never)
    }),
    goOn: enqueueActions(({ enqueue }) => enqueue.sendTo('save', { type: 'form.changed' } as never)),
    retry: enqueueActions(({ enqueue }) => enqueue.sendTo('save', { type: 'save.retry' } as never)),
    /** What was sent is saved, with what another changed meanwhile; what was typed since is not. */
    take: assign(({ context: { latest, saved } }, { snapshot }: Told) => {
      const { values, meeting } = snapshot.context
      const isUntouched = meeting !== null && alike(latest, meeting.mine)
      return { saved: values ?? saved, latest: isUntouched ? values : latest }
    }),
  },
  guards: {
    isDone: (_, { snapshot }: Told) => snapshot.matches('saved'),
    isAsking: (_, { snapshot }: Told) => snapshot.matches('stale'),
    isStuck: (_, { snapshot }: Told) => IN_THE_WAY.some((state) => snapshot.matches(state)),
    isUnderWay: (_, { snapshot }: Told) => snapshot.matches('saving'),
    isAnswered: ({ context }, { snapshot }: Told) => context.isAsked && snapshot.matches('editing'),
    isUnfit: ({ context }) => context.latest === null,
    isSaved: ({ context }) => alike(context.latest, context.saved),
  },
}).createMachine({
  id: 'autosave',
  context: ({ input }) => ({ input, latest: input.saved, saved: input.saved, isAsked: false }),
  invoke: {
    src: 'save',
    id: 'save',
    input: ({ context }) => context.input,
    onSnapshot: [
      {
        guard: { type: 'isDone', params: ({ event }) => event },
        target: '.saved',
        actions: { type: 'take', params: ({ event }) => event },
      },
      { guard: { type: 'isAsking', params: ({ event }) => event }, target: '.asking' },
      { guard: { type: 'isStuck', params: ({ event }) => event }, target: '.stuck' },
      { guard: { type: 'isUnderWay', params: ({ event }) => event }, target: '.saving' },
      {
        guard: { type: 'isAnswered', params: ({ event }) => event },
        target: '.resting',
      },
    ],
  },
  on: { 'draft.change': { actions: { type: 'note', params: ({ event }) => event } } },
  initial: 'saved',
  states: {
    saved: {
      // What was typed while the last call was under way.
      always: { guard: not('isSaved'), target: 'resting' },
    },
    resting: {
      tags: 'unsaved',
      on: {
        'draft.change': {
          target: 'resting',
          reenter: true,
          actions: { type: 'note', params: ({ event }) => event },
        },
        'draft.flush': 'deciding',
      },
      after: { rest: 'deciding' },
    },
    deciding: {
      tags: 'unsaved',
      always: [
        { guard: 'isUnfit', target: 'unfit' },
        { guard: 'isSaved', target: 'saved' },
        { target: 'saving', actions: 'submit' },
      ],
    },
    saving: { tags: 'unsaved' },
    /** Something in the form cannot be saved; its field says why. */
    unfit: {
      tags: 'unsaved',
      on: { 'draft.change': { target: 'resting', actions: { type: 'note', params: ({ event }) => event } } },
    },
    /** Another changed the same: the form asks whose it shall be. */
    asking: { tags: 'unsaved', entry: assign({ isAsked: true }), exit: assign({ isAsked: false }) },
    /** Refused, or without an answer: the form's own machine says which. */
    stuck: {
      tags: 'unsaved',
      on: {
        'draft.change': {
          target: 'resting',
          actions: [{ type: 'note', params: ({ event }) => event }, 'goOn'],
        },
      },
      after: { patience: { actions: 'retry', target: 'stuck', reenter: true } },
    },
  },
})
