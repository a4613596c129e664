import { eq, inArray, sql } from 'drizzle-orm'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { JobCard, JobEmployer, JobSalary } from '../../../src/documents/jobs/job-data.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive, isPublished } from '../../kernel/active-account.ts'
import type { Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { referenceNames, type ReferenceNames } from '../../kernel/reference-lists.ts'

export const employerColumns = {
  username: accounts.username,
  kind: accounts.kind,
  companyName: accounts.companyName,
  publicName: accounts.publicName,
  verifiedAt: accounts.verifiedAt,
  displayName: users.displayName,
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
  isPublished: sql<boolean>`${isPublished(accounts.id)} and ${isActive()}`,
}
interface EmployerRow
  extends
    Pick<typeof accounts.$inferSelect, 'username' | 'kind' | 'companyName' | 'publicName' | 'verifiedAt'>,
    Pick<typeof users.$inferSelect, 'displayName' | 'firstName' | 'middleName' | 'lastName'> {
  readonly isPublished: boolean
}
const employerOf = (row: EmployerRow): JobEmployer => ({
  username: row.username,
  name: row.kind === 'company' ? shownCompanyName(row) : shownName(row),
  isVerified: row.verifiedAt !== null,
  isPublished: row.isPublished,
})

type PostingRow = Pick<
  typeof jobPostings.$inferSelect,
  | 'slug'
  | 'title'
  | 'city'
  | 'region'
  | 'employmentType'
  | 'locationType'
  | 'salaryFrom'
  | 'salaryTo'
  | 'salaryShown'
  | 'currency'
  | 'salaryPeriod'
  | 'publishedAt'
  | 'createdAt'
  | 'deadline'
>
const salaryOf = (row: PostingRow): JobSalary | null =>
  row.salaryShown && (row.salaryFrom !== null || row.salaryTo !== null)
    ? { from: row.salaryFrom, to: row.salaryTo, currency: row.currency, period: row.salaryPeriod }
    : null

/** A posting as lists name it. */
export function cardOf(row: PostingRow, employer: EmployerRow, names: ReferenceNames): JobCard {
  const nameOf = (list: 'regions' | 'employment-types' | 'location-types', key: string | null) =>
    key === null ? null : (names.get(list)?.get(key) ?? null)
  return {
    slug: row.slug ?? '',
    title: row.title,
    employer: employerOf(employer),
    region: nameOf('regions', row.region),
    city: row.city,
    type: nameOf('employment-types', row.employmentType),
    place: nameOf('location-types', row.locationType),
    salary: salaryOf(row),
    publishedOn: todayIn(row.publishedAt ?? row.createdAt),
    deadline: row.deadline,
  }
}

/** Postings by their ids, in the order of the ids. */
export async function readCards(
  services: Pick<Services, 'db' | 'caches'>,
  ids: readonly string[],
): Promise<readonly JobCard[]> {
  if (ids.length === 0) return []
  const names = await referenceNames(services)
  const rows = await services.db
    .select({
      id: jobPostings.id,
      posting: {
        slug: jobPostings.slug,
        title: jobPostings.title,
        city: jobPostings.city,
        region: jobPostings.region,
        employmentType: jobPostings.employmentType,
        locationType: jobPostings.locationType,
        salaryFrom: jobPostings.salaryFrom,
        salaryTo: jobPostings.salaryTo,
        salaryShown: jobPostings.salaryShown,
        currency: jobPostings.currency,
        salaryPeriod: jobPostings.salaryPeriod,
        publishedAt: jobPostings.publishedAt,
        createdAt: jobPostings.createdAt,
        deadline: jobPostings.deadline,
      },
      employer: employerColumns,
    })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(inArray(jobPostings.id, [...ids]))
  const cards = new Map(rows.map(({ id, posting, employer }) => [id, cardOf(posting, employer, names)] as const))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
