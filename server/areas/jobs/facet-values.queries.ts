import { inArray } from 'drizzle-orm'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { JobFacet } from '../../../src/documents/jobs/job-address.ts'
import type { FacetValue } from '../../../src/documents/jobs/job-data.ts'
import { jobSectors } from '../../db/list-tables.ts'
import type { Services } from '../../kernel/context.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'

/** So many values of a facet are offered. */
const MOST_VALUES = 30
const LISTS = { type: 'employment-types', place: 'location-types', region: 'regions', education: 'degrees' } as const

/** How many of the jobs found have each value, by `facet:value`. */
interface Counted {
  readonly facets: ReadonlyMap<string, number>
}

/** The values of a facet with their names, those that find most first; a value that is chosen is always there. */
export async function valuesOf(
  services: Pick<Services, 'db' | 'caches'>,
  name: JobFacet,
  { counts, chosen }: { readonly counts: Counted; readonly chosen: readonly string[] },
): Promise<readonly FacetValue[]> {
  const found = [...counts.facets].flatMap(([facet, count]) =>
    facet.startsWith(`${name}:`) ? [{ value: facet.slice(name.length + 1), count }] : [],
  )
  const all = [
    ...found.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MOST_VALUES),
    ...chosen.filter((value) => !found.some((one) => one.value === value)).map((value) => ({ value, count: 0 })),
  ]
  const names =
    name === 'sector'
      ? await sectorNames(
          services,
          all.map(({ value }) => value),
        )
      : (await referenceNames(services)).get(LISTS[name])
  return all.flatMap(({ value, count }) => {
    const named = names?.get(value)
    return named ? [{ value, count, name: named }] : []
  })
}
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
async function sectorNames(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  const wanted = ids.filter((id) => UUID.test(id))
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: jobSectors.id, name: jobSectors.name })
    .from(jobSectors)
    .where(inArray(jobSectors.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name] as const))
}
