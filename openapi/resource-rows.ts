import { z } from 'zod'
import { isHeavy, type FieldKind, type Fields, type HeavyKind } from './fields.ts'
import { withRules, type Rule } from './explain.ts'
import { relationsOf } from './field-kinds.ts'
import { ref, type RefName } from './ref.ts'
import { localized, timestamp, version } from './schemas/primitives.ts'
import { publishingState } from './schemas/publishing.ts'

/** Who keeps a collection: administrators, one for all; or each account its own entries. */
export type Owner = 'platform' | 'account'
/** How the entries of a collection reach their visitors: the public page of one entry, `/blog-detail/{slug}`. */
export interface Publishing {
  readonly page: `/${string}`
}
/** The switch that a body sets, by which readers see an entry or not; null where publishing decides that. */
export const flagOf = ({
  owner,
  publishing,
}: {
  readonly owner: Owner
  readonly publishing?: Publishing | undefined
}): 'visible' | 'active' | null => (owner === 'account' ? 'visible' : publishing ? null : 'active')
/** True for an entry that stays as it is (`fixedFrom`): an active one whose day has come. */
export const isFixed = (
  { fixedFrom }: { readonly fixedFrom?: string | undefined },
  row: Readonly<Record<string, unknown>>,
  today: string,
): boolean => fixedFrom !== undefined && row['active'] === true && String(row[fixedFrom]) <= today
export type Key<F extends Fields> = Extract<keyof F, string>
/** The fields of these kinds. */
export type KeysOf<F extends Fields, K extends FieldKind> = {
  [N in Key<F>]: F[N]['kind'] extends K ? N : never
}[Key<F>]
type Shape<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] }
/** What a body says of the fields. */
type BodyShape<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends { readonly later: true } ? z.ZodOptional<F[K]['schema']> : F[K]['schema']
}
/** The fields of a collection as one strict object. */
export type SchemaOf<F extends Fields> = z.ZodObject<Shape<F>, z.core.$strict>

/**
 * What the server adds to every row of a resource. `visible` stands in account-owned ones only; platform ones have
 * `active`.
 */
const stamp = <N extends RefName>(name: N) => ({
  id: ref(name),
  version,
  position: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  files: z
    .record(z.string(), z.strictObject({ url: z.string(), name: z.string().nullable() }))
    .optional()
    .describe(
      'the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with',
    ),
  related: z
    .record(z.string(), z.strictObject({ name: localized(z.string()) }))
    .optional()
    .describe('the name of each row of another collection that this one names, by its id'),
  confirmed: z
    .strictObject({ company: z.string(), username: z.string() })
    .optional()
    .describe('the employer that confirms the entry, whose facts therefore stay as they are; of experience alone'),
  letter: z
    .strictObject({ company: localized(z.string()), reference: z.string(), date: z.iso.date(), path: z.string() })
    .optional()
    .describe('a letter that confirms the entry, and the page that verifies it; of experience alone'),
})
const flag = { account: { visible: z.boolean() }, platform: { active: z.boolean() } } as const
type Flag<O extends Owner> = (typeof flag)[O]
/** What a body says beside the fields: nothing where publishing decides who sees the entry. */
type Switched<O extends Owner, U> = U extends Publishing ? unknown : Flag<O>
/** What publishing adds to a row, whose `active` then says whether visitors see it. */
type Published<U> = U extends Publishing ? { publishing: typeof publishingState } : unknown

export type ResourceBody<O extends Owner, F extends Fields, U> = z.ZodObject<
  BodyShape<F> & Switched<O, U>,
  z.core.$strict
>
export type ResourceRow<N extends RefName, O extends Owner, F extends Fields, U> = z.ZodObject<
  Shape<F> & Flag<O> & Published<U> & ReturnType<typeof stamp<N>>,
  z.core.$strict
>
/** A row as lists have it: without heavy values. */
export type ListedRow<N extends RefName, O extends Owner, F extends Fields, U> = z.ZodObject<
  Omit<Shape<F>, KeysOf<F, HeavyKind>> & Flag<O> & Published<U> & ReturnType<typeof stamp<N>>,
  z.core.$strict
>
/** The body of an edit: that of a create, and the version that was read. */
export type ResourceEdit<O extends Owner, F extends Fields, U> = z.ZodObject<
  ResourceBody<O, F, U>['shape'] & { version: typeof version },
  z.core.$strict
>

/** `JobTitle` for `jobTitle`. */
export const cap = <T extends string>(s: T) => (s.charAt(0).toUpperCase() + s.slice(1)) as Capitalize<T>

/** What is sent and answered of the entries of one collection. */
export interface Shapes<N extends RefName, O extends Owner, F extends Fields, U> {
  readonly schema: SchemaOf<F>
  readonly body: ResourceBody<O, F, U>
  readonly edit: ResourceEdit<O, F, U>
  readonly row: ResourceRow<N, O, F, U>
  readonly listed: ListedRow<N, O, F, U>
}

/** The shapes that follow from the fields of a collection. */
export function shapesOf<const N extends RefName, const O extends Owner, const F extends Fields, const U>(spec: {
  readonly name: N
  readonly owner: O
  readonly fields: F
  readonly rules?: readonly Rule<z.output<SchemaOf<F>>>[]
  readonly publishing?: U
}): Shapes<N, O, F, U> {
  const { name, owner, publishing } = spec
  const rules = (spec.rules ?? []) as unknown as readonly Rule<Record<string, unknown>>[]
  const shape = Object.fromEntries(Object.entries(spec.fields).map(([key, { schema }]) => [key, schema]))
  const fields = { ...shape, ...flag[owner] }
  const sent = {
    ...(publishing ? shape : fields),
    ...Object.fromEntries(
      Object.entries(spec.fields).flatMap(([key, { later, schema }]) => (later ? [[key, schema.optional()]] : [])),
    ),
  }
  const { related, ...always } = stamp(name)
  const stamped = relationsOf(spec.fields).length > 0 ? { ...always, related } : always
  const published = publishing ? { publishing: publishingState } : {}
  const row: z.ZodObject = z.strictObject({ ...stamped, ...fields, ...published }).meta({ id: cap(name) })
  const heavy = heavyOf(spec.fields)
  // The cast is here alone: the keys are computed from the fields.
  return {
    schema: z.strictObject(shape),
    body: withRules<z.ZodObject>(z.strictObject(sent), ...rules),
    edit: withRules<z.ZodObject>(z.strictObject({ ...sent, version }), ...rules),
    row,
    listed:
      heavy.length === 0
        ? row
        : row.omit(Object.fromEntries(heavy.map((key) => [key, true])) as never).meta({ id: `Listed${cap(name)}` }),
  } as unknown as Shapes<N, O, F, U>
}

/** The fields that lists leave out. */
export const heavyOf = (fields: Fields): readonly string[] => Object.keys(fields).filter((key) => isHeavy(fields[key]!))
