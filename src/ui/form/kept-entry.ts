import type { Localized } from '../../../openapi/schemas/primitives.ts'

/** A row of another list that a field can name by its id. */
export interface LookupEntry {
  readonly key: string
  readonly name: Localized
  /** Tells it from others of the same name: where it stands. */
  readonly more?: string
}

/** Begins like a draft's, so that it is forgotten with them. */
const PREFIX = 'draft entry '

/**
 * Keeps in this tab what was chosen, so that a form finds its name again after a reload; the form's draft has the id
 * alone.
 */
export function keepEntry(entry: LookupEntry): void {
  sessionStorage.setItem(PREFIX + entry.key, JSON.stringify(entry))
}
export function keptEntry(key: string): LookupEntry | null {
  const text = sessionStorage.getItem(PREFIX + key)
  return text === null ? null : (JSON.parse(text) as LookupEntry)
}
