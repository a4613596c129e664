/** Who may send an event of a life cycle. */
export type By =
  | 'employee'
  | 'company'
  | 'owner'
  | 'invited'
  | 'employer'
  | 'applicant'
  | 'author'
  | 'approver'
  | 'administrator'
  | 'clock'

/**
 * Where an event leads and who may send it. `when` names conditions that only whoever sends the event can look up, such
 * as `isLastLevel`: all of them must hold.
 */
export interface Edge<S extends string = string> {
  readonly to: S
  readonly by: readonly By[]
  readonly when?: string | readonly string[]
}
/** Several edges of one event: the first whose condition holds is taken, so the one without a condition comes last. */
type Edges<S extends string> = Edge<S> | readonly Edge<S>[]

export interface AnyLifecycle {
  readonly id: string
  readonly initial: string
  readonly states: Readonly<Record<string, Readonly<Record<string, Edges<string>>>>>
}
export type StatusOf<L extends AnyLifecycle> = Extract<keyof L['states'], string>
/** The statuses of a life cycle, in the order of its table. */
export const statusesOf = <L extends AnyLifecycle>({ states }: L) =>
  Object.keys(states) as [StatusOf<L>, ...StatusOf<L>[]]
type EventOf<T> = T extends unknown ? Extract<keyof T, string> : never
export type SendOf<L extends AnyLifecycle> = { [S in keyof L['states']]: EventOf<L['states'][S]> }[keyof L['states']]

/** The conditions of a life cycle that hold now. What is not named does not hold. */
export type Facts = Readonly<Record<string, boolean>>

/**
 * A life cycle as data: `states.pending.accept = { to: 'accepted', by: ['employee'] }`. A state reached but not listed
 * does not compile.
 */
export function defineLifecycle<const T extends AnyLifecycle>(
  table: T & {
    readonly initial: NoInfer<keyof T['states']>
    readonly states: {
      readonly [S in keyof T['states']]: {
        readonly [X in keyof T['states'][S]]: Edges<Extract<keyof T['states'], string>>
      }
    }
  },
): T {
  return table
}

/** An edge of a table with where it begins and its event. */
export interface Transition<S extends string = string> extends Edge<S> {
  readonly from: S
  readonly event: string
}
const listed = <S extends string>(edges: Edges<S> | undefined): readonly Edge<S>[] =>
  edges === undefined ? [] : 'to' in edges ? [edges] : edges

/** The names of the conditions of an edge. */
export const conditionsOf = ({ when = [] }: Edge): readonly string[] => (typeof when === 'string' ? [when] : when)

/** Every edge of the table, in its order. */
export const transitions = <L extends AnyLifecycle>(lifecycle: L): Transition<StatusOf<L>>[] =>
  Object.entries(lifecycle.states).flatMap(([from, events]) =>
    Object.entries(events).flatMap(([event, edges]) =>
      listed(edges as Edges<StatusOf<L>>).map((edge) => ({ ...edge, from: from as StatusOf<L>, event })),
    ),
  )

/** Everyone who sends any event of the table. */
export const sendersOf = (lifecycle: AnyLifecycle): By[] => [...new Set(transitions(lifecycle).flatMap(({ by }) => by))]
/** Every event of the table. */
export const eventsOf = <L extends AnyLifecycle>(lifecycle: L): SendOf<L>[] => [
  ...new Set(transitions(lifecycle).map(({ event }) => event as SendOf<L>)),
]

/** Every status an event may be sent from, for `where status in (…)`. */
export const sources = <L extends AnyLifecycle>(lifecycle: L, event: SendOf<L>): StatusOf<L>[] => [
  ...new Set(transitions(lifecycle).flatMap((edge) => (edge.event === event ? [edge.from] : []))),
]

/**
 * The status after `event` sent by `by`, or null when the table does not allow it. `facts`: the conditions that hold.
 */
export function next<L extends AnyLifecycle>(
  lifecycle: L,
  status: StatusOf<L>,
  event: SendOf<L>,
  by: By,
  facts: Facts = {},
): StatusOf<L> | null {
  const edge = listed(lifecycle.states[status]?.[event]).find(
    (one) => one.by.includes(by) && conditionsOf(one).every((name) => facts[name] === true),
  )
  return edge === undefined ? null : (edge.to as StatusOf<L>)
}

export interface Step {
  readonly status: string
  readonly event: string
  readonly by: By
  readonly to: string | null
}
/**
 * One attempt of a replay: the shortest legal way to a status, then one event by one sender, which is taken or refused
 * (`to` null).
 */
export interface Attempt {
  readonly path: readonly Step[]
  readonly step: Step
}

/** The shortest legal way from the initial status to each that `senders` can reach. */
function waysTo<L extends AnyLifecycle>(
  lifecycle: L,
  senders: readonly By[],
  facts: Facts,
): Map<string, readonly Step[]> {
  const ways = new Map<string, readonly Step[]>([[lifecycle.initial, []]])
  for (const [status, path] of ways)
    for (const event of eventsOf(lifecycle))
      for (const by of senders) {
        const to = next(lifecycle, status as StatusOf<L>, event, by, facts)
        if (to !== null && !ways.has(to)) ways.set(to, [...path, { status, event, by, to }])
      }
  return ways
}

/**
 * Every (status, event, sender) of a table once, legal or refused, each after the shortest way to its status: what has
 * to be replayed against the API when nothing depends on how a status was reached. The number is statuses × events ×
 * senders.
 */
export function attempts<L extends AnyLifecycle>(lifecycle: L, senders: readonly By[], facts: Facts = {}): Attempt[] {
  return [...waysTo(lifecycle, senders, facts)].flatMap(([status, path]) =>
    eventsOf(lifecycle).flatMap((event) =>
      senders.map((by) => ({
        path,
        step: { status, event, by, to: next(lifecycle, status as StatusOf<L>, event, by, facts) },
      })),
    ),
  )
}

/** All sequences of up to `most` events that the table allows. For what depends on history; see `attempts`. */
export function* walks<L extends AnyLifecycle>(
  lifecycle: L,
  senders: readonly By[],
  most: number,
  from: StatusOf<L> = lifecycle.initial as StatusOf<L>,
  path: readonly Step[] = [],
): Generator<readonly Step[]> {
  if (path.length > 0) yield path
  if (path.length === most) return
  for (const event of eventsOf(lifecycle))
    for (const by of senders) {
      const to = next(lifecycle, from, event, by)
      if (to !== null) yield* walks(lifecycle, senders, most, to, [...path, { status: from, event, by, to }])
    }
}
