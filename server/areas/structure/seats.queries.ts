import { and, gte, isNull, or, type SQL } from 'drizzle-orm'
import { employments } from '../../db/company-tables.ts'
import { todayIn } from '../../kernel/days.ts'

/**
 * Employments that take a seat now: neither ended nor past their last day, even if the job that ends them has not run
 * yet.
 */
export const isCurrent = (now: Date): SQL | undefined =>
  and(isNull(employments.endedAt), or(isNull(employments.lastDay), gte(employments.lastDay, todayIn(now))))
