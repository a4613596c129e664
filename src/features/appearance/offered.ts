import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'

/** Something that stands in the code, as administrators offer it. */
export interface Offered {
  readonly key: string
  readonly version: number
}
/** To a 0-based position. */
export interface Move<R extends Offered> {
  readonly key: R['key']
  readonly position: number
}
interface Calls<B, R extends Offered> {
  readonly list: (signal: AbortSignal) => Promise<R[]>
  readonly edit: (key: R['key'], body: B & { readonly version: number }, signal: AbortSignal) => Promise<R>
  readonly order: (move: Move<R>, signal: AbortSignal) => Promise<R[]>
}
export type RowMove<R extends Offered> = SaveView<Move<R>, R[]>

/** The machines of a list of such things: reading it, changing one of them, moving one. */
export const offered = <B, R extends Offered>({ list, edit, order }: Calls<B, R>) => ({
  listMachine: createLoadMachine<R[]>((_, signal) => list(signal)),
  rowMachine: createSaveMachine<B, R>(({ values, row }, signal) => {
    if (row === null) throw new Error('What stands in the code is changed, never added.')
    return edit(row.key, { ...values, version: row.version }, signal)
  }),
  moveMachine: createSaveMachine<Move<R>, R[]>(({ values }, signal) => order(values, signal)),
})
export type OfferedMachines<B, R extends Offered> = ReturnType<typeof offered<B, R>>
