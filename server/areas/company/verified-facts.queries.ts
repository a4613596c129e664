import { eq } from 'drizzle-orm'
import type { VerifiedFacts } from '../../../openapi/schemas/administration.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { companyParts } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { partsFrom, type CompanyAccount, type PartRow } from './company-parts.queries.ts'

/** What an administrator makes sure of, out of what a company says of itself. */
export function factsFrom(parts: readonly PartRow[], account: CompanyAccount): VerifiedFacts {
  const { identity, legal } = partsFrom(parts, account).values
  const { tin_number, vat_number, registration_number } = legal
  return {
    company_name: shownCompanyName(account),
    legal_name: identity.legal_name,
    tin_number,
    vat_number,
    registration_number,
  }
}

/** The same as it is kept now. */
export async function readFacts(db: Readable, accountId: string): Promise<VerifiedFacts> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined) return refuse('not_found', {})
  return factsFrom(await db.select().from(companyParts).where(eq(companyParts.accountId, accountId)), account)
}

const said = (name: Localized | null) => JSON.stringify([name?.en ?? null, name?.am ?? null])
/** Does the mark still stand beside what it was given for? */
export const isSame = (one: VerifiedFacts, other: VerifiedFacts): boolean =>
  said(one.company_name) === said(other.company_name) &&
  said(one.legal_name) === said(other.legal_name) &&
  one.tin_number === other.tin_number &&
  one.vat_number === other.vat_number &&
  one.registration_number === other.registration_number
