import type { Language, Viewer } from '../../../openapi/define.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { exportList } from '../../kernel/list/export.ts'
import { askedOf } from '../../kernel/list/list.ts'
import { presentEmployment, presentOffer, type Reading } from './offers.present.ts'
import { staffList, staffOf, type StaffQuery, type StaffRow } from './staff.queries.ts'

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
  'current_job',
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

/** Employees and offers as CSV. A wrong query is refused before the first line. */
export async function exportStaff(
  db: Readable,
  { viewer, query, lang, services }: Export,
): Promise<AsyncGenerator<string>> {
  const source = staffList(db, viewer)
  const read = async (ids: readonly string[]) =>
    (await staffOf(db, viewer, ids)).map((row) => cellsOf(row, { viewer, lang, services }))
  return exportList(db, source, await askedOf(source, query, lang), { header: COLUMNS, read })
}
