/** Who may send an event of a life cycle. */
export type By = 'employee' | 'company' | 'owner' | 'administrator' | 'clock'
interface Edge<S extends string> {
  readonly to: S
  readonly by: readonly By[]
}
export interface AnyLifecycle {
  readonly id: string
  readonly initial: string
  readonly states: Readonly<Record<string, Readonly<Record<string, Edge<string>>>>>
}
export type StatusOf<L extends AnyLifecycle> = Extract<keyof L['states'], string>
type EventOf<T> = T extends unknown ? Extract<keyof T, string> : never
export type SendOf<L extends AnyLifecycle> = { [S in keyof L['states']]: EventOf<L['states'][S]> }[keyof L['states']]

/** A life cycle as data: `states.pending.accept = { to: 'accepted', by: ['employee'] }`. A state reached but not listed does not compile. */
export function defineLifecycle<const T extends AnyLifecycle>(
  table: T & {
    readonly initial: NoInfer<keyof T['states']>
    readonly states: { readonly [S in keyof T['states']]: { readonly [X in keyof T['states'][S]]: { readonly to: keyof T['states'] } } }
  },
): T {
  return table
}

/** Every status an event may be sent from, for `where status in (…)`. */
export function sources<L extends AnyLifecycle>(lifecycle: L, event: SendOf<L>): StatusOf<L>[] {
  return Object.entries(lifecycle.states)
    .filter(([, edges]) => event in edges)
    .map(([status]) => status) as StatusOf<L>[]
}

/** The status after `event` sent by `by`, or null when the table does not allow it. */
export function next<L extends AnyLifecycle>(lifecycle: L, status: StatusOf<L>, event: SendOf<L>, by: By): StatusOf<L> | null {
  const edge = lifecycle.states[status]?.[event]
  return edge?.by.includes(by) ? (edge.to as StatusOf<L>) : null
}

export interface Step {
  readonly status: string
  readonly event: string
  readonly by: By
  readonly to: string | null
}
/** All sequences of events up to length `most`: legal ones, and legal ones that end in one refusal. */
export function* walks<L extends AnyLifecycle>(
  lifecycle: L,
  senders: readonly By[],
  most: number,
  from: StatusOf<L> = lifecycle.initial as StatusOf<L>,
  path: readonly Step[] = [],
): Generator<readonly Step[]> {
  if (path.length > 0) yield path
  if (path.length === most) return
  const events = [...new Set(Object.values(lifecycle.states).flatMap((edges) => Object.keys(edges)))] as SendOf<L>[]
  for (const event of events)
    for (const by of senders) {
      const to = next(lifecycle, from, event, by)
      const step = { status: from, event, by, to }
      if (to) yield* walks(lifecycle, senders, most, to, [...path, step])
      else yield [...path, step]
    }
}
