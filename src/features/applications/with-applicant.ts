import type { ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import type { ListedApplicant } from './applicants.effects.ts'

/** The rows of the page, with the one who is looked at as they were read then; one who is not on the page comes last. */
export function withApplicant(
  rows: readonly ListedApplicant[] | null,
  read: ApplicantRow | null,
): readonly ListedApplicant[] | null {
  if (read === null) return rows
  if (rows === null) return [{ ...read, position: 0 }]
  const fresh = rows.map((row) => (row.id === read.id && row.version < read.version ? { ...row, ...read } : row))
  return rows.some(({ id }) => id === read.id) ? fresh : [...fresh, { ...read, position: rows.length }]
}
