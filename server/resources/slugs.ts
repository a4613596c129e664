import { and, asc, desc, eq, isNull, lt, ne, notExists, notInArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { slugFieldOf } from '../../openapi/field-kinds.ts'
import { LONGEST_SLUG, slugOf } from '../../openapi/format/slug.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { formerSlugs } from '../db/platform-tables.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable, Services, Tx } from '../kernel/context.ts'
import { Refusal, type FieldErrors } from '../kernel/refusal.ts'
import { bindings, type Binding, type CollectionRow } from './bindings.ts'
import { wasPublished } from './published.ts'
import { columnIn } from './tables.ts'

type Values = Readonly<Record<string, unknown>>
/** So many former addresses of one entry lead to it; older ones are free again. */
const MOST_FORMER = 20
/** So long a public page says of a deleted entry that it is gone (milliseconds): search engines have asked by then. */
const SAID_GONE = 365 * 24 * 3_600_000
/** Room at the end of an address for a hyphen and a counter. */
const COUNTER = 6

const columnFor = ({ resource }: Binding, field: string) => columnIn(resource.name as ResourceName, columnOf(field))
const formerOf = ({ resource }: Binding) => eq(formerSlugs.collection, resource.name)

/** The ids of the entries that have or had such an address, by address; of those that still exist. */
async function takenAmong(
  tx: Tx,
  binding: Binding,
  field: string,
  such: (column: AnyPgColumn) => SQL,
): Promise<ReadonlyMap<string, string>> {
  const { table } = binding
  const column = columnFor(binding, field)
  const present = await tx.select({ slug: column, id: table.id }).from(table).where(such(column))
  const former = await tx
    .select({ slug: formerSlugs.slug, id: formerSlugs.entryId })
    .from(formerSlugs)
    .innerJoin(table, eq(table.id, formerSlugs.entryId))
    .where(and(formerOf(binding), such(formerSlugs.slug)))
  return new Map([...former, ...present].map(({ slug, id }) => [String(slug), String(id)]))
}

/**
 * What is wrong with the address that a body names: another entry has it or had it. Nothing of a body that names none,
 * or the one that its entry has. The collection must be locked.
 */
export async function slugErrors(
  tx: Tx,
  binding: Binding,
  before: CollectionRow | null,
  body: Values,
): Promise<FieldErrors> {
  const field = slugFieldOf(binding.resource.fields)
  const slug = field === null ? null : body[field.name]
  if (field === null || typeof slug !== 'string' || slug === before?.[columnOf(field.name)]) return {}
  const owner = (await takenAmong(tx, binding, field.name, (column) => eq(column, slug))).get(slug)
  return owner === undefined || owner === before?.id ? {} : { [field.name]: ['validation.slug_taken'] }
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
    const errors = await slugErrors(tx, binding, before, body)
    if (Object.keys(errors).length > 0) throw new Refusal('duplicate', { field: name }, errors)
    return { ...body, [name]: kept }
  }
  const base = madeFrom(binding, body[from])
    .slice(0, LONGEST_SLUG - COUNTER)
    .replace(/-$/, '')
  const counted = `^${base}(-[0-9]+)?$`
  const taken = await takenAmong(tx, binding, name, (column) => sql`${column} ~ ${counted}`)
  const isFree = (slug: string) => !taken.has(slug) || taken.get(slug) === before?.id
  let slug = base
  for (let n = 2; !isFree(slug); n++) slug = `${base}-${n}`
  return { ...body, [name]: slug }
}

/** The address of an entry that was switched off is kept as a former one of its own: it says that it is gone. */
const keptOwn = async (db: Readable, binding: Binding, slug: string, { id }: CollectionRow): Promise<boolean> =>
  (await db.$count(formerSlugs, and(formerOf(binding), eq(formerSlugs.slug, slug), eq(formerSlugs.entryId, id)))) > 0
/** True unless nobody but its writers ever saw the entry at this address: then it tells nothing and is free again. */
const isKnown = async (db: Readable, binding: Binding, slug: string, row: CollectionRow): Promise<boolean> =>
  binding.resource.publishing
    ? wasPublished(row)
    : row[binding.flag.key] === true || (await keptOwn(db, binding, slug, row))

/**
 * Keeps the address that an entry had, when it has another one now, is switched off or is deleted (`after` null). Of a
 * deleted one that address alone is kept, so that a public page can say that the entry is gone.
 */
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
  const isOut = (row: CollectionRow | null) =>
    binding.resource.publishing !== undefined || row?.[binding.flag.key] === true
  if (was === is && isOut(before) === isOut(after)) return
  // An address that is in use again is no former one, whoever left it.
  if (typeof is === 'string' && (was !== is || isOut(after)))
    await tx.delete(formerSlugs).where(and(formerOf(binding), eq(formerSlugs.slug, is)))
  if (before === null || typeof was !== 'string' || (was === is && isOut(after))) return
  if (!(await isKnown(tx, binding, was, before))) return
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
  const others = after === null ? ne(formerSlugs.slug, was) : notInArray(formerSlugs.slug, newest)
  await tx.delete(formerSlugs).where(and(own, others))
}

/** Frees the addresses of entries that were deleted long ago. Any process may do it at any time. */
export async function sweepSlugs({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const since = new Date(clock.now().getTime() - SAID_GONE)
  for (const binding of Object.values(bindings)) {
    if (slugFieldOf(binding.resource.fields) === null) continue
    const { table } = binding
    const entry = db.select({ id: table.id }).from(table).where(eq(table.id, formerSlugs.entryId))
    await db.delete(formerSlugs).where(and(formerOf(binding), lt(formerSlugs.createdAt, since), notExists(entry)))
  }
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
  // One that visitors never saw was never there; one that was withdrawn or switched off is gone for those who saw it.
  const hidden = async (row: CollectionRow) =>
    (await isKnown(db, binding, slug, row)) ? ({ kind: 'gone' } as const) : null
  const [at] = await db.select().from(table).where(eq(column, slug))
  const row = at as CollectionRow | undefined
  if (row) return row[flag.key] === true ? { kind: 'entry', row } : hidden(row)
  const [former] = await db
    .select({ slug: column, row: table })
    .from(formerSlugs)
    .leftJoin(table, eq(table.id, formerSlugs.entryId))
    .where(and(formerOf(binding), eq(formerSlugs.slug, slug)))
  if (former === undefined) return null
  if (former.row === null) return { kind: 'gone' }
  const entry = former.row as CollectionRow
  return entry[flag.key] === true ? { kind: 'moved', slug: String(former.slug) } : hidden(entry)
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
