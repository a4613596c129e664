import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { slugFieldOf } from '../../openapi/field-kinds.ts'
import type { ValidationId } from '../../openapi/explain.ts'
import { LONGEST_SLUG, slugOf } from '../../openapi/format/slug.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { formerSlugs } from '../db/platform-tables.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable, Services, Tx } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { bindings, type Binding, type CollectionRow } from './bindings.ts'
import { columnIn } from './tables.ts'

type Values = Readonly<Record<string, unknown>>
/** So many former addresses of one entry lead to it; older ones are free again. */
const MOST_FORMER = 20
/** Room at the end of an address for a hyphen and a counter. */
const COUNTER = 6

const columnFor = ({ resource }: Binding, field: string) => columnIn(resource.name as ResourceName, columnOf(field))
const formerOf = ({ resource }: Binding) => eq(formerSlugs.collection, resource.name)

/**
 * The ids of the entries that have an address or had it, by address; of former ones only where the entry still exists.
 */
async function takenAmong(
  tx: Tx,
  binding: Binding,
  field: string,
  which: { readonly slug: string; readonly counted: boolean },
): Promise<ReadonlyMap<string, string>> {
  const { table } = binding
  const pattern = `^${which.slug}${which.counted ? '(-[0-9]+)?' : ''}$`
  const column = columnFor(binding, field)
  const present = await tx
    .select({ slug: column, id: table.id })
    .from(table)
    .where(sql`${column} ~ ${pattern}`)
  const former = await tx
    .select({ slug: formerSlugs.slug, id: formerSlugs.entryId })
    .from(formerSlugs)
    .innerJoin(table, eq(table.id, formerSlugs.entryId))
    .where(and(formerOf(binding), sql`${formerSlugs.slug} ~ ${pattern}`))
  return new Map([...former, ...present].map(({ slug, id }) => [String(slug), String(id)]))
}

/**
 * The text that an address is made from: in English, or else in Amharic as it is spoken; the name of the collection
 * where neither gives a letter.
 */
function madeFrom({ resource }: Binding, value: unknown): string {
  const { en, am } = typeof value === 'string' ? { en: value, am: undefined } : ((value ?? {}) as Localized)
  return (
    [en ?? '', am ?? ''].map(slugOf).find((slug) => slug !== '') ??
    slugOf(resource.name.replace(/[A-Z]/g, (letter) => ` ${letter}`))
  )
}

/**
 * A body with the address that its entry gets: the one it names, if no other entry has or had it; or one that is made,
 * with a counter where it is taken. A body that leaves the field out leaves it as it is. The collection must be locked.
 */
export async function withSlug(tx: Tx, binding: Binding, before: CollectionRow | null, body: Values): Promise<Values> {
  const field = slugFieldOf(binding.resource.fields)
  if (field === null) return body
  const { name, from } = field
  const kept = body[name] === undefined ? before?.[columnOf(name)] : body[name]
  if (typeof kept === 'string') {
    if (kept === before?.[columnOf(name)]) return { ...body, [name]: kept }
    const owner = (await takenAmong(tx, binding, name, { slug: kept, counted: false })).get(kept)
    if (owner !== undefined && owner !== before?.id)
      throw new Refusal('duplicate', { field: name }, { [name]: ['validation.slug_taken' satisfies ValidationId] })
    return { ...body, [name]: kept }
  }
  const base = madeFrom(binding, body[from])
    .slice(0, LONGEST_SLUG - COUNTER)
    .replace(/-$/, '')
  const taken = await takenAmong(tx, binding, name, { slug: base, counted: true })
  const isFree = (slug: string) => !taken.has(slug) || taken.get(slug) === before?.id
  let slug = base
  for (let n = 2; !isFree(slug); n++) slug = `${base}-${n}`
  return { ...body, [name]: slug }
}

/** Keeps the address that an entry had, when it has another one now or is deleted (`after` null). */
export async function keepFormer(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  binding: Binding,
  before: CollectionRow | null,
  after: CollectionRow | null,
): Promise<void> {
  const field = slugFieldOf(binding.resource.fields)
  if (field === null) return
  const property = columnOf(field.name)
  const [was, is] = [before?.[property], after?.[property]]
  if (was === is) return
  // An address that is in use again is no former one, whoever left it.
  if (typeof is === 'string') await tx.delete(formerSlugs).where(and(formerOf(binding), eq(formerSlugs.slug, is)))
  if (before === null || typeof was !== 'string') return
  await tx
    .insert(formerSlugs)
    .values({ collection: binding.resource.name, slug: was, entryId: before.id, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [formerSlugs.collection, formerSlugs.slug],
      set: { entryId: before.id, createdAt: clock.now() },
    })
  const own = and(formerOf(binding), eq(formerSlugs.entryId, before.id))
  const newest = tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(own)
    .orderBy(desc(formerSlugs.createdAt), asc(formerSlugs.slug))
    .limit(MOST_FORMER)
  await tx.delete(formerSlugs).where(and(own, notInArray(formerSlugs.slug, newest)))
}

/** What stands at an address: an entry, the address where it is now, or nothing any more. Null: nothing ever did. */
export type AtSlug =
  | { readonly kind: 'entry'; readonly row: CollectionRow }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'gone' }
/** Looks up an address of a collection among the entries that everyone may read: what a public page answers with. */
export async function atSlug(db: Readable, binding: Binding, slug: string): Promise<AtSlug | null> {
  const field = slugFieldOf(binding.resource.fields)
  if (field === null) throw new Error(`Entries of ${binding.resource.plural} have no addresses.`)
  const { table, flag } = binding
  const column = columnFor(binding, field.name)
  const [row] = await db.select().from(table).where(eq(column, slug))
  if (row) return (row as CollectionRow)[flag.key] === true ? { kind: 'entry', row: row as CollectionRow } : null
  const [former] = await db
    .select({ slug: column, id: table.id, active: flag.column })
    .from(formerSlugs)
    .leftJoin(table, eq(table.id, formerSlugs.entryId))
    .where(and(formerOf(binding), eq(formerSlugs.slug, slug)))
  if (former === undefined) return null
  if (former.id === null) return { kind: 'gone' }
  return former.active === true ? { kind: 'moved', slug: String(former.slug) } : null
}

/** Gives each entry an address that is from before its collection had them. Running it again changes nothing. */
export async function completeSlugs(tx: Tx): Promise<void> {
  for (const binding of Object.values(bindings)) {
    const field = slugFieldOf(binding.resource.fields)
    if (field === null) continue
    const { table } = binding
    const without = (await tx
      .select()
      .from(table)
      .where(isNull(columnFor(binding, field.name)))
      .orderBy(asc(table.position))) as CollectionRow[]
    for (const row of without) {
      const made = await withSlug(tx, binding, row, { [field.from]: row[columnOf(field.from)], [field.name]: null })
      await tx
        .update(table)
        .set({ [columnOf(field.name)]: made[field.name] })
        .where(eq(table.id, row.id))
    }
  }
}
