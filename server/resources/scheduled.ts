import { asc, eq, type SQL } from 'drizzle-orm'
import type { publishing } from '../../openapi/lifecycles/publishing.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable } from '../kernel/context.ts'
import { bindings, type Binding } from './bindings.ts'
import { columnIn } from './tables.ts'

/** An entry that appears by itself: its title, when, and the page of its collection. */
interface Scheduled {
  readonly path: string
  readonly name: Localized
  readonly publish_at: string
}
const SCHEDULED = 'scheduled' satisfies keyof typeof publishing.states

/** The entries of all collections that appear by themselves: how many, and the next of them. */
export async function scheduledEntries(
  db: Readable,
): Promise<{ readonly count: number; readonly next: Scheduled | null }> {
  const found = await Promise.all(
    Object.values<Binding>(bindings)
      .filter(({ resource }) => resource.publishing !== undefined)
      .map((binding) => scheduledOf(db, binding)),
  )
  const [next] = found.flatMap((each) => each.next ?? []).toSorted((a, b) => (a.publish_at < b.publish_at ? -1 : 1))
  return { count: found.reduce((total, each) => total + each.count, 0), next: next ?? null }
}

async function scheduledOf(
  db: Readable,
  { table, resource }: Binding,
): Promise<{ readonly count: number; readonly next: Scheduled | null }> {
  const name = resource.name as ResourceName
  const at = columnIn(name, 'publishAt')
  const where: SQL = eq(columnIn(name, 'publishingStatus'), SCHEDULED)
  const title = columnIn(name, columnOf(resource.columns[0] ?? ''))
  const [count, [row]] = await Promise.all([
    db.$count(table, where),
    db.select({ name: title, at }).from(table).where(where).orderBy(asc(at)).limit(1),
  ])
  const isNext = row !== undefined && row.at instanceof Date && resource.page !== undefined
  return {
    count,
    next: isNext
      ? { path: resource.page.path, name: row.name as Localized, publish_at: (row.at as Date).toISOString() }
      : null,
  }
}
