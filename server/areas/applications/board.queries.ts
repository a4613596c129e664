import { and, asc, count, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import { BOARD_PART, type ApplicantBoard } from '../../../openapi/schemas/applicant-board.ts'
import type { ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { exportList } from '../../kernel/list/export.ts'
import { askedOf, inOrderOf, refuseUnknown, type ListQuery } from '../../kernel/list/list.ts'
import { ordered, type Order } from '../../kernel/list/order.ts'
import { presentStage, stagesById } from '../hiring/stages.queries.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { applicantList, readRows, sentFor, stagesFor } from './applicants.queries.ts'
import type { Reading } from './own.queries.ts'

type Narrowed = Pick<ListQuery, 'q' | 'sort'> & Narrowing<typeof lists.applicants>
type Asking = Reading & { readonly lang: Language }

/** What is asked for of a posting of the account, and in which order. */
async function askedFor(db: Readable, postingId: string, query: Narrowed, { lang, ...reading }: Asking) {
  const posting = await findPosting(db, reading.viewer.accountId, postingId)
  const stages = await stagesFor(db, posting, query.stage)
  const { where, order } = await askedOf(applicantList(db, postingId, reading), query, lang)
  if (order === null) throw new Error('Applicants are always in the order of a column.')
  return { where, order, stages }
}

/**
 * Everybody who is asked for by where they stand: how many, and the first of each column. However many there are it is
 * one statement for the columns and one for the rows.
 */
export async function readBoard(
  db: Readable,
  postingId: string,
  query: Omit<Narrowed, 'status' | 'stage'>,
  asking: Asking,
): Promise<ApplicantBoard> {
  const { where, order, stages } = await askedFor(db, postingId, query, asking)
  const { id, stageId } = jobApplications
  const by = sql.join([...ordered(order, id)], sql`, `)
  const placed = db
    .select({
      id,
      stageId,
      place: sql<number>`(row_number() over (partition by ${stageId} order by ${by}))::int`.as('place'),
      all: sql<number>`(${count()} over (partition by ${stageId}))::int`.as('all_there'),
    })
    .from(jobApplications)
    .where(where)
    .as('placed')
  const found = await db
    .select()
    .from(placed)
    .where(lte(placed.place, BOARD_PART))
    .orderBy(asc(placed.stageId), asc(placed.place))
  const rows = await readRows(
    db,
    postingId,
    found.map((one) => one.id),
    asking,
  )
  return {
    columns: stages.map((stage) => ({
      stage: presentStage(stage),
      count: found.find(({ stageId: at }) => at === stage.id)?.all ?? 0,
      data: rows.filter((row) => row.stage.id === stage.id),
    })),
  }
}

/** The rows after the one with this id, in the order: its own place is looked up, so nobody is skipped when some move. */
function following({ column, descending }: Order, after: string): SQL {
  const { id } = jobApplications
  const place = sql`(select ${column}, ${id} from ${jobApplications} where ${eq(id, after)})`
  return sql`(${column}, ${id}) ${sql.raw(descending ? '<' : '>')} ${place}`
}

/** The applicants after one, in the order that is asked for. One that did not apply for the posting is refused. */
export async function readMore(
  db: Readable,
  postingId: string,
  {
    after,
    limit = BOARD_PART,
    ...query
  }: Narrowed & { readonly after?: string | undefined; readonly limit?: number | undefined },
  asking: Asking,
): Promise<{ readonly data: ApplicantRow[] }> {
  const { where, order } = await askedFor(db, postingId, query, asking)
  const { id } = jobApplications
  if (after !== undefined) await refuseUnknown(db, 'after', jobApplications, and(sentFor(postingId), eq(id, after)))
  const found = await db
    .select({ id })
    .from(jobApplications)
    .where(and(where, after === undefined ? undefined : following(order, after)))
    .orderBy(...ordered(order, id))
    .limit(limit)
  return {
    data: await readRows(
      db,
      postingId,
      found.map((one) => one.id),
      asking,
    ),
  }
}

/** What stands in a file of applicants. */
const CELLS = {
  name_en: sql<string | null>`${jobApplications.name} ->> 'en'`,
  name_am: sql<string | null>`${jobApplications.name} ->> 'am'`,
  email: jobApplications.email,
  phone: jobApplications.phone,
  status: jobApplications.status,
  applied_at: jobApplications.appliedAt,
  reply_by: jobApplications.replyBy,
  decided_at: jobApplications.decidedAt,
  reason: jobApplications.reason,
  knocked_out: jobApplications.knockedOut,
} as const satisfies Readonly<Record<string, PgColumn | SQL>>
const COLUMNS = Object.keys(CELLS) as (keyof typeof CELLS)[]

async function cellsOf(db: Readable, postingId: string, ids: readonly string[]): Promise<(readonly unknown[])[]> {
  const rows = await db
    .select({ id: jobApplications.id, stageId: jobApplications.stageId, ...CELLS })
    .from(jobApplications)
    .where(and(sentFor(postingId), inArray(jobApplications.id, [...ids])))
  const stages = await stagesById(
    db,
    rows.map(({ stageId }) => stageId),
  )
  return inOrderOf(ids, rows, ({ id }) => id).map((row) => {
    const name = stages.get(row.stageId)?.name
    return [...COLUMNS.map((column) => row[column]), name?.en, name?.am]
  })
}

/** Everybody who is asked for as CSV. A wrong query is refused before the first line. */
export async function exportApplicants(
  db: Readable,
  postingId: string,
  query: Narrowed,
  asking: Asking,
): Promise<AsyncGenerator<string>> {
  const asked = await askedFor(db, postingId, query, asking)
  return exportList(db, applicantList(db, postingId, asking), asked, {
    header: [...COLUMNS, 'stage_en', 'stage_am'],
    read: async (ids) => cellsOf(db, postingId, ids),
  })
}
