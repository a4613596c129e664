import type { ValidationId } from '../../../openapi/explain.ts'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import type { Readable } from '../../kernel/context.ts'
import { invalid } from '../../kernel/refusal.ts'
import { knownReference } from '../reference/reference.queries.ts'

/** A key that must stand in a list, below `parent` where one is given, and the field that has it. */
export interface Wanted {
  readonly field: string
  readonly list: ReferenceList
  readonly key: string
  readonly parent?: string
  /** Other text is as good; a key of the list must still be one below `parent`. */
  readonly orText?: true
}

/** Refuses every field whose key its list does not have, all at once. */
export async function assertKnown(db: Readable, wanted: readonly Wanted[]): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  for (const { field, list, key, parent, orText } of wanted) {
    if (await knownReference(db, list, key, parent)) continue
    if (orText && !(await knownReference(db, list, key))) continue
    errors[field] = ['validation.reference']
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}
