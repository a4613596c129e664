import { z } from 'zod'
import { created, empty, ok, bytes, type Access, type Operation } from './define.ts'
import { withRules, type Rule } from './explain.ts'
import { ref, type RefName } from './ref.ts'
import { listQuery, pageOf, timestamp, version, type Localized, type Money } from './schemas/primitives.ts'
import type { ReferenceList } from './schemas/reference.ts'

type Key<S extends z.ZodObject> = Extract<keyof S['shape'], string>
type KeysOf<S extends z.ZodObject, T> = { [K in Key<S>]: NonNullable<z.output<S>[K]> extends T ? K : never }[Key<S>]

/** Where a field may take proposals from, in both languages at once; other text is as good. */
export type Proposals = 'degrees' | 'skills' | 'fieldsOfStudy'

/** `unless` names a switch of the same form: while it is on, the field is not asked for and its value is null. */
interface Widgets {
  readonly file: { readonly as: 'picture'; readonly aspect: number } | { readonly as: 'document' }
  readonly files: { readonly as: 'pictures'; readonly most: number }
  readonly boolean: { readonly as: 'switch' }
  readonly number: { readonly as: 'number' } | { readonly as: 'rating' }
  readonly money: { readonly as: 'money' }
  readonly texts: { readonly as: 'addresses'; readonly most: number }
  readonly reference: { readonly as: 'reference'; readonly list: ReferenceList }
  readonly text: { readonly as: 'text' } | { readonly as: 'address' } | { readonly as: 'date'; readonly unless?: string } | { readonly as: 'choice' }
  readonly localized: { readonly as: 'localized'; readonly proposals?: Proposals } | { readonly as: 'localized-long' }
}
/** Which widgets may edit a value of this type. A text kept in two languages cannot be given a plain text field. */
export type Widget<V = unknown> = unknown extends V
  ? AnyWidget
  : NonNullable<V> extends z.core.$brand<'file'>
    ? Widgets['file']
    : NonNullable<V> extends readonly z.core.$brand<'file'>[]
      ? Widgets['files']
      : NonNullable<V> extends z.core.$brand<'reference'>
        ? Widgets['reference']
        : NonNullable<V> extends readonly string[]
          ? Widgets['texts']
          : NonNullable<V> extends boolean
            ? Widgets['boolean']
            : NonNullable<V> extends number
              ? Widgets['number']
              : NonNullable<V> extends string
                ? Widgets['text']
                : NonNullable<V> extends Money
                  ? Widgets['money']
                  : NonNullable<V> extends Localized
                    ? Widgets['localized']
                    : never
export type AnyWidget = Widgets[keyof Widgets]

/**
 * How entries are kept on the screen: `list` (a table and a form), `chips` (short texts added by Enter or comma; the first column alone
 * is asked for), `single` (one entry whose form is always open; `most` is 1).
 */
export type Editor = 'list' | 'chips' | 'single'

export interface ResourceSpec<N extends RefName, P extends string, O extends 'platform' | 'account', S extends z.ZodObject> {
  readonly name: N
  readonly plural: P
  /** `platform`: kept by administrators, one collection for all. `account`: each account has its own entries, with visibility. */
  readonly owner: O
  readonly path: `/${string}`
  readonly schema: S
  readonly rules?: readonly Rule<z.output<S>>[]
  readonly read: Access
  readonly write: Access
  /** Shown in the table, in this order; the first names the row. */
  readonly columns: readonly NoInfer<Key<S>>[]
  readonly search: readonly NoInfer<KeysOf<S, string | Localized>>[]
  /** Sortable columns. `position` and `created_at` always are; the default is `position`. */
  readonly sort: readonly NoInfer<Key<S>>[]
  /** No two rows (of one account) may agree in these, compared without case and across languages. */
  readonly unique?: readonly NoInfer<Key<S>>[]
  /** How each field is edited, in the order of the form: every field, or it does not compile. */
  readonly form: { readonly [K in NoInfer<Key<S>>]: Widget<z.output<S>[K]> }
  /** At most so many entries per account or collection. */
  readonly most: number
  readonly editor?: Editor
}

const cap = <T extends string>(s: T) => (s.charAt(0).toUpperCase() + s.slice(1)) as Capitalize<T>

/** What the server adds to every row of a resource. `visible` stands in account-owned ones only; platform ones have `active`. */
const stamp = <N extends RefName>(name: N) => ({
  id: ref(name),
  version,
  position: z.int(),
  created_at: timestamp,
  updated_at: timestamp,
  files: z
    .record(z.string(), z.strictObject({ url: z.string(), name: z.string().nullable() }))
    .optional()
    .describe('the address of each file that the row names, by its id, for the screens of its owner; documents have the name they came with'),
  confirmed: z
    .strictObject({ company: z.string(), username: z.string() })
    .optional()
    .describe('the employer that confirms the entry, whose facts therefore stay as they are; of experience alone'),
})
const flag = { account: { visible: z.boolean() }, platform: { active: z.boolean() } } as const
type Flag<O extends 'platform' | 'account'> = (typeof flag)[O]

export type ResourceBody<O extends 'platform' | 'account', S extends z.ZodObject> = z.ZodObject<S['shape'] & Flag<O>, z.core.$strict>
export type ResourceRow<N extends RefName, O extends 'platform' | 'account', S extends z.ZodObject> = z.ZodObject<
  S['shape'] & Flag<O> & ReturnType<typeof stamp<N>>,
  z.core.$strict
>
type Edit<B extends z.ZodObject> = z.ZodObject<B['shape'] & { version: typeof version }, z.core.$strict>
type IdParams<N extends RefName> = { readonly id: ReturnType<typeof ref<N>> }

interface Base {
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
}
/** The calls of a resource, with literal keys: `listSkills`, `createSkill`, `editSkill`, `deleteSkill`, `orderSkills`, `exportSkills`. */
export type ResourceOperations<N extends RefName, P extends string, O extends 'platform' | 'account', S extends z.ZodObject> = {
  readonly [K in `list${Capitalize<P>}`]: Base & {
    readonly method: 'GET'
    readonly query: typeof listQuery
    readonly output: { kind: 'json'; status: 200; schema: ReturnType<typeof pageOf<ResourceRow<N, O, S>>> }
  }
} & {
  readonly [K in `create${Capitalize<N>}`]: Base & {
    readonly method: 'POST'
    readonly body: ResourceBody<O, S>
    readonly output: { kind: 'json'; status: 201; schema: ResourceRow<N, O, S> }
    readonly errors: readonly ['duplicate', 'limit_reached']
  }
} & {
  readonly [K in `edit${Capitalize<N>}`]: Base & {
    readonly method: 'PUT'
    readonly params: IdParams<N>
    readonly body: Edit<ResourceBody<O, S>>
    readonly output: { kind: 'json'; status: 200; schema: ResourceRow<N, O, S> }
    readonly errors: readonly ['stale', 'duplicate']
  }
} & {
  readonly [K in `delete${Capitalize<N>}`]: Base & { readonly method: 'DELETE'; readonly params: IdParams<N>; readonly output: typeof empty; readonly errors: readonly ['in_use'] }
} & {
  readonly [K in `order${Capitalize<P>}`]: Base & {
    readonly method: 'PUT'
    readonly body: z.ZodObject<{ id: ReturnType<typeof ref<N>>; position: z.ZodInt }, z.core.$strict>
    readonly output: typeof empty
  }
} & {
  readonly [K in `export${Capitalize<P>}`]: Base & {
    readonly method: 'GET'
    readonly query: Pick<typeof listQuery, 'q' | 'sort'>
    readonly output: { kind: 'bytes'; type: 'text/csv' }
  }
}

export interface Resource<
  N extends RefName = RefName,
  P extends string = string,
  O extends 'platform' | 'account' = 'platform' | 'account',
  S extends z.ZodObject = z.ZodObject,
> extends ResourceSpec<N, P, O, S> {
  /** The body of a create, with its rules: what a form validates. */
  readonly body: ResourceBody<O, S>
  readonly row: ResourceRow<N, O, S>
  readonly operations: ResourceOperations<N, P, O, S>
}
/** Any resource, for code that treats them all alike. */
export type AnyResource = Omit<Resource, 'form' | 'columns' | 'search' | 'sort' | 'unique' | 'rules' | 'operations' | 'body' | 'row' | 'schema'> & {
  readonly schema: z.ZodObject
  readonly body: z.ZodObject
  readonly row: z.ZodObject
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly sort: readonly string[]
  readonly unique?: readonly string[]
  readonly form: Readonly<Record<string, AnyWidget>>
  readonly operations: Readonly<Record<string, Operation>>
}

/** A collection as data: the contract's operations, the server's implementation, list, form, order and export all follow from it. */
export function defineResource<const N extends RefName, const P extends string, const O extends 'platform' | 'account', S extends z.ZodObject>(
  spec: ResourceSpec<N, P, O, S>,
): Resource<N, P, O, S> {
  const { name, plural, path, read, write, owner } = spec
  const rules = (spec.rules ?? []) as unknown as readonly Rule<Record<string, unknown>>[]
  const fields = { ...spec.schema.shape, ...flag[owner] }
  const body = withRules<z.ZodObject>(z.strictObject(fields), ...rules)
  const edit = withRules<z.ZodObject>(z.strictObject({ ...fields, version }), ...rules)
  const row = z.strictObject({ ...stamp(name), ...fields }).meta({ id: cap(name) })
  const id = ref(name)
  const operations: Record<string, Operation> = {
    [`list${cap(plural)}`]: { method: 'GET', path, summary: `List ${plural}`, access: read, query: listQuery, output: ok(pageOf(row)) },
    [`create${cap(name)}`]: { method: 'POST', path, summary: `Create one of ${plural}`, access: write, body, output: created(row), errors: ['duplicate', 'limit_reached'] },
    [`edit${cap(name)}`]: {
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Replace one of ${plural}`,
      access: write,
      params: { id },
      body: edit,
      output: ok(row),
      errors: ['stale', 'duplicate'],
    },
    [`delete${cap(name)}`]: { method: 'DELETE', path: `${path}/{id}`, summary: `Delete one of ${plural}`, access: write, params: { id }, output: empty, errors: ['in_use'] },
    [`order${cap(plural)}`]: {
      method: 'PUT',
      path: `${path}.order`,
      summary: `Move one of ${plural} to a 0-based position`,
      access: write,
      body: z.strictObject({ id, position: z.int().min(0).max(100_000) }),
      output: empty,
    },
    [`export${cap(plural)}`]: {
      method: 'GET',
      path: `${path}.csv`,
      summary: `Export ${plural} as CSV`,
      access: read,
      query: { q: listQuery.q, sort: listQuery.sort },
      output: bytes('text/csv'),
    },
  }
  // The casts are here alone: the keys are computed from the names.
  return { ...spec, body, row, operations } as unknown as Resource<N, P, O, S>
}
