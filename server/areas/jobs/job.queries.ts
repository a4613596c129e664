import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { JobData } from '../../../src/documents/jobs/job-data.ts'
import { jobPostings, jobPostingSkills } from '../../db/job-posting-tables.ts'
import { jobSectors, jobTitles, skills } from '../../db/list-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Services } from '../../kernel/context.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { cardOf, employerColumns } from './job-cards.queries.ts'
import { similarJobs } from './search.queries.ts'

/** The end of an address, and what stands on everything that speaks of a posting. */
const CODE = /(?:^|-)([0-9a-z]{8})$/

/**
 * Where the posting is that an address names: by its code alone, or with words that were never its own. Null: there is
 * none, or visitors never saw it.
 */
export async function slugOfCode({ db }: Pick<Services, 'db'>, address: string): Promise<string | null> {
  const code = CODE.exec(address)?.[1]
  if (code === undefined) return null
  const [row] = await db
    .select({ slug: jobPostings.slug })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .where(and(sql`${jobPostings.code} in (${code}, ${code.toUpperCase()})`, WAS_SEEN, isActive()))
  return row?.slug ?? null
}
const WAS_SEEN = and(sql`${jobPostings.publishedAt} is not null`, isNull(jobPostings.deletedAt))

/** The posting at an address as visitors see it; null where there is none. */
export const readJob = (services: Services, slug: string) =>
  jobWhere(services, and(eq(jobPostings.slug, slug), WAS_SEEN))

/** A posting of the account as visitors would see what is saved now; null where there is none. */
export async function previewedJob(services: Services, id: string, accountId: string): Promise<JobData | null> {
  const own = and(eq(jobPostings.id, id), eq(jobPostings.accountId, accountId), isNull(jobPostings.deletedAt))
  return (await jobWhere(services, own))?.job ?? null
}

async function jobWhere(
  services: Services,
  where: SQL | undefined,
): Promise<{ readonly accountId: string; readonly job: JobData } | null> {
  const { db, clock } = services
  const [found] = await db
    .select({ row: jobPostings, employer: employerColumns, sector: jobSectors.name, jobTitle: jobTitles.name })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(jobSectors, eq(jobSectors.id, jobPostings.sectorId))
    .leftJoin(jobTitles, eq(jobTitles.id, jobPostings.jobTitleId))
    .where(and(where, isActive()))
  if (found === undefined) return null
  const { row, employer, sector, jobTitle } = found
  const names = await referenceNames(services)
  const asked = await db
    .select({ name: skills.name })
    .from(jobPostingSkills)
    .innerJoin(skills, eq(skills.id, jobPostingSkills.skillId))
    .where(eq(jobPostingSkills.postingId, row.id))
    .orderBy(asc(jobPostingSkills.place))
  const state = row.status === 'closed' ? 'over' : row.status === 'paused' ? 'paused' : 'open'
  const job: JobData = {
    ...cardOf(row, employer, names),
    code: row.code,
    sector,
    jobTitle,
    description: row.description,
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    skills: asked.map(({ name }) => name),
    typeKey: row.employmentType,
    placeKey: row.locationType,
    experienceYears: row.experienceYears,
    education: row.educationLevel === null ? null : (names.get('degrees')?.get(row.educationLevel) ?? null),
    vacancies: row.vacancies,
    replyWithin: row.replyWithin,
    documents: row.documents,
    publishedAt: (row.publishedAt ?? clock.now()).toISOString(),
    closesAt: row.closesAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    state,
    previewPath: null,
    from: null,
    similar: await similarJobs(services, row),
    kept: [],
    applied: null,
  }
  return { accountId: row.accountId, job }
}
