import { and, asc, eq } from 'drizzle-orm'
import { departmentCode } from '../../../openapi/letter-reference.ts'
import { departments, employments, positions } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { isCurrent } from '../structure/seats.queries.ts'

/** The code of the department in which somebody works now; null where they have none. */
export async function departmentOf(db: Readable, accountId: string, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ name: departments.name })
    .from(employments)
    .innerJoin(positions, eq(positions.id, employments.positionId))
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(and(eq(employments.companyAccountId, accountId), eq(employments.userId, userId), isCurrent(now)))
    .orderBy(asc(employments.createdAt))
    .limit(1)
  return row === undefined ? null : departmentCode(row.name)
}
