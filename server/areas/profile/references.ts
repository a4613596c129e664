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

/** The fields that are wrong, by their path. */
export type FieldErrors = Readonly<Record<string, ValidationId[]>>

/** Every field whose key its list does not have. */
export async function unknownKeys(db: Readable, wanted: readonly Wanted[]): Promise<FieldErrors> {
  const errors: Record<string, ValidationId[]> = {}
  for (const { field, list, key, parent, orText } of wanted) {
    if (await knownReference(db, list, key, parent)) continue
    if (orText && !(await knownReference(db, list, key))) continue
    errors[field] = ['validation.reference']
  }
  return errors
}

/** Refuses all fields at once, when there are any. */
export function assertNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) invalid(errors)
}
