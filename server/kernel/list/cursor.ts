import type { z } from 'zod'
import { invalid } from '../refusal.ts'

const BETWEEN = '~'

/** Where a page of a list ends, as text: what comes after it is the next page. */
export const cursorOf = (...values: readonly string[]): string => values.join(BETWEEN)

/**
 * The values that a cursor names, or null without one; anything else in its place is refused under the name of the
 * parameter.
 */
export function placeOf<S extends z.ZodTuple>(
  parts: S,
  cursor: string | undefined,
  parameter: string,
): z.output<S> | null {
  if (cursor === undefined) return null
  return parts.safeParse(cursor.split(BETWEEN)).data ?? invalid({ [parameter]: ['validation.malformed'] })
}

/** One page of rows of which one more than the page was read: those to show, and the last of them where more follow. */
export function cutPage<R>(
  rows: readonly R[],
  limit: number,
): { readonly shown: readonly R[]; readonly last: R | null } {
  const shown = rows.slice(0, limit)
  return { shown, last: rows.length > limit ? (shown.at(-1) ?? null) : null }
}
