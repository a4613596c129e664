import { and, asc, eq } from 'drizzle-orm'
import type { Chart } from '../../../openapi/chart-cards.ts'
import type { Language } from '../../../openapi/define.ts'
import { departments, employments, positions } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isPublished } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { refuse } from '../../kernel/refusal.ts'
import { showsPhoto } from '../site/shown-picture.queries.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { isCurrent } from './seats.queries.ts'

type Seat = Chart['nodes'][number]['people'][number]

/**
 * The people who hold each position of a company now, by position id; the longest-serving first, and those who are still
 * to begin last.
 */
async function seatsOf(
  db: Readable,
  { files }: Pick<Services, 'files'>,
  companyId: string,
  now: Date,
): Promise<ReadonlyMap<string, readonly Seat[]>> {
  const rows = await db
    .select({
      positionId: employments.positionId,
      employmentId: employments.id,
      userId: employments.userId,
      username: accounts.username,
      pictureId: accounts.pictureId,
      audiences: accounts.audiences,
      displayName: users.displayName,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
      isPublic: isPublished(accounts.id),
      startedOn: employments.startedOn,
    })
    .from(employments)
    .innerJoin(accounts, eq(accounts.id, employments.employeeAccountId))
    .innerJoin(users, eq(users.id, employments.userId))
    .where(and(eq(employments.companyAccountId, companyId), isCurrent(now)))
    .orderBy(asc(employments.startedOn), asc(employments.id))
  const today = todayIn(now)
  const seats = new Map<string, Seat[]>()
  const seated = new Set<string>()
  for (const row of rows) {
    // Who begins in the same position again on new terms holds one seat.
    if (row.positionId === null || seated.has(`${row.positionId} ${row.userId}`)) continue
    seated.add(`${row.positionId} ${row.userId}`)
    const seat = {
      employment_id: row.employmentId,
      name: { ...shownName(row) },
      photo:
        row.pictureId !== null && showsPhoto(row.audiences, row.isPublic)
          ? files.guestUrl(row.pictureId, 'employer', 'small')
          : null,
      username: row.isPublic ? row.username : null,
      starts_on: row.startedOn > today ? row.startedOn : null,
    }
    const others = seats.get(row.positionId)
    if (others) others.push(seat)
    else seats.set(row.positionId, [seat])
  }
  return seats
}

/** The company's positions by title, with their holders and reporting lines. Always three statements. */
export async function readChart(
  db: Readable,
  services: Services,
  companyId: string,
  lang: Language,
  now: Date,
): Promise<Chart> {
  const [company] = await db
    .select({ publicName: accounts.publicName, companyName: accounts.companyName, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, companyId))
  if (!company) return refuse('not_found', {})
  const seats = await seatsOf(db, services, companyId, now)
  const rows = await db
    .select({
      id: positions.id,
      title: positions.title,
      departmentId: positions.departmentId,
      department: departments.name,
      reportsToId: positions.reportsToId,
      headcount: positions.headcount,
    })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(eq(positions.companyAccountId, companyId))
    .orderBy(asc(lang === 'en' ? positions.titleKeyEn : positions.titleKeyAm), asc(positions.id))
  return {
    company: { ...shownCompanyName(company) },
    nodes: rows.map(({ departmentId, reportsToId, ...row }) => ({
      ...row,
      department_id: departmentId,
      reports_to_id: reportsToId,
      people: [...(seats.get(row.id) ?? [])],
    })),
  }
}
