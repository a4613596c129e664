import { and, inArray, or } from 'drizzle-orm'
import { relationsOf, type NamedRow } from '../../openapi/field-kinds.ts'
import type { Field } from '../../openapi/fields.ts'
import type { ValidationId } from '../../openapi/explain.ts'
import { fold } from '../../openapi/text-fold.ts'
import { columnOf } from '../db/collection-table.ts'
import { bindings, type CollectionRow } from './bindings.ts'
import type { Change } from './commands.ts'
import { scope } from './policy.ts'
import { namesElsewhere } from './relations.ts'
import { columnIn } from './tables.ts'

type Values = Readonly<Record<string, unknown>>
/** A row of another collection, as a spreadsheet may name it. */
interface Target {
  readonly id: string
  readonly isActive: boolean
  readonly parent: unknown
  readonly keys: readonly string[]
}
/** What a cell names: the row's id, or why there is none. */
export type Found = { readonly id: string } | { readonly error: ValidationId }
/**
 * Which row of another collection a field names; `body` has what the fields before it say, `before` is the entry so
 * far.
 */
export type FindRelated = (field: string, named: NamedRow, body: Values, before: CollectionRow | null) => Found

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** How many values one statement compares with. */
export const AT_ONCE = 500
export function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE)
}
const keysIn = ({ name }: NamedRow) => [name.en, name.am].flatMap((text) => (text ? [fold(text)] : []))

/** A name in the column of the ids counts as the name, where no other is there. */
const meaningOf = (named: NamedRow): NamedRow =>
  named.id === '' || UUID.test(named.id) || keysIn(named).length > 0 ? named : { id: '', name: { en: named.id } }

/**
 * The rows that may be meant by what a column says, by id or by name in either language; locked, so that none is
 * deleted until all is written.
 */
async function targetsOf(
  { tx, binding, viewer }: Change,
  field: string,
  { to, within }: Field<'relation'>,
  named: readonly NamedRow[],
): Promise<readonly Target[]> {
  const [elsewhere] = namesElsewhere(binding, [field])
  if (elsewhere === undefined) return []
  const { table, flag } = bindings[to]
  const { en, am } = elsewhere.names
  const read = (ids: readonly string[], keys: readonly string[]) =>
    tx
      .select({
        id: table.id,
        isActive: flag.column,
        ...(within === undefined ? {} : { parent: columnIn(to, columnOf(within)) }),
        en,
        am,
      })
      .from(table)
      .where(
        and(
          scope(bindings[to], viewer),
          or(inArray(table.id, [...ids]), inArray(en, [...keys]), inArray(am, [...keys])),
        ),
      )
      .orderBy(table.id)
      .for('key share')
  const targets = new Map<string, Target>()
  const ids = [...new Set(named.flatMap(({ id }) => (UUID.test(id) ? [id.toLowerCase()] : [])))]
  const keys = [...new Set(named.flatMap(keysIn))]
  const parts = [
    ...[...inBatches(ids)].map((some) => ({ ids: some, keys: [] })),
    ...[...inBatches(keys)].map((some) => ({ ids: [], keys: some })),
  ]
  for (const part of parts)
    for (const row of await read(part.ids, part.keys)) {
      const found = row as {
        readonly id: string
        readonly isActive: boolean
        readonly parent?: unknown
        readonly en: string
        readonly am: string
      }
      targets.set(found.id, {
        id: found.id,
        isActive: found.isActive,
        parent: found.parent,
        keys: [found.en, found.am],
      })
    }
  return [...targets.values()]
}

/** Finds the rows that the relations of a spreadsheet name. `named` has everything that each column says. */
export async function relatedFinder(
  change: Change,
  named: ReadonlyMap<string, readonly NamedRow[]>,
): Promise<FindRelated> {
  const relations = new Map(relationsOf(change.binding.resource.fields))
  const byField = new Map<
    string,
    { readonly byId: ReadonlyMap<string, Target>; readonly byKey: ReadonlyMap<string, readonly Target[]> }
  >()
  for (const [field, relation] of relations) {
    const targets = await targetsOf(change, field, relation, (named.get(field) ?? []).map(meaningOf))
    const byKey = new Map<string, Target[]>()
    for (const target of targets)
      for (const key of new Set(target.keys)) byKey.set(key, [...(byKey.get(key) ?? []), target])
    byField.set(field, { byId: new Map(targets.map((target) => [target.id, target])), byKey })
  }
  return (field, said, body, before) => {
    const one = meaningOf(said)
    const { within } = relations.get(field) ?? {}
    const known = byField.get(field)
    const isKept = (id: string) => id === before?.[columnOf(field)]
    const fits = (target: Target) =>
      (target.isActive || isKept(target.id)) && (within === undefined || target.parent === body[within])
    const keys = keysIn(one)
    if (one.id !== '') {
      const target = known?.byId.get(one.id.toLowerCase())
      if (target === undefined || !fits(target)) return { error: 'validation.reference' }
      return keys.length > 0 && !keys.some((key) => target.keys.includes(key))
        ? { error: 'validation.sheet_differs' }
        : { id: target.id }
    }
    const meant = [...new Set(keys.flatMap((key) => known?.byKey.get(key) ?? []))].filter(
      (target) => fits(target) && keys.every((key) => target.keys.includes(key)),
    )
    const [target] = meant
    if (target === undefined) return { error: 'validation.sheet_unknown' }
    return meant.length > 1 ? { error: 'validation.sheet_several' } : { id: target.id }
  }
}
