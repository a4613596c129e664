import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type { AlertRhythm, JobSearchRow } from '../../../openapi/schemas/job-alert.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { JOB_FACETS, jobFields, jobSearchOf, type JobSearch } from '../../../src/documents/jobs/job-address.ts'
import { jobSearches } from '../../db/job-alert-tables.ts'
import { jobSectors } from '../../db/list-tables.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { LISTS } from '../jobs/search.queries.ts'

export type KeptSearch = typeof jobSearches.$inferSelect

/** What a kept search asks: as it was kept, the newest first and whatever was published since. */
export function searchOf(query: string): JobSearch {
  const asked = new URLSearchParams(query)
  const said = Object.fromEntries(
    [...new Set(asked.keys())].map((name) => {
      const values = asked.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
  return { ...jobSearchOf(said), page: 1, posted: null }
}
/** The one spelling of a query, so that the same search is kept once. */
export const spelled = (query: string): string => {
  const search = searchOf(query)
  const usual: JobSearch = { ...search, sort: search.q === '' ? 'newest' : 'relevance' }
  return new URLSearchParams(jobFields(usual).map(([name, value]) => [name, value])).toString()
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** What the values of these searches are called, by facet and value. */
async function namesOf(db: Readable, searches: readonly JobSearch[]): Promise<ReadonlyMap<string, Localized>> {
  const names = new Map<string, Localized>()
  const sectors = searches.flatMap(({ sector }) => sector).filter((id) => UUID.test(id))
  if (sectors.length > 0)
    for (const { id, name } of await db
      .select({ id: jobSectors.id, name: jobSectors.name })
      .from(jobSectors)
      .where(inArray(jobSectors.id, sectors)))
      names.set(`sector:${id}`, name)
  const listed = JOB_FACETS.flatMap((facet) => (facet === 'sector' ? [] : [facet]))
  const asked = listed.flatMap((facet) => {
    const keys = searches.flatMap((search) => search[facet])
    return keys.length === 0 ? [] : [and(eq(referenceEntries.list, LISTS[facet]), inArray(referenceEntries.key, keys))]
  })
  if (asked.length === 0) return names
  const rows = await db
    .select({ list: referenceEntries.list, key: referenceEntries.key, name: referenceEntries.name })
    .from(referenceEntries)
    .where(or(...asked))
  for (const facet of listed)
    for (const { list, key, name } of rows) if (list === LISTS[facet]) names.set(`${facet}:${key}`, name)
  return names
}

async function present(db: Readable, rows: readonly KeptSearch[]): Promise<JobSearchRow[]> {
  const searches = rows.map(({ search }) => searchOf(search))
  const names = await namesOf(db, searches)
  return rows.map((row, at) => {
    const search = searches[at] ?? searchOf('')
    return {
      id: row.id as Ref<'jobSearch'>,
      version: row.version,
      name: row.name,
      mails: row.mails,
      search: row.search,
      words: search.q,
      filters: JOB_FACETS.flatMap((facet) => search[facet].flatMap((value) => names.get(`${facet}:${value}`) ?? [])),
      salary: search.salary,
      mailed_at: row.mailedAt?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
    }
  })
}

/** The searches of an account, the newest first. */
export const listSearches = async (db: Readable, accountId: string): Promise<JobSearchRow[]> =>
  present(
    db,
    await db
      .select()
      .from(jobSearches)
      .where(eq(jobSearches.accountId, accountId))
      .orderBy(desc(jobSearches.createdAt), desc(jobSearches.id)),
  )

/** How often a search is mailed, whoever has it; null where it is gone. */
export async function rhythmOf(db: Readable, id: string): Promise<AlertRhythm | null> {
  const [row] = await db.select({ mails: jobSearches.mails }).from(jobSearches).where(eq(jobSearches.id, id))
  return row?.mails ?? null
}

/** A search of the account. Another's and an unknown one are the same 404. */
export async function readSearch(db: Readable, accountId: string, id: string): Promise<JobSearchRow> {
  const found = await db
    .select()
    .from(jobSearches)
    .where(and(eq(jobSearches.id, id), eq(jobSearches.accountId, accountId)))
  const [row] = await present(db, found)
  return row ?? refuse('not_found', {})
}
