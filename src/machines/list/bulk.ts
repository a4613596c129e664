import { failureOf, type BulkResult, type Failure } from '../../../openapi/failure.ts'
import { isRefusal, kindOf } from '../failure.ts'
import { createSaveMachine, type SaveMachine } from '../save/save.machine.ts'

/** An action, by its name, for these rows. */
export interface BulkRequest<R> {
  readonly action: string
  readonly rows: readonly R[]
}
/**
 * Does an action to several rows; throws `FailureError` where nobody knows to which. `key` stands for this one wish,
 * however often it is sent.
 */
type BulkEffect<R> = (request: BulkRequest<R>, key: string, signal: AbortSignal) => Promise<BulkResult>
export type BulkMachine<R> = SaveMachine<BulkRequest<R>, BulkResult>

/**
 * The conversation about a call that takes several rows. Where none of them is there any more the call is refused whole:
 * sending it again would not help, so that is what became of each row.
 */
export const createBulkMachine = <R extends { readonly id: string }>(effect: BulkEffect<R>): BulkMachine<R> =>
  createSaveMachine<BulkRequest<R>, BulkResult>(({ values, key }, signal) =>
    effect(values, key, signal).catch((error: unknown) => {
      const failure = failureOf(error)
      if (!isRefusal(failure, 'not_found')) throw error
      return { done: [], refused: values.rows.map(({ id }) => ({ id, failure })) }
    }),
  )

/**
 * One call per row, one after another. A row that is refused stops no other; when no answer comes the rest are not
 * tried.
 */
export async function forEachRow<R extends { readonly id: string }>(
  rows: readonly R[],
  run: (row: R) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = []
  const refused: { readonly id: string; readonly failure: Failure }[] = []
  let lost: Failure | null = null
  for (const row of rows) {
    try {
      if (lost === null) {
        await run(row)
        done.push(row.id)
      } else refused.push({ id: row.id, failure: lost })
    } catch (error) {
      const failure = failureOf(error)
      refused.push({ id: row.id, failure })
      if (kindOf(failure) !== 'refused') lost = failure
    }
  }
  return { done, refused }
}
