import { and, asc, eq } from 'drizzle-orm'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { REFERENCE_LISTS, type ReferenceEntry, type ReferenceList } from '../../openapi/schemas/reference.ts'
import { referenceEntries } from '../db/platform-tables.ts'
import type { Cache } from './caches.ts'
import type { Readable, Services } from './context.ts'

/** The entries of a list in order; with `parent`, only those below it. */
export function referenceList(db: Readable, list: ReferenceList, parent?: string): Promise<ReferenceEntry[]> {
  const { key, name, parent: belongsTo, position } = referenceEntries
  return db
    .select({ key, name, parent: belongsTo })
    .from(referenceEntries)
    .where(and(eq(referenceEntries.list, list), parent === undefined ? undefined : eq(belongsTo, parent)))
    .orderBy(asc(position), asc(key))
}

/** Does the list have the key? With `parent`, is it below that entry? */
export async function knownReference(
  db: Readable,
  list: ReferenceList,
  key: string,
  parent?: string,
): Promise<boolean> {
  const [row] = await db
    .select({ key: referenceEntries.key })
    .from(referenceEntries)
    .where(
      and(
        eq(referenceEntries.list, list),
        eq(referenceEntries.key, key),
        parent === undefined ? undefined : eq(referenceEntries.parent, parent),
      ),
    )
  return row !== undefined
}

export type ReferenceNames = ReadonlyMap<ReferenceList, ReadonlyMap<string, Localized>>
/** What reading names needs. */
type Named = Pick<Services, 'db' | 'caches'>
/** The names in memory of one process. */
class NameCache implements Cache {
  readonly most = null
  size = 0
  hits = 0
  misses = 0
  #reading: Promise<ReferenceNames> | null = null

  find(services: Named): Promise<ReferenceNames> {
    if (this.#reading) {
      this.hits += 1
      return this.#reading
    }
    this.misses += 1
    const reading: Promise<ReferenceNames> = readNames(services).then(
      (names) => {
        if (this.#reading === reading) this.size = [...names.values()].reduce((sum, list) => sum + list.size, 0)
        return names
      },
      (error: unknown) => {
        // After a failure, the next call reads again.
        if (this.#reading === reading) this.clear()
        throw error
      },
    )
    this.#reading = reading
    return reading
  }
  readonly clear = (): void => {
    this.#reading = null
    this.size = 0
  }
}
const kept = new WeakMap<Named, NameCache>()

async function readNames({ db }: Named): Promise<ReferenceNames> {
  const names = new Map<ReferenceList, Map<string, Localized>>(REFERENCE_LISTS.map((list) => [list, new Map()]))
  for (const row of await db.select().from(referenceEntries))
    names.get(row.list as ReferenceList)?.set(row.key, row.name)
  return names
}

/**
 * The names of every entry by list and key, for documents and other texts. Read once, because the lists are seeded
 * before the server starts and never change while it runs.
 */
export function referenceNames(services: Named): Promise<ReferenceNames> {
  let names = kept.get(services)
  if (names === undefined) {
    names = new NameCache()
    kept.set(services, names)
    services.caches.add('reference_names', names)
  }
  return names.find(services)
}
