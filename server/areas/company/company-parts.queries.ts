import { eq } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import { COMPANY_PARTS, type CompanyPart, type PartValues } from '../../../openapi/schemas/company.ts'
import { companyParts } from '../../db/company-tables.ts'
import type { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'

export type PartRow = Pick<typeof companyParts.$inferSelect, 'part' | 'values' | 'version'>
/** What of the account itself belongs to the parts: pictures and size are kept there alone. */
export type CompanyAccount = Pick<typeof accounts.$inferSelect, 'username' | 'companyName' | 'publicName' | 'phoneNumber' | 'companySizeId' | 'pictureId' | 'coverId'>

/** Every part of what a company says of itself. `saved` names those it has said; the others have what registration gave, and nothing else. */
export interface CompanyParts {
  readonly values: { readonly [P in CompanyPart]: PartValues<P> }
  readonly versions: Readonly<Record<CompanyPart, number>>
  readonly saved: readonly CompanyPart[]
}

/** Values of parts that were never saved. Numbers of the authorities are for the company alone until it says otherwise; how to reach it is there to be found. */
function unsaved(account: CompanyAccount): CompanyParts['values'] {
  return {
    identity: {
      name: shownCompanyName(account),
      legal_name: null,
      short_name: null,
      public_name: null,
      tagline: null,
      year_of_establishment: null,
      logo_id: null,
      cover_id: null,
    },
    business: { business_type: null, legal_structure: null, market_type: null },
    legal: {
      tin_number: null,
      tin_authority: null,
      tin_issue_date: null,
      vat_number: null,
      vat_authority: null,
      vat_registration_date: null,
      registration_number: null,
      registration_authority: null,
      license_expiry_date: null,
      audiences: { tin_number: [], vat_number: [], registration_number: [] },
    },
    hours: { days: [], note: null },
    size: { company_size_id: null, number_of_employees: null, number_of_branches: null, number_of_offices: null },
    place: {
      website: null,
      email: null,
      phone_number: account.phoneNumber,
      po_box: null,
      street_address: null,
      zip_code: null,
      country: null,
      region: null,
      zone: null,
      woreda: null,
      map: null,
      audiences: { email: ['site', 'card'], phone_number: ['site', 'card'], address: ['site', 'card'] },
    },
  }
}

/** The parts from their rows and the account. Rows hold what the schemas let in, so their values are of their part's shape. */
export function partsFrom(rows: readonly PartRow[], account: CompanyAccount): CompanyParts {
  const kept = new Map(rows.map((row) => [row.part, row]))
  const empty = unsaved(account)
  const of = <P extends CompanyPart>(part: P) => ({ ...empty[part], ...(kept.get(part)?.values as PartValues<P> | undefined) })
  const identity = { ...of('identity'), logo_id: account.pictureId as Ref<'file'> | null, cover_id: account.coverId as Ref<'file'> | null }
  const size = { ...of('size'), company_size_id: account.companySizeId as Ref<'companySize'> | null }
  return {
    values: { identity, business: of('business'), legal: of('legal'), hours: of('hours'), size, place: of('place') },
    versions: Object.fromEntries(COMPANY_PARTS.map((part) => [part, kept.get(part)?.version ?? 1])) as Record<CompanyPart, number>,
    saved: COMPANY_PARTS.filter((part) => kept.has(part)),
  }
}

/** The rows of the parts that a company saved. */
export const partRows = (db: Readable, accountId: string): Promise<PartRow[]> =>
  db.select({ part: companyParts.part, values: companyParts.values, version: companyParts.version }).from(companyParts).where(eq(companyParts.accountId, accountId))
