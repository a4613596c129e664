import { z } from 'zod'
import { invalid } from '../../kernel/refusal.ts'
import type { Place, ShownRow } from './notifications.queries.ts'

const parts = z.tuple([z.enum(['0', '1']), z.iso.datetime(), z.uuid()])

/** Where a page of the list ends, as text: what comes after it is the next page. */
export const cursorOf = ({ waits, notification: { createdAt, id } }: ShownRow): string => `${waits ? 1 : 0}~${createdAt.toISOString()}~${id}`

/** The place that a cursor names; anything else in its place is refused. */
export function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const read = parts.safeParse(cursor.split('~')).data
  if (read === undefined) return invalid({ before: ['validation.malformed'] })
  return { waits: read[0] === '1', createdAt: new Date(read[1]), id: read[2] }
}
