import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { formatDate, type Calendar } from '../../../openapi/format/dates.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { FieldValues } from '../../../openapi/letter-fill.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { departments, employments, offers, positions } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'

/** A letter in Amharic counts its days in the Ethiopian calendar, one in English in the Gregorian (decision 332). */
export const calendarOf = (lang: Language): Calendar => (lang === 'am' ? 'ethiopian' : 'gregorian')

/** Somebody's work for a company: the latest, with the day on which the first one began. */
export interface Work {
  readonly title: string | null
  readonly position: Localized | null
  readonly department: Localized | null
  readonly firstDay: string
  readonly lastDay: string | null
  readonly salary: number | null
  readonly currency: string | null
}

/** The work of these people for a company, by user; whoever never worked there is not in it. One statement. */
export async function worksOf(
  db: Readable,
  accountId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Work>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([employments.userId], {
      userId: employments.userId,
      title: employments.jobTitle,
      position: positions.title,
      department: departments.name,
      lastDay: employments.lastDay,
      salary: offers.salary,
      currency: offers.currency,
      firstDay: sql<string>`min(${employments.startedOn}) over (partition by ${employments.userId})`,
    })
    .from(employments)
    .leftJoin(positions, eq(positions.id, employments.positionId))
    .leftJoin(departments, eq(departments.id, positions.departmentId))
    .leftJoin(offers, eq(offers.id, employments.offerId))
    .where(and(eq(employments.companyAccountId, accountId), inArray(employments.userId, [...new Set(userIds)])))
    .orderBy(
      asc(employments.userId),
      desc(sql`coalesce(${employments.lastDay}, '9999-12-31')`),
      desc(employments.startedOn),
      asc(employments.id),
    )
  return new Map(rows.map(({ userId, ...work }) => [userId, work]))
}

/** Whom and what the fields of a letter speak of. */
export interface Spoken {
  readonly lang: Language
  readonly about: { readonly name: Localized | null; readonly work: Work | null } | null
  readonly company: string
  readonly author: string | null
  readonly recipient: string | null
  readonly reference: string | null
  readonly now: Date
}

/** What the merge fields of a letter say, in its language and calendar; what nothing is known of is null. */
export function fieldValues(spoken: Spoken): FieldValues {
  const { lang, about } = spoken
  const work = about?.work
  const text = (value: Localized | null | undefined) => resolve(value, lang)?.text ?? null
  const day = (iso: string | null | undefined) => (iso ? formatDate(iso, { lang, calendar: calendarOf(lang) }) : null)
  return {
    person_name: text(about?.name),
    position: text(work?.position) ?? work?.title ?? null,
    department: text(work?.department),
    first_day: day(work?.firstDay),
    last_day: day(work?.lastDay),
    salary: work?.salary ? formatMoney(work.salary, lang, work.currency ?? 'ETB') : null,
    currency: work?.currency ?? null,
    company_name: spoken.company,
    recipient_name: spoken.recipient,
    author_name: spoken.author,
    reference: spoken.reference,
    today: day(todayIn(spoken.now)),
  }
}
