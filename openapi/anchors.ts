import type { FactPart } from './fact-parts.ts'
import { pages } from './routes.ts'
import type { CompanyPart } from './schemas/company.ts'

/** What stands on the page of a company's information: the six groups, and beside them two more. */
export type CompanySection = CompanyPart | 'licences' | 'verification'

/** The id of a section of that page, which is a long one. */
export const companySectionId = (section: CompanySection): string => `company-${section}`
/** The way to a section of it. */
export const companySectionPath = (section: CompanySection): string =>
  `${pages.companyInformation.path}#${companySectionId(section)}`

/** The id of the list of companies that someone is invited to own, on the dashboard. */
export const INVITATIONS_ID = 'ownership-invitations'
export const invitationsPath = `${pages.dashboard.path}#${INVITATIONS_ID}`

/** What the link of an invitation carries behind `#`, which no server is sent: the email that it was mailed to. */
export const invitedAs = (email: string): `#${string}` => `#email=${encodeURIComponent(email)}`
/** The email that an invitation was mailed to; null where the address names none, or something else. */
export function invitedEmail(hash: string): string | null {
  const email = new URLSearchParams(hash.slice(1).replaceAll('+', '%2B')).get('email')
  return email !== null && /^[^\s@]{1,64}@[^\s@]{1,190}$/u.test(email) ? email : null
}

/** The id of a part of a person's career details. */
export const factPartId = (part: FactPart): string => `part-${part}`
/** The way to a part of them, which is open then. */
export const factPartPath = (part: FactPart): string => `${pages.resumeInformation.path}#${factPartId(part)}`
