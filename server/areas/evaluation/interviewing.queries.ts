import { sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { interviewerAssignments } from '../../db/applicant-review-tables.ts'
import { employments } from '../../db/company-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'

/**
 * Does an assignment still hold? Not that of somebody whose work ended after it: who is hired again begins without the
 * former one's. A new job in the place of the old one changes nothing. Whether they work there now is another question.
 */
export const stillHolds: SQL = sql`not exists (
  select 1 from ${employments} e where e.user_id = ${interviewerAssignments.userId}
    and e.company_account_id = ${interviewerAssignments.accountId}
    and e.ended_at > ${interviewerAssignments.createdAt} and e.replaced_by is null)`

/** Is the assignment about this application: it alone, or everybody who applied for its posting? */
const coversApplication: SQL = sql`(${interviewerAssignments.applicationId} = ${jobApplications.id}
  or (${interviewerAssignments.applicationId} is null and ${interviewerAssignments.postingId} = ${jobApplications.postingId}))`

/** The applications, as a condition, of which a user is an interviewer in an account. */
export const interviewedBy = ({ userId, accountId }: Pick<Viewer, 'userId' | 'accountId'>): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${interviewerAssignments} where ${interviewerAssignments.userId} = ${userId}
    and ${interviewerAssignments.accountId} = ${accountId} and ${coversApplication} and ${stillHolds})`
