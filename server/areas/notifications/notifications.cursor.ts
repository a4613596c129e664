import { z } from 'zod'
import { cursorOf, placeOf } from '../../kernel/list/cursor.ts'
import type { Place, ShownRow } from './notifications.queries.ts'

const parts = z.tuple([z.enum(['0', '1']), z.iso.datetime(), z.uuid()])

export const cursorAt = ({ waits, notification: { createdAt, id } }: ShownRow): string =>
  cursorOf(waits ? '1' : '0', createdAt.toISOString(), id)

/** The place that `before` names; an invalid value is refused. */
export function placeBefore(before: string | undefined): Place | null {
  const read = placeOf(parts, before, 'before')
  return read && { waits: read[0] === '1', createdAt: new Date(read[1]), id: read[2] }
}
