import { failureOf, type Failure } from '../../openapi/failure.ts'

/** What a machine of rows keeps of changes, which go one at a time. `C` is what one change is. */
export interface Changes<C> {
  /** The change that is on its way. */
  readonly change: C | null
  /** The last change that was done, and what would take it back. */
  readonly done: { readonly change: C; readonly undo: C | null } | null
  /** The last change that was not done. */
  readonly undone: { readonly change: C; readonly failure: Failure } | null
}
export type ChangesEvent = { readonly type: 'change.undo' } | { readonly type: 'change.dismiss' }

export const NO_CHANGES = { change: null, done: null, undone: null } as const
/** A change sets out; what came of the former one is no longer told. */
export const begun = <C>(change: C | null): Changes<C> => ({ ...NO_CHANGES, change })
export const canUndo = <C>({ change, done }: Changes<C>): boolean => done?.undo != null && change === null
export const notDone = <C>({ change }: Changes<C>, error: unknown): Pick<Changes<C>, 'change' | 'undone'> => ({
  change: null,
  undone: change && { change, failure: failureOf(error) },
})
