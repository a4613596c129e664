import { eq } from 'drizzle-orm'
import type { AnyPart } from '../../../openapi/part.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  COMPANY_PARTS,
  companyParts as parts,
  type CompanyPart,
  type PartValues,
} from '../../../openapi/schemas/company.ts'
import { companyParts } from '../../db/company-tables.ts'
import type { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'

export type PartRow = Pick<typeof companyParts.$inferSelect, 'part' | 'values' | 'version'>
/** What of the account itself belongs to the parts: pictures and size are kept there alone. */
export type CompanyAccount = Pick<
  typeof accounts.$inferSelect,
  'username' | 'companyName' | 'publicName' | 'phoneNumber' | 'companySizeId' | 'pictureId' | 'coverId'
>

/**
 * Every part of what a company says of itself. `saved` names those it has said; the others have what registration gave,
 * and nothing else.
 */
export interface CompanyParts {
  readonly values: { readonly [P in CompanyPart]: PartValues<P> }
  readonly versions: Readonly<Record<CompanyPart, number>>
  readonly saved: readonly CompanyPart[]
}

/** What registration gave of parts that were never saved; all else is empty. */
const given = (account: CompanyAccount): { readonly [P in CompanyPart]?: Partial<PartValues<P>> } => ({
  identity: { name: shownCompanyName(account) },
  hours: { days: [] },
  place: { phone_number: account.phoneNumber },
})
/** What of the parts stands on the account alone. */
const onAccount = (account: CompanyAccount): { readonly [P in CompanyPart]?: Partial<PartValues<P>> } => ({
  identity: { logo_id: account.pictureId as Ref<'file'> | null, cover_id: account.coverId as Ref<'file'> | null },
  size: { company_size_id: account.companySizeId as Ref<'companySize'> | null },
})

/**
 * The parts from their rows and the account. Numbers of the authorities are for the company alone until it says
 * otherwise; how to reach it is there to be found (`audiences` of each part). Rows hold what the schemas let in, so
 * their values are of their part's shape.
 */
export function partsFrom(rows: readonly PartRow[], account: CompanyAccount): CompanyParts {
  const kept = new Map(rows.map((row) => [row.part, row]))
  const valuesOf = (part: CompanyPart) => {
    const { fields, audiences }: AnyPart = parts[part]
    const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
    return {
      ...empty,
      ...(audiences ? { audiences } : {}),
      ...given(account)[part],
      ...kept.get(part)?.values,
      ...onAccount(account)[part],
    }
  }
  return {
    values: Object.fromEntries(COMPANY_PARTS.map((part) => [part, valuesOf(part)])) as CompanyParts['values'],
    versions: Object.fromEntries(COMPANY_PARTS.map((part) => [part, kept.get(part)?.version ?? 1])) as Record<
      CompanyPart,
      number
    >,
    saved: COMPANY_PARTS.filter((part) => kept.has(part)),
  }
}

/** The rows of the parts that a company saved. */
export const partRows = (db: Readable, accountId: string): Promise<PartRow[]> =>
  db
    .select({ part: companyParts.part, values: companyParts.values, version: companyParts.version })
    .from(companyParts)
    .where(eq(companyParts.accountId, accountId))
