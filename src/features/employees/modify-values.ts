import type { Modification, Offer } from '../../machines/job-offer/offer-row.ts'

/** The terms that the form holds, beside which the former stand. What is not filled in counts as before. */
export function termsHeld(
  held: Readonly<Partial<Modification>>,
  row: Offer,
  position: { readonly title: string; readonly department: string } | null,
): Offer {
  const text = <K extends 'job_title' | 'job_description' | 'employment_type' | 'location_type' | 'from_date'>(
    part: K,
  ) => held[part] || row[part]
  return {
    ...row,
    job_title: text('job_title'),
    job_description: text('job_description'),
    employment_type: text('employment_type'),
    location_type: text('location_type'),
    from_date: text('from_date'),
    salary: typeof held.salary === 'number' ? held.salary : row.salary,
    currency: held.currency ?? row.currency,
    to_date: held.to_date || null,
    answer_by: held.answer_by || null,
    current_job: held.current_job || row.current_job,
    roles:
      position && row.roles[0]
        ? [{ ...row.roles[0], position_name: position.title, structure_name: position.department }]
        : row.roles,
  }
}
