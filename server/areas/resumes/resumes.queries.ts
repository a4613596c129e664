import { and, count, desc, eq, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type { ResumeRow, SavedResume } from '../../../openapi/schemas/resume.ts'
import { resumes, resumeViews } from '../../db/resume-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { planOf } from '../../kernel/plan-of.ts'
import { refuse } from '../../kernel/refusal.ts'
import { isOpen, resumePath } from './publication.policy.ts'

export type Resume = typeof resumes.$inferSelect

/** What is needed to show a resume to its owner: today's date, and the origin of public addresses. */
export interface Showing {
  readonly now: Date
  readonly webOrigin: string
}

/** The resumes of an account that were not deleted, as conditions. */
export const ofAccount = (accountId: string) => and(eq(resumes.accountId, accountId), isNull(resumes.deletedAt))

function presentShown(row: Resume, { now, webOrigin }: Showing): Omit<ResumeRow, 'views'> {
  return {
    id: row.id as Ref<'resume'>,
    name: row.name,
    lang: row.lang,
    template: row.style.template,
    visibility: row.visibility,
    until: row.until,
    indexed: row.indexed,
    is_public: isOpen(row, now),
    has_password: row.passwordHash !== null,
    url: row.slug === null ? null : `${webOrigin}${resumePath(row.slug)}`,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
export const presentSaved = (row: Resume, showing: Showing): SavedResume => ({
  ...presentShown(row, showing),
  style: row.style,
  content: row.content,
})

export async function listResumes(db: Readable, accountId: string, showing: Showing): Promise<ResumeRow[]> {
  const rows = await db.select().from(resumes).where(ofAccount(accountId)).orderBy(desc(resumes.updatedAt))
  const views = await viewsOf(db, accountId)
  return rows.map((row) => ({ ...presentShown(row, showing), views: views.get(row.id) ?? 0 }))
}

/** A resume of the account. Another's, a deleted and an unknown one are the same 404. */
export async function findResume(db: Readable, accountId: string, id: string): Promise<Resume> {
  const [row] = await db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), ofAccount(accountId)))
  return row ?? refuse('not_found', {})
}

/** How many resumes the plan of the account's owner allows; null: any number. */
export const resumeLimit = async (db: Readable, accountId: string): Promise<number | null> =>
  (await planOf(db, accountId))?.resumes ?? null

export async function countResumes(db: Readable, accountId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(resumes).where(ofAccount(accountId))
  return row?.n ?? 0
}

/** People who have resumes, each with how many: a table to select from. `where` says whose, of accounts and users. */
export const peopleByResumes = (db: Readable, where: SQL | undefined) =>
  db
    .select({
      username: accounts.username,
      displayName: users.displayName,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
      used: sql<number>`count(*)::int`.as('used'),
    })
    .from(resumes)
    .innerJoin(accounts, eq(accounts.id, resumes.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(isNull(resumes.deletedAt), where))
    .groupBy(accounts.id, users.id)
    .as('people')

/** How often the resumes and snapshots of an account were viewed, by their ids. */
export async function viewsOf(db: Readable, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: resumeViews.resumeId, n: sum(resumeViews.count).mapWith(Number) })
    .from(resumeViews)
    .where(eq(resumeViews.accountId, accountId))
    .groupBy(resumeViews.resumeId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
