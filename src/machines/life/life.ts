import { and, or } from 'xstate'
import { conditionsOf, transitions, type AnyLifecycle, type SendOf, type StatusOf } from '../../../openapi/lifecycle.ts'

/** A row whose status lives by a table, with what its reader may do. */
export interface LivingRow {
  readonly status: string
  readonly abilities: Readonly<Record<string, boolean>>
}
interface Living<R> {
  readonly context: { readonly row: R }
}

/**
 * The guards that `lifeOf` names; a machine's setup gives them. Where an ability stands elsewhere than in `abilities`,
 * it gives its own `may`.
 */
export const lifeGuards = {
  /** The server's word: the row is in this status. */
  isNow: ({ context }: Living<Pick<LivingRow, 'status'>>, { status }: { readonly status: string }): boolean =>
    context.row.status === status,
  /** What the server says of this row lets the reader send this event of the table. */
  may: ({ context }: Living<LivingRow>, { event }: { readonly event: string }): boolean =>
    context.row.abilities[event] === true,
}

/** XState takes guards by their names here too, but its types know only functions. */
const allOf = (guards: readonly unknown[]) => and(guards as Parameters<typeof and>[0])
const anyOf = (guards: readonly unknown[]) => or(guards as Parameters<typeof or>[0])

/** How a conversation about one event of a table begins. */
interface Opening {
  readonly target: string
  /** Named in the machine's setup. */
  readonly guard?: string
  readonly actions?: unknown
}
/**
 * What the reader and the machine say to each other before an event of the table is sent. Its states were checked by
 * the setup's `createStateConfig`.
 */
export interface Conversation {
  /**
   * The event with which the reader begins it. Without one it is open whenever it can be: its form stands on the page.
   */
  readonly on?: string
  /** The first opening whose guard holds is taken. */
  readonly opens: readonly [Opening, ...Opening[]]
  readonly states: Readonly<Record<string, object>>
}
type NamesIn<C> = C extends { readonly states: infer S } ? Extract<keyof S, string> : never

interface Life<L extends AnyLifecycle, C, E> {
  readonly conversations: C & { readonly [X in keyof C]: X extends SendOf<L> ? Conversation : never }
  /** What can also be done while the row is read, in every status. */
  readonly reading?: { readonly on: object }
  /** States that every status has besides, for what is no event of the table. */
  readonly everywhere?: (status: StatusOf<L>) => E
}

/**
 * The states of the machine of a thing, from its table: the top states are the table's statuses, no more and no fewer.
 * In each of them the reader is `reading`, and a conversation can begin there only when the table has an edge of its
 * event, the edge's conditions hold (`when` names guards) and the row's abilities allow it. Nothing in the browser
 * moves a row to another status: the machine goes where `context.row.status` says, from any status to any, whatever the
 * tab did not see. To be spread into `createMachine`.
 */
export function lifeOf<L extends AnyLifecycle, const C extends object, E extends object = object>(
  lifecycle: L,
  { conversations, reading, everywhere }: Life<L, C, E>,
) {
  const statuses = Object.keys(lifecycle.states) as StatusOf<L>[]
  const all = new Map<string, Conversation>(Object.entries(conversations))
  const stateOf = (status: StatusOf<L>) => {
    const edges = transitions(lifecycle).filter(({ from }) => from === status)
    const begun = [...all].filter(([event]) => edges.some((edge) => edge.event === event))
    const openings = begun.map(([event, { on: begins, opens }]) => {
      const conditions = edges.filter((edge) => edge.event === event).map(conditionsOf)
      const condition = conditions.some((names) => names.length === 0) ? [] : [anyOf(conditions.map(allOf))]
      // One that opens itself waits until the machine is in the status of its row.
      const here = begins === undefined ? [{ type: 'isNow', params: { status } }] : []
      const may = [...here, { type: 'may', params: { event } }, ...condition]
      return {
        begins,
        to: opens.map(({ guard, ...to }) => ({ ...to, guard: allOf(guard === undefined ? may : [...may, guard]) })),
      }
    })
    const on = Object.fromEntries(
      openings.flatMap(({ begins, to }) => (begins === undefined ? [] : [[begins, to]])),
    ) as object
    return {
      initial: 'reading',
      always: statuses
        .filter((other) => other !== status)
        .map((other) => ({ guard: { type: 'isNow', params: { status: other } }, target: other })),
      states: {
        reading: {
          on: { ...reading?.on, ...on },
          always: openings.flatMap(({ begins, to }) => (begins === undefined ? to : [])),
        },
        ...Object.fromEntries(begun.flatMap(([, { states }]) => Object.entries(states))),
        ...everywhere?.(status),
      },
    }
  }
  // XState reads the names of states from the type; what they do was checked where they were written.
  return {
    id: lifecycle.id,
    initial: lifecycle.initial,
    states: Object.fromEntries(statuses.map((status) => [status, stateOf(status)])),
  } as unknown as {
    readonly id: L['id']
    readonly initial: L['initial']
    readonly states: {
      readonly [S in StatusOf<L>]: {
        readonly initial: 'reading'
        readonly states: { readonly [K in 'reading' | NamesIn<C[keyof C]> | Extract<keyof E, string>]: object }
      }
    }
  }
}

/** What the reader is about, whatever the status: the state within the top one. */
export const conversationIn = <K extends string>(value: Readonly<Partial<Record<string, K>>>): K =>
  Object.values(value)[0] as K
