import type { WEEKDAYS } from '../../openapi/schemas/company.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'

/**
 * What documents show about a company besides the fields it shares with people. Presented for one audience; fields that
 * it may not see are null or absent.
 */

/** A company's address, from the street outwards. The country has its key too. */
export interface CompanyAddress {
  readonly po_box: string | null
  readonly street: Localized | null
  readonly zip_code: string | null
  readonly woreda: Localized | null
  readonly zone: Localized | null
  readonly region: Localized | null
  readonly country: { readonly key: string; readonly name: Localized } | null
}
/** WGS 84, degrees. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** What page and card of a company have in common. */
export interface CompanyContact {
  readonly is_verified: boolean
  readonly website: string | null
  readonly address: CompanyAddress | null
  readonly map: Coordinates | null
}

/** A number issued by an authority, shown only to the audiences that the company chose. `since` is an ISO date. */
export interface LegalNumber {
  readonly key: 'tin_number' | 'vat_number' | 'registration_number'
  readonly number: string
  readonly authority: Localized | null
  readonly since: string | null
}
/** ISO 8601 weekday, Monday 1; `HH:MM` in East Africa Time. */
export interface OpenDay {
  readonly day: (typeof WEEKDAYS)[number]
  readonly opens: string
  readonly closes: string
}
/** A visible licence, without its document. Dates are ISO `yyyy-mm-dd`. */
export interface ShownLicence {
  readonly name: Localized
  readonly number: string
  readonly authority: Localized
  readonly issued_on: string
  readonly expires_on: string | null
}

export interface CompanyFacts extends CompanyContact {
  readonly legal_name: Localized | null
  readonly short_name: Localized | null
  /** Gregorian. */
  readonly year: number | null
  readonly business_type: Localized | null
  readonly legal_structure: Localized | null
  readonly market_type: Localized | null
  readonly size: Localized | null
  readonly employees: number | null
  readonly branches: number | null
  readonly offices: number | null
  readonly numbers: readonly LegalNumber[]
  /** Null: not stated. A day that is missing is closed. */
  readonly hours: { readonly days: readonly OpenDay[]; readonly note: Localized | null } | null
  readonly licences: readonly ShownLicence[]
  /** The path for following the company; null if the page does not offer it. */
  readonly follow: string | null
}
