import { sql, type SQL } from 'drizzle-orm'
import type { ApplicationSource } from '../../../openapi/application-source.ts'
import { jobApplication as life } from '../../../openapi/lifecycles/job-application.ts'
import { FUNNEL_STEPS } from '../../../openapi/schemas/applicant-analysis.ts'
import type { ApplicationStage, ApplicationStatus } from '../../../openapi/schemas/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { history } from '../../db/platform-tables.ts'
import type { Readable } from '../../kernel/context.ts'

type Sent = Exclude<ApplicationStatus, 'draft'>

/** What was sent for a posting, as a part of a statement. */
export const sentFor = (postingId: string): SQL =>
  sql`${jobApplications.postingId} = ${postingId}::uuid and ${jobApplications.status} <> 'draft'`

/** How far a status is in the funnel, from 1; null: it is no step of it. */
const rankOf = (status: SQL): SQL<number | null> =>
  sql`array_position(array[${sql.join(
    FUNNEL_STEPS.map((step) => sql`${step}`),
    sql`, `,
  )}]::text[], ${status})`
/** Between two instants, in hours. */
const hoursBetween = (from: SQL, until: SQL): SQL => sql`extract(epoch from ${until} - ${from}) / 3600`
/** Nobody can be told to have waited less than nothing, whatever clocks did. */
const notNegative = (hours: SQL): SQL => sql`greatest(0, ${hours})::float8`

/** Applicants who are alike in everything that is counted. */
export interface Group {
  readonly source: ApplicationSource | null
  readonly status: Sent
  readonly knockedOut: boolean
  /** The furthest step that they came to, from 1. */
  readonly reached: number
  readonly n: number
}

/**
 * Everybody who applied for a posting, counted by where they came from, how they stand and how far they came. Whoever
 * was rejected, or withdrew, came as far as they were before.
 */
export async function groupsOf(db: Readable, postingId: string): Promise<readonly Group[]> {
  const { id, source, status, knockedOut } = jobApplications
  const { rows } = await db.execute<{ [K in keyof Group]: Group[K] }>(sql`
    with furthest as (
      select ${history.subjectId} as id, max(${rankOf(sql`${history.status}`)}) as rank
      from ${history} join ${jobApplications} on ${id} = ${history.subjectId}
      where ${history.lifecycle} = ${life.id} and ${sentFor(postingId)}
      group by 1
    )
    select ${source} as source, ${status} as status, ${knockedOut} as "knockedOut",
      greatest(1, furthest.rank, ${rankOf(sql`${status}`)})::int as reached,
      count(*)::int as n
    from ${jobApplications} left join furthest on furthest.id = ${id}
    where ${sentFor(postingId)}
    group by 1, 2, 3, 4`)
  return rows
}

interface Stay {
  readonly step: ApplicationStage
  readonly finished: number
  readonly now: number
  readonly median: number | null
  readonly p90: number | null
  readonly longest: number | null
}
/**
 * How long those who applied for a posting were in each kind of stage. A move between stages of one kind goes on with
 * the stay.
 */
export async function staysOf(db: Readable, postingId: string, now: Date): Promise<readonly Stay[]> {
  const lasted = notNegative(hoursBetween(sql`at`, sql`until`))
  const lasts = notNegative(hoursBetween(sql`at`, sql`${now.toISOString()}::timestamptz`))
  const { rows } = await db.execute<{ [K in keyof Stay]: Stay[K] }>(sql`
    with steps as (
      select ${history.id} as id, ${history.subjectId} as subject, ${history.status} as status, ${history.at} as at,
        lag(${history.status}) over (partition by ${history.subjectId} order by ${history.id}) as before
      from ${history} join ${jobApplications} on ${jobApplications.id} = ${history.subjectId}
      where ${history.lifecycle} = ${life.id} and ${sentFor(postingId)}
    ), stays as (
      select status, at, lead(at) over (partition by subject order by id) as until
      from steps where status is distinct from before
    )
    select status as step,
      count(until)::int as finished,
      (count(*) - count(until))::int as now,
      percentile_cont(0.5) within group (order by ${lasted}) filter (where until is not null) as median,
      percentile_cont(0.9) within group (order by ${lasted}) filter (where until is not null) as p90,
      max(${lasts}) filter (where until is null) as longest
    from stays where ${rankOf(sql`status`)} < ${FUNNEL_STEPS.length}
    group by 1 order by ${rankOf(sql`status`)}`)
  return rows
}

interface Replies {
  readonly replied: number
  readonly waiting: number
  readonly median: number | null
  readonly p90: number | null
  readonly kept: number
  readonly broken: number
  readonly open: number
}
/** How long applicants waited for the first thing that the employer did, and how many got a decision by the promised date. */
export async function repliesOf(db: Readable, postingId: string, now: Date): Promise<Replies> {
  const { id, status, appliedAt, replyBy, decidedAt } = jobApplications
  const at = sql`${now.toISOString()}::timestamptz`
  const isDecided = sql`${status} in ('hired', 'rejected')`
  const isRunning = sql`${status} not in ('hired', 'rejected', 'withdrawn')`
  const lasted = notNegative(hoursBetween(sql`${appliedAt}`, sql`replies.at`))
  const { rows } = await db.execute<{ [K in keyof Replies]: Replies[K] }>(sql`
    with replies as (
      select ${history.subjectId} as id, min(${history.at}) as at
      from ${history} join ${jobApplications} on ${id} = ${history.subjectId}
      where ${history.lifecycle} = ${life.id} and ${history.event} not in ('apply', 'withdraw') and ${sentFor(postingId)}
      group by 1
    )
    select count(replies.at)::int as replied,
      (count(*) filter (where replies.at is null and ${isRunning}))::int as waiting,
      percentile_cont(0.5) within group (order by ${lasted}) filter (where replies.at is not null) as median,
      percentile_cont(0.9) within group (order by ${lasted}) filter (where replies.at is not null) as p90,
      (count(*) filter (where ${isDecided} and ${decidedAt} <= ${replyBy}))::int as kept,
      (count(*) filter (where ${decidedAt} > ${replyBy} or ${isRunning} and ${replyBy} <= ${at}))::int as broken,
      (count(*) filter (where ${isRunning} and ${replyBy} > ${at}))::int as open
    from ${jobApplications} left join replies on replies.id = ${id}
    where ${sentFor(postingId)}`)
  return rows[0] ?? { replied: 0, waiting: 0, median: null, p90: null, kept: 0, broken: 0, open: 0 }
}
