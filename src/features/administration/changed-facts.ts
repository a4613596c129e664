import type { ManagedVerification, VerifiedFacts } from '../../../openapi/schemas/administration.ts'

export type VerifiedFact = keyof VerifiedFacts
const FACTS = [
  'company_name',
  'legal_name',
  'tin_number',
  'vat_number',
  'registration_number',
] as const satisfies readonly VerifiedFact[]

const said = (value: VerifiedFacts[VerifiedFact]): string =>
  typeof value === 'object' && value !== null ? JSON.stringify([value.en ?? null, value.am ?? null]) : (value ?? '')

/** What has changed since a company was verified, in the order of the page. */
export const changedFacts = ({ former, ...now }: ManagedVerification): readonly VerifiedFact[] =>
  former === null ? [] : FACTS.filter((fact) => said(former[fact]) !== said(now[fact]))
