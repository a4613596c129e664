import { eq, inArray } from 'drizzle-orm'
import { resolve } from '../../openapi/format/names.ts'
import type { ValidationId } from '../../openapi/explain.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { shownCompanyName } from '../../openapi/format/shown-name.ts'
import { columnOf } from '../db/collection-table.ts'
import { experiences } from '../db/collection-tables.ts'
import { employments } from '../db/company-tables.ts'
import { accounts } from '../db/tables.ts'
import type { Readable } from '../kernel/context.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import type { Binding, CollectionRow } from './bindings.ts'

type Values = Readonly<Record<string, unknown>>
/**
 * The fields of an experience that an employer confirms. While it does, they cannot be changed; place and description
 * can.
 */
const FACTS = [
  'company_name',
  'job_title',
  'employment_type',
  'location_type',
  'currently_employed',
  'start_date',
  'start_known',
  'end_date',
  'end_known',
] as const

const employmentOf = ({ resource }: Binding, row: CollectionRow): string | null =>
  resource.name === 'experience' && typeof row['employmentId'] === 'string' ? row['employmentId'] : null

function isSame(before: unknown, now: unknown): boolean {
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) return before === now
  const [a, b] = [before as Localized, now as Localized]
  return a.en === b.en && a.am === b.am
}

/** A row that comes back: nobody confirms it any more where the same job stands in another entry by now. */
export async function withoutTakenConfirmation(
  db: Readable,
  binding: Binding,
  row: CollectionRow,
): Promise<CollectionRow> {
  const employmentId = employmentOf(binding, row)
  if (employmentId === null) return row
  const isTaken = (await db.$count(experiences, eq(experiences.employmentId, employmentId))) > 0
  return isTaken ? { ...row, employmentId: null } : row
}

/** The fields of a row that an employer confirms: all by its record, the company itself by its letter. */
export const confirmedFields = (binding: Binding, row: CollectionRow): readonly string[] =>
  employmentOf(binding, row) !== null ? FACTS : typeof row['letterId'] === 'string' ? ['company_name'] : []

/** Errors at the confirmed fields that a body would change. */
export function changedFacts(binding: Binding, before: CollectionRow | null, body: Values): FieldErrors {
  if (before === null) return {}
  const changed = confirmedFields(binding, before).filter((field) => !isSame(before[columnOf(field)], body[field]))
  return Object.fromEntries(changed.map((field) => [field, ['validation.confirmed' satisfies ValidationId]]))
}

/** The employer that confirms a row, named in the language of the row. */
interface Confirmed {
  readonly company: string
  readonly username: string
}
/** The confirming employers by the id of the row. One statement, and none if no row is confirmed. */
export async function confirmations(
  db: Readable,
  binding: Binding,
  rows: readonly CollectionRow[],
): Promise<ReadonlyMap<string, Confirmed>> {
  const ids = rows.flatMap((row) => employmentOf(binding, row) ?? [])
  if (ids.length === 0) return new Map()
  const { publicName, companyName, username } = accounts
  const found = await db
    .select({ id: employments.id, publicName, companyName, username })
    .from(employments)
    .innerJoin(accounts, eq(accounts.id, employments.companyAccountId))
    .where(inArray(employments.id, ids))
  const employers = new Map(found.map((employer) => [employer.id, employer]))
  return new Map(
    rows.flatMap((row) => {
      const employer = employers.get(employmentOf(binding, row) ?? '')
      if (employer === undefined) return []
      const lang = (row['companyName'] as Localized).en === undefined ? 'am' : 'en'
      return [
        [
          row.id,
          {
            company: resolve(shownCompanyName(employer), lang)?.text ?? employer.username,
            username: employer.username,
          },
        ] as const,
      ]
    }),
  )
}
