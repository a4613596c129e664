import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { hasName, shownName } from '../../../openapi/format/shown-name.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ApplicantList } from '../../../openapi/schemas/job-application.ts'
import { interviewerAssignments } from '../../db/applicant-review-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuseUnknown } from '../../kernel/list/list.ts'

// Columns are named in full: in the list of a select from one table they would lose the name of theirs.
/**
 * Does an assignment still hold? Not that of somebody whose work ended after it: who is hired again begins without the
 * former one's. A new job in the place of the old one changes nothing. Whether they work there now is another question.
 */
export const stillHolds: SQL = sql.raw(`not exists (
  select 1 from employments e where e.user_id = interviewer_assignments.user_id
    and e.company_account_id = interviewer_assignments.account_id
    and e.ended_at > interviewer_assignments.created_at and e.replaced_by is null)`)

/** The applications, as a condition, of which a user is an interviewer in an account: alone, or with all of a posting. */
export const interviewedBy = ({ userId, accountId }: Pick<Viewer, 'userId' | 'accountId'>): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${interviewerAssignments} where ${interviewerAssignments.userId} = ${userId}
    and ${interviewerAssignments.accountId} = ${accountId} and (${interviewerAssignments.applicationId} = ${jobApplications.id}
      or (${interviewerAssignments.applicationId} is null and ${interviewerAssignments.postingId} = ${jobApplications.postingId}))
    and ${stillHolds})`

/** Who interviews some or all of those who applied for a posting, by name. */
export async function interviewersFor(db: Readable, postingId: string): Promise<ApplicantList['interviewers']> {
  const rows = await db
    .select()
    .from(users)
    .where(
      sql`exists (select 1 from ${interviewerAssignments} where ${interviewerAssignments.userId} = ${users.id}
        and ${interviewerAssignments.postingId} = ${postingId} and ${stillHolds})`,
    )
    .orderBy(asc(users.searchKey), asc(users.id))
  return rows.map((user) => {
    const name = shownName(user)
    const standIn = user.deletedAt === null ? { en: user.email } : null
    return { id: user.id as Ref<'user'>, name: hasName(name) ? name : standIn }
  })
}

/** The applications of which a colleague is an interviewer. Refuses who never owned the account nor worked for it. */
export async function narrowedToInterviewer(db: Readable, accountId: string, userId: string): Promise<SQL> {
  const belongs = sql`(exists (select 1 from accounts a where a.id = ${accountId} and a.owner_id = users.id)
    or exists (select 1 from co_owners o where o.account_id = ${accountId} and o.user_id = users.id)
    or exists (select 1 from employments e where e.company_account_id = ${accountId} and e.user_id = users.id))`
  await refuseUnknown(db, 'interviewer', users, and(eq(users.id, userId), belongs))
  return interviewedBy({ userId, accountId })
}
