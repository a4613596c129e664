import type { ValidationId } from '../../openapi/explain.ts'
import type { ReferenceList } from '../../openapi/schemas/reference.ts'
import type { Readable } from './context.ts'
import { invalid } from './refusal.ts'
import { knownReference } from './reference-lists.ts'

/** A field whose key must be in a list, and below `parent` if one is given. */
export interface Wanted {
  readonly field: string
  readonly list: ReferenceList
  readonly key: string
  readonly parent?: string
  /** Free text is allowed too; a key of the list must still be below `parent`. */
  readonly orText?: true
}

/** Errors by the path of their field. */
export type FieldErrors = Readonly<Record<string, ValidationId[]>>

/** The fields whose key is not in their list. */
export async function unknownKeys(db: Readable, wanted: readonly Wanted[]): Promise<FieldErrors> {
  const errors: Record<string, ValidationId[]> = {}
  for (const { field, list, key, parent, orText } of wanted) {
    if (await knownReference(db, list, key, parent)) continue
    if (orText && !(await knownReference(db, list, key))) continue
    errors[field] = ['validation.reference']
  }
  return errors
}

/** Refuses with the errors of all fields, if there are any. */
export function assertNone(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) invalid(errors)
}
