import { sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { interviewerAssignments } from '../../db/applicant-review-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'

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
