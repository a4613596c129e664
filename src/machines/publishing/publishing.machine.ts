import { assign, setup } from 'xstate'
import { publishing } from '../../../openapi/lifecycles/publishing.ts'
import type { PublishingState, PublishingStatus } from '../../../openapi/schemas/publishing.ts'
import { lifeOf } from '../life/life.ts'
import { createSaveMachine } from '../save/save.machine.ts'

/** An entry that visitors see once it is published, as those who keep the collection have it. */
export interface PublishedRow {
  readonly id: string
  readonly version: number
  readonly publishing: PublishingState
}
/** What is done to an entry; `publish_at` is an ISO instant. */
export type PublishingAct =
  | { readonly kind: 'publish' | 'withdraw' }
  | { readonly kind: 'schedule'; readonly publish_at: string }

export interface PublishingContext {
  readonly row: PublishedRow
  /** The row as it arrived while a dialog was open; the dialog says itself when it is sent over a newer one. */
  readonly held: PublishedRow | null
}

const notProvided = () => Promise.reject(new Error('send is not provided'))
const publishingSetup = setup({
  types: {
    context: {} as PublishingContext,
    input: {} as { readonly row: PublishedRow },
    events: {} as
      | { readonly type: 'entry.publish' }
      | { readonly type: 'entry.schedule' }
      | { readonly type: 'entry.withdraw' }
      | { readonly type: 'entry.cancel' }
      | { readonly type: 'row.changed'; readonly row: PublishedRow },
    children: {} as { readonly send: 'send' },
    tags: {} as 'open',
  },
  actors: { send: createSaveMachine<PublishingAct, PublishedRow>(notProvided) },
  actions: {
    show: assign(({ context }, row: PublishedRow | null) => ({ row: row ?? context.row, held: null })),
    hold: assign((_, row: PublishedRow) => ({ held: row })),
    takeHeld: assign(({ context }) => ({ row: context.held ?? context.row, held: null })),
    announce: (_args, _params: { readonly outcome: PublishingAct['kind'] }) => {
      throw new Error('announce is not provided')
    },
  },
  guards: {
    isNow: ({ context }, { status }: { readonly status: PublishingStatus }): boolean =>
      context.row.publishing.status === status,
    /** Whoever reads the entry keeps the collection, and may do all of it. */
    may: (_, _params: { readonly event: string }): boolean => true,
    /** A list that was read before an answer may arrive after it. */
    isNotOlder: ({ context }, row: PublishedRow): boolean => row.version >= context.row.version,
  },
})

/** True when an entry says what was asked for: after a lost answer, the first call had gone through. */
const agrees = (act: PublishingAct, { publishing: now }: PublishedRow): boolean =>
  act.kind === 'schedule'
    ? now.publish_at !== null && Date.parse(now.publish_at) === Date.parse(act.publish_at)
    : now.status === (act.kind === 'publish' ? 'published' : 'draft')

/** A dialog about one event: a row that arrives is held until it is closed, and nothing that was typed goes. */
const asking = (kind: PublishingAct['kind']) =>
  publishingSetup.createStateConfig({
    tags: 'open',
    on: {
      'row.changed': {
        guard: { type: 'isNotOlder', params: ({ event }) => event.row },
        actions: { type: 'hold', params: ({ event }) => event.row },
      },
      'entry.cancel': { target: 'reading', actions: 'takeHeld' },
    },
    invoke: {
      src: 'send',
      id: 'send',
      input: ({ context }) => ({ row: context.row, agrees }),
      onSnapshot: {
        guard: ({ event }) => event.snapshot.matches('saved'),
        target: 'reading',
        actions: [
          { type: 'show', params: ({ event }) => event.snapshot.context.row },
          { type: 'announce', params: { outcome: kind } },
        ],
      },
    },
  })

/**
 * An entry of a collection that is published: draft, scheduled or published, as the server says (`lifeOf`). Its
 * conversations: publishing, scheduling and withdrawing, each a dialog that runs the form's own machine (`save`).
 *
 * Effects: `send` is a save machine; `announce` tells the reader and whoever keeps the list.
 */
export const publishingMachine = publishingSetup.createMachine({
  ...lifeOf(publishing, {
    conversations: {
      publish: { on: 'entry.publish', opens: [{ target: 'publishing' }], states: { publishing: asking('publish') } },
      schedule: { on: 'entry.schedule', opens: [{ target: 'scheduling' }], states: { scheduling: asking('schedule') } },
      withdraw: {
        on: 'entry.withdraw',
        opens: [{ target: 'withdrawing' }],
        states: { withdrawing: asking('withdraw') },
      },
    },
  }),
  context: ({ input }) => ({ row: input.row, held: null }),
  on: {
    'row.changed': {
      guard: { type: 'isNotOlder', params: ({ event }) => event.row },
      actions: { type: 'show', params: ({ event }) => event.row },
    },
  },
})
