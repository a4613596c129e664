import { and, asc, eq, gte } from 'drizzle-orm'
import type { z } from 'zod'
import type { letterAbsence } from '../../../openapi/schemas/letter-settings.ts'
import { letterAbsences } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { peopleById } from './staffing.queries.ts'

export type PresentedAbsence = z.input<typeof letterAbsence>

/** Absences of the account that are not over, of one person or of everybody (null), the next first. */
export async function listAbsences(
  db: Readable,
  accountId: string,
  userId: string | null,
  now: Date,
): Promise<{ readonly data: PresentedAbsence[] }> {
  const today = todayIn(now)
  const rows = await db
    .select()
    .from(letterAbsences)
    .where(
      and(
        eq(letterAbsences.accountId, accountId),
        gte(letterAbsences.toDay, today),
        userId === null ? undefined : eq(letterAbsences.userId, userId),
      ),
    )
    .orderBy(asc(letterAbsences.fromDay), asc(letterAbsences.id))
  const people = await peopleById(
    db,
    accountId,
    rows.flatMap((row) => [row.userId, row.deputyId]),
    now,
  )
  return {
    data: rows.flatMap((row) => {
      const [person, deputy] = [people.get(row.userId), people.get(row.deputyId)]
      if (person === undefined || deputy === undefined) return []
      return [{ id: row.id, person, deputy, from: row.fromDay, to: row.toDay, is_today: row.fromDay <= today }]
    }),
  }
}
