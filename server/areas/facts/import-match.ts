import type { FactPart } from '../../../openapi/fact-parts.ts'
import type { Fields } from '../../../openapi/fields.ts'
import { bindings, type CollectionRow } from '../../resources/bindings.ts'
import { isSame, type Values } from './import-values.ts'

/**
 * By what an entry of a file is known as one that is there: all of the first must be the same, and of the others those
 * that both say. What a person has once is always the same entry.
 */
const SAME: Readonly<Record<FactPart, { readonly all: readonly string[]; readonly both: readonly string[] }>> = {
  summary: { all: [], both: [] },
  experience: { all: ['company_name', 'job_title'], both: ['start_date'] },
  education: { all: ['school_name', 'degree'], both: ['start_date'] },
  skills: { all: ['name'], both: [] },
  languages: { all: ['name'], both: [] },
  certificates: { all: ['name'], both: ['issuer', 'number'] },
  projects: { all: ['name'], both: ['start_date'] },
  published_works: { all: ['title'], both: [] },
  awards: { all: ['title'], both: ['awarder'] },
  volunteering: { all: ['organisation', 'role'], both: ['start_date'] },
  courses: { all: ['name'], both: ['provider'] },
  hobbies: { all: ['name'], both: [] },
  references: { all: ['name'], both: [] },
  social_media: { all: ['url'], both: [] },
}

/** An entry that is there. */
export interface There {
  readonly row: CollectionRow
  readonly body: Values
  /** The fields that an employer confirms. */
  readonly fixed: readonly string[]
}
/** Do both say the same thing? Dates may be known to the month. */
export function isOne(part: FactPart, fields: Fields, a: Values, b: Values): boolean {
  const { all, both } = SAME[part]
  const same = (field: string) => {
    const of = fields[field]
    return of !== undefined && isSame(of, a[field], b[field], 'month')
  }
  const says = (field: string) => (a[field] ?? null) !== null && (b[field] ?? null) !== null
  return all.every((field) => says(field) && same(field)) && both.every((field) => !says(field) || same(field))
}

/** From its first month to its last; what goes on, or of which no end is known, has none. */
const monthsOf = (body: Values) => ({
  from: String(body['start_date'] ?? '').slice(0, 7),
  to: body['currently_employed'] === true ? '9999' : String(body['end_date'] ?? '9999').slice(0, 7),
})
/** Is it the job that an employer confirms, which files date less well? Their times meet. */
function isConfirmedJob(row: There, values: Values): boolean {
  if (row.fixed.length === 0) return false
  const { experience } = SAME
  const { fields } = bindings.experience.resource
  const [a, b] = [monthsOf(row.body), monthsOf(values)]
  const isNamed = experience.all.every((field) => {
    const of = fields[field]
    return of !== undefined && (values[field] ?? null) !== null && isSame(of, row.body[field], values[field], 'month')
  })
  return isNamed && a.from <= b.to && b.from <= a.to
}

/**
 * Which entry that is there each one of the file is, by its place in the file; an entry is only one's. A confirmed job
 * of other dates is looked for last.
 */
export function foundOf(
  key: FactPart,
  fields: Fields,
  there: readonly There[],
  read: readonly (Values | null)[],
): ReadonlyMap<number, There> {
  const found = new Map<number, There>()
  const free = new Set(there)
  for (const isIt of [(one: There, values: Values) => isOne(key, fields, one.body, values), isConfirmedJob])
    for (const [at, values] of read.entries()) {
      if (values === null || found.has(at)) continue
      const one = [...free].find((other) => isIt(other, values))
      if (one === undefined) continue
      free.delete(one)
      found.set(at, one)
    }
  return found
}
