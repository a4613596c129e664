import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import { ROLE, type RoleId } from '../../../openapi/define.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { PlanEffect, PlanLimit, PlanUse } from '../../../openapi/schemas/plan.ts'
import { tiers } from '../../db/list-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { employerName } from '../jobs/postings.present.ts'
import { employersByOpenJobs } from '../jobs/postings.queries.ts'
import { companiesByLetters } from '../letters/monthly-limit.queries.ts'
import { companiesByStaff } from '../offers/employee-limit.queries.ts'
import { peopleByResumes } from '../resumes/resumes.queries.ts'

/** So many of those that a change concerns are named. */
const EXAMPLES = 5

const withRole = (role: RoleId) => sql<number>`(count(${users.id}) filter (where ${users.role} = ${role}))::int`
/** A plan is a user's, however many accounts they have; administrators have none that would limit them. */
const people = withRole(ROLE.individual)
const companies = withRole(ROLE.company)

/** How many have each plan. */
export async function readPlanUse(db: Readable): Promise<PlanUse[]> {
  const rows = await db
    .select({ id: tiers.id, key: tiers.key, name: tiers.name, people, companies })
    .from(tiers)
    .leftJoin(users, eq(users.tierKey, tiers.key))
    .groupBy(tiers.id)
    .orderBy(asc(tiers.position))
  return rows.map(({ id, ...row }) => ({ id: id as Ref<'tier'>, ...row }))
}

/** Owners of companies, each with how many accounts they have, under the name of their first one. */
const ownersByAccounts = (db: Readable, tierKey: string) =>
  db
    .select({
      username: sql<string>`(array_agg(${accounts.username} order by ${accounts.createdAt}))[1]`.as('username'),
      companyName: sql<string | null>`(array_agg(${accounts.companyName} order by ${accounts.createdAt}))[1]`.as(
        'company_name',
      ),
      publicName: sql<null>`null`.as('public_name'),
      used: sql<number>`count(*)::int`.as('used'),
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(users.tierKey, tierKey), eq(users.role, ROLE.company)))
    .groupBy(users.id)
    .as('owners')

type Counted =
  | ReturnType<typeof ownersByAccounts>
  | ReturnType<typeof companiesByStaff>
  | ReturnType<typeof employersByOpenJobs>
  | ReturnType<typeof companiesByLetters>
  | ReturnType<typeof peopleByResumes>

/** Who of them uses more than a limit allows, now and planned. */
async function overLimit(
  db: Readable,
  counted: Counted,
  now: number | null,
  planned: number | null,
): Promise<PlanEffect['accounts']> {
  const over = async (limit: number | null): Promise<number> => {
    if (limit === null) return 0
    const [row] = await db.select({ n: count() }).from(counted).where(gt(counted.used, limit))
    return row?.n ?? 0
  }
  const largest =
    planned === null
      ? []
      : await db
          .select()
          .from(counted)
          .where(gt(counted.used, planned))
          .orderBy(desc(counted.used), asc(counted.username))
          .limit(EXAMPLES)
  return {
    now: await over(now),
    planned: await over(planned),
    examples: largest.map((row) => ({
      name: 'kind' in row ? employerName(row, row) : 'displayName' in row ? shownName(row) : shownCompanyName(row),
      username: row.username,
      used: row.used,
    })),
  }
}

/** What other limits of a plan would change for those who have it. Absent: any number. */
export async function readPlanEffect(
  db: Readable,
  id: string,
  planned: Readonly<Partial<Record<PlanLimit, number | undefined>>>,
  now: Date,
): Promise<PlanEffect> {
  const [plan] = await db.select().from(tiers).where(eq(tiers.id, id))
  if (plan === undefined) return refuse('not_found', {})
  const [use] = await db.select({ people, companies }).from(users).where(eq(users.tierKey, plan.key))
  return {
    people: use?.people ?? 0,
    companies: use?.companies ?? 0,
    accounts: await overLimit(db, ownersByAccounts(db, plan.key), plan.accounts, planned.accounts ?? null),
    employees: await overLimit(
      db,
      companiesByStaff(db, eq(users.tierKey, plan.key), now),
      plan.employees,
      planned.employees ?? null,
    ),
    jobs: await overLimit(
      db,
      employersByOpenJobs(db, eq(users.tierKey, plan.key)),
      plan.openJobs,
      planned.jobs ?? null,
    ),
    letters: await overLimit(
      db,
      companiesByLetters(db, eq(users.tierKey, plan.key), now),
      plan.lettersPerMonth,
      planned.letters ?? null,
    ),
    resumes: await overLimit(
      db,
      peopleByResumes(db, eq(users.tierKey, plan.key)),
      plan.resumes,
      planned.resumes ?? null,
    ),
  }
}
