import { and, gte, isNull, or, type SQL } from 'drizzle-orm'
import { employments } from '../../db/company-tables.ts'

/** Today in Addis Ababa, as a date: the day by which a last day is over. */
export const todayIn = (now: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Addis_Ababa', dateStyle: 'short' }).format(now)

/** Employments that take a seat now: neither ended nor past their last day, whether or not that is written yet. */
export const isCurrent = (now: Date): SQL | undefined => and(isNull(employments.endedAt), or(isNull(employments.lastDay), gte(employments.lastDay, todayIn(now))))
