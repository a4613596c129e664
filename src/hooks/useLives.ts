import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { livesMachine, type Life, type LivingItem } from '../machines/lives/lives.machine.ts'

interface Lives<M extends AnyStateMachine, R> {
  /** The rows as their actors have them; null before the first arrived. */
  readonly rows: readonly R[] | null
  /** Where the conversation stands that is open with one of them, and its actor. */
  readonly open: { readonly actor: ActorRefFrom<M>; readonly snapshot: SnapshotFrom<M> } | null
  readonly actorOf: (id: string) => ActorRefFrom<M> | undefined
  /** Wants something of a row that need not be among those that were read. */
  readonly want: (row: R, event: EventFromLogic<M>) => void
}
/**
 * Runs one actor for each row of a list, with the machine of its life. `rows` are those that were read last: a list
 * that is read again at a live event thereby tells the actor of each row. `tell` hears what came of a conversation,
 * with the row as it is then.
 */
export function useLives<M extends AnyStateMachine, R extends LivingItem>(
  life: M,
  rows: readonly R[] | null,
  tell: (outcome: string, row: R) => void,
): Lives<M, R> {
  const [{ context }, send] = useActor(
    // The keeper knows its rows by their ids alone; what machine lives in them is said here.
    livesMachine.provide({
      actors: { life: life as never },
      actions: { tell: (_, { outcome, row }) => tell(outcome, row as R) },
    }),
  )
  useEffect(() => {
    if (rows !== null) send({ type: 'rows.arrived', rows })
  }, [rows, send])
  const lives: Readonly<Record<string, Life>> = context.lives
  const open = Object.values(lives).find(({ snapshot }) => snapshot.hasTag('open'))
  return {
    rows: rows && rows.map((row) => rowOf<R>(lives[row.id]) ?? row),
    open: open ? { actor: open.actor as ActorRefFrom<M>, snapshot: open.snapshot as SnapshotFrom<M> } : null,
    actorOf: (id) => lives[id]?.actor as ActorRefFrom<M> | undefined,
    want: (row, event) => send({ type: 'row.wanted', row, event }),
  }
}

const rowOf = <R>(life: Life | undefined): R | undefined =>
  (life?.snapshot.context as { readonly row: R } | undefined)?.row
