import type { CompanyPart } from '../../../openapi/schemas/company.ts'

/** What else stands on the page beside the six groups. */
export type Section = CompanyPart | 'licences' | 'verification'
/** The id of a section, for the way to it. */
export const partId = (section: Section) => `company-${section}`
