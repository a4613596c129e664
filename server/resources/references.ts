import type { ValidationId } from '../../openapi/explain.ts'
import { knownReference } from '../kernel/reference-lists.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable } from '../kernel/context.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import type { Binding, CollectionRow } from './bindings.ts'

/** Keys that their lists do not have, as errors beside their fields. What an entry already says is not asked again. */
export async function unknownKeys(
  db: Readable,
  binding: Binding,
  before: CollectionRow | null,
  body: Readonly<Record<string, unknown>>,
): Promise<FieldErrors> {
  const errors: Record<string, readonly ValidationId[]> = {}
  for (const [field, of] of Object.entries(binding.resource.fields)) {
    const key = body[field]
    if (of.kind !== 'reference' || typeof key !== 'string' || key === before?.[columnOf(field)]) continue
    if (!(await knownReference(db, of.list, key))) errors[field] = ['validation.reference']
  }
  return errors
}
