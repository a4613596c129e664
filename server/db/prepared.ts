import type { Readable } from '../kernel/context.ts'

/** A query that drizzle has built and can prepare. */
interface Preparable<T> {
  readonly prepare: (name: string) => { readonly execute: (values?: Record<string, unknown>) => Promise<T> }
}
type Execute = (values?: Record<string, unknown>) => Promise<unknown>
const kept = new WeakMap<object, Map<string, Execute>>()

/**
 * Runs a read whose shape never changes: its statement is built at the first call and afterwards only given values
 * (`sql.placeholder`), because building one costs several times what running it does. `name` says which statement it
 * is; two that differ need two names.
 */
export function prepared<T>(
  db: Readable,
  name: string,
  build: () => Preparable<T>,
  values: Record<string, unknown>,
): Promise<T> {
  const known = kept.get(db) ?? new Map<string, Execute>()
  if (!kept.has(db)) kept.set(db, known)
  let execute = known.get(name) as ((values?: Record<string, unknown>) => Promise<T>) | undefined
  if (!execute) {
    const query = build().prepare(name)
    execute = (given) => query.execute(given)
    known.set(name, execute)
  }
  return execute(values)
}
