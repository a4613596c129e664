import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { relationsOf } from '../../openapi/field-kinds.ts'
import type { RefName } from '../../openapi/ref.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { columnOf } from '../db/collection-table.ts'
import { jobPostings, jobPostingSkills } from '../db/job-posting-tables.ts'
import { tiers } from '../db/list-tables.ts'
import { registrations } from '../db/sign-in-tables.ts'
import { accounts, planRequests, users } from '../db/tables.ts'
import { resumeTemplateSettings } from '../db/resume-tables.ts'
import { templateSettings } from '../db/site-tables.ts'
import type { Readable } from '../kernel/context.ts'
import { todayIn } from '../kernel/days.ts'
import { columnIn, tableOf } from './tables.ts'

/**
 * A place that may refer to a row, so that it cannot be deleted: its kind, and how many there are. Rows that wait to
 * become something count as well.
 */
export interface Referrer {
  readonly resource: RefName | 'reader' | 'registration' | 'resumeTemplate' | 'template'
  readonly count: (db: Readable, id: string, now: Date) => Promise<number>
}

const accountsWith = (column: PgColumn): Referrer => ({
  resource: 'account',
  count: async (db, id) => (await db.select({ n: count() }).from(accounts).where(eq(column, id)))[0]?.n ?? 0,
})
/** Registrations that may be confirmed still: they become companies with what they chose. */
const registrationsWith = (column: PgColumn): Referrer => ({
  resource: 'registration',
  count: (db, id, now) =>
    db.$count(registrations, and(eq(column, id), isNull(registrations.usedAt), gt(registrations.expiresAt, now))),
})

/** Who has a plan, and who asked for it: both name it by its key. */
const usersWithPlan: Referrer = {
  resource: 'user',
  count: (db, id) => db.$count(users, eq(users.tierKey, keyOfPlan(db, id))),
}
const requestsForPlan: Referrer = {
  resource: 'planRequest',
  count: (db, id) => db.$count(planRequests, eq(planRequests.tierKey, keyOfPlan(db, id))),
}
/** An entry that stays as it is from a day on: people read it, and may have accepted it. */
const readersFrom = (name: ResourceName, day: string): Referrer => ({
  resource: 'reader',
  count: (db, id, now) =>
    db.$count(
      tableOf(name),
      and(
        eq(columnIn(name, 'id'), id),
        eq(columnIn(name, 'active'), true),
        lte(columnIn(name, columnOf(day)), todayIn(now)),
      ),
    ),
})
const keyOfPlan = (db: Readable, id: string) => db.select({ key: tiers.key }).from(tiers).where(eq(tiers.id, id))
const templatesIn: Referrer = {
  resource: 'template',
  count: (db, id) => db.$count(templateSettings, eq(templateSettings.categoryId, id)),
}

const resumeTemplatesIn: Referrer = {
  resource: 'resumeTemplate',
  count: (db, id) => db.$count(resumeTemplateSettings, eq(resumeTemplateSettings.categoryId, id)),
}

const postingsWith = (column: PgColumn): Referrer => ({
  resource: 'jobPosting',
  count: (db, id) => db.$count(column.table, eq(column, id)),
})

/** The collections that tables outside the collections refer to. */
const outside: Partial<Readonly<Record<ResourceName, readonly Referrer[]>>> = {
  companySize: [accountsWith(accounts.companySizeId), registrationsWith(registrations.companySizeId)],
  jobSector: [postingsWith(jobPostings.sectorId)],
  jobTitle: [postingsWith(jobPostings.jobTitleId)],
  skill: [postingsWith(jobPostingSkills.skillId)],
  tier: [usersWithPlan, requestsForPlan],
  templateCategory: [templatesIn],
  resumeCategory: [resumeTemplatesIn],
  infoSource: [accountsWith(accounts.infoSourceId), registrationsWith(registrations.infoSourceId)],
}

/** The rows of a collection that name one in a field. */
const rowsWith = (name: ResourceName, field: string): Referrer => ({
  resource: name,
  count: (db, id) => db.$count(tableOf(name), eq(columnIn(name, columnOf(field)), id)),
})
const related = (to: ResourceName): readonly Referrer[] =>
  Object.values(anyResources).flatMap(({ name, fields }) =>
    relationsOf(fields).flatMap(([field, relation]) =>
      relation.to === to ? [rowsWith(name as ResourceName, field)] : [],
    ),
  )

/** Everything that may refer to a row of a collection. */
export function referrersTo(name: ResourceName): readonly Referrer[] {
  const { fixedFrom } = anyResources[name]
  return [
    ...(outside[name] ?? []),
    ...(fixedFrom === undefined ? [] : [readersFrom(name, fixedFrom)]),
    ...related(name),
  ]
}
