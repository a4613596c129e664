import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import { offers } from '../../db/company-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { presentEmployment, presentOffer, type Reading } from './offers.present.ts'
import { staffOf, staffOrder, staffWhere, type StaffOrder, type StaffQuery, type StaffRow } from './staff.queries.ts'

const BATCH = 500

/** Named as the import reads them: what was exported can be filled in and sent again. */
const COLUMNS = [
  'employee_email',
  'employee_name',
  'position',
  'department',
  'job_title',
  'job_description',
  'salary',
  'currency',
  'employment_type',
  'location_type',
  'from_date',
  'to_date',
  'answer_by',
  'status',
  'rejection_note',
  'started_on',
  'last_day',
  'ended_at',
  'rights',
  'created_at',
] as const

function cellsOf({ row, employment }: StaffRow, reading: Reading): readonly unknown[] {
  const offer = presentOffer(row, reading)
  const work = employment && presentEmployment(employment, reading)
  const [role] = offer.roles
  const values: Readonly<Record<(typeof COLUMNS)[number], unknown>> = {
    ...offer,
    position: role?.position_name,
    department: role?.structure_name,
    started_on: work?.started_on,
    last_day: work?.last_day,
    ended_at: work?.ended_at,
    rights: work?.rights.join(' '),
  }
  return COLUMNS.map((column) => values[column])
}

/** Who exports what. */
interface Export {
  readonly viewer: Viewer<'company'>
  readonly query: StaffQuery
  readonly lang: Language
  readonly services: Pick<Services, 'files' | 'clock'>
}

/** Employees and offers as CSV, UTF-8 with a byte order mark, in batches by key: memory stays flat however many there are. A wrong query is refused before the first line. */
export async function exportStaff(db: Readable, asked: Export): Promise<AsyncGenerator<string>> {
  return linesOf(db, asked, staffOrder(asked.query.sort), await staffWhere(db, asked.viewer, asked.query))
}

async function* linesOf(db: Readable, reading: Export, { column, descending }: StaffOrder, where: SQL | undefined): AsyncGenerator<string> {
  const turned = descending ? desc : asc
  const key = sql<string>`${column}::text`.as('key')
  yield BOM + csvLine(COLUMNS)
  let after: { readonly key: string; readonly id: string } | null = null
  for (;;) {
    const beyond =
      after === null ? undefined : descending ? sql`(${column}, ${offers.id}) < (${after.key}, ${after.id})` : sql`(${column}, ${offers.id}) > (${after.key}, ${after.id})`
    const found: { id: string; key: string }[] = await db
      .select({ id: offers.id, key })
      .from(offers)
      .where(and(where, beyond))
      .orderBy(turned(column), turned(offers.id))
      .limit(BATCH)
    const ids = found.map(({ id }) => id)
    const rows = await staffOf(db, reading.viewer, ids)
    if (rows.length > 0) yield rows.map((row) => csvLine(cellsOf(row, reading))).join('')
    const last = found.at(-1)
    if (found.length < BATCH || last === undefined) return
    after = last
  }
}
