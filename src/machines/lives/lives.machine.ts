import {
  assign,
  createMachine,
  enqueueActions,
  setup,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
} from 'xstate'

export interface LivingItem {
  readonly id: string
}
/** The actor of a row, and where it stands. */
export interface Life {
  readonly actor: AnyActorRef
  readonly snapshot: AnyMachineSnapshot
}
export interface LivesContext {
  /** By the id of the row. */
  readonly lives: Readonly<Record<string, Life>>
}
export type LivesEvent =
  /** The rows as the server has them now: read, or read again after a live event. */
  | { readonly type: 'rows.arrived'; readonly rows: readonly LivingItem[] }
  /** The reader wants something of one row, which may not be among those that arrived: it gets an actor, and hears it. */
  | { readonly type: 'row.wanted'; readonly row: LivingItem; readonly event: EventObject }
  /** A row's conversation came to something. */
  | { readonly type: 'life.told'; readonly outcome: string; readonly row: LivingItem }
/** An actor moved; the rest of its type is the id of the row. */
interface Moved {
  readonly type: string
  readonly snapshot: AnyMachineSnapshot
}
const MOVED = 'xstate.snapshot.'

const isHeld = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('open') || snapshot.hasTag('busy')

function noted(lives: LivesContext['lives'], { type, snapshot }: Moved): LivesContext['lives'] {
  const id = type.slice(MOVED.length)
  const life = lives[id]
  return life ? { ...lives, [id]: { ...life, snapshot } } : lives
}

/**
 * The rows of a list, one actor each: a row that arrives goes to its actor, a new one gets one, and the actor of a row
 * that is no longer on the page stops, unless a conversation with it is open or a call on its way.
 *
 * Effects: actor `life` (input `{ row }`, takes `row.changed`, has the tag `open` while a conversation is, `busy`
 * while a call is), action
 * `tell`.
 */
export const livesMachine = setup({
  types: { context: {} as LivesContext, events: {} as LivesEvent },
  actors: { life: createMachine({}) },
  actions: {
    note: assign(({ context, event }) => ({ lives: noted(context.lives, event as unknown as Moved) })),
    tell: (_, _params: { readonly outcome: string; readonly row: LivingItem }) => {},
  },
}).createMachine({
  id: 'lives',
  context: { lives: {} },
  initial: 'following',
  states: { following: {} },
  on: {
    'rows.arrived': {
      actions: enqueueActions(({ enqueue, context, event: { rows } }) => {
        const here = new Set(rows.map(({ id }) => id))
        const before = Object.entries(context.lives)
        const kept = before.filter(([id, { snapshot }]) => here.has(id) || isHeld(snapshot))
        for (const [id, { actor }] of before) if (!kept.some(([one]) => one === id)) enqueue.stopChild(actor)
        enqueue.assign(({ spawn }) => {
          const lifeOf = (row: LivingItem): Life => {
            const actor = spawn('life', { id: row.id, input: { row } as never, syncSnapshot: true })
            return { actor, snapshot: actor.getSnapshot() as AnyMachineSnapshot }
          }
          return {
            lives: Object.fromEntries([
              ...kept,
              ...rows.flatMap((row) => (context.lives[row.id] ? [] : [[row.id, lifeOf(row)] as const])),
            ]),
          }
        })
        for (const row of rows) {
          const life = context.lives[row.id]
          if (life) enqueue.sendTo(life.actor, { type: 'row.changed', row })
        }
      }),
    },
    'row.wanted': {
      actions: enqueueActions(({ enqueue, context, event: { row, event } }) => {
        const known = context.lives[row.id]?.actor
        if (known) enqueue.sendTo(known, { type: 'row.changed', row })
        else
          enqueue.assign(({ spawn }) => {
            const actor = spawn('life', { id: row.id, input: { row } as never, syncSnapshot: true })
            const snapshot = actor.getSnapshot() as AnyMachineSnapshot
            return { lives: { ...context.lives, [row.id]: { actor, snapshot } } }
          })
        enqueue.sendTo(({ context: now }) => now.lives[row.id]?.actor as AnyActorRef, event)
      }),
    },
    'life.told': { actions: { type: 'tell', params: ({ event }) => event } },
    [`${MOVED}*`]: { actions: 'note' },
  },
})
