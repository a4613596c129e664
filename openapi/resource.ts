import { z } from 'zod'
import { created, empty, ok, bytes, type Access, type Operation } from './define.ts'
import type { ErrorCode } from './errors.ts'
import { withRules, type Rule } from './explain.ts'
import { isHeavy, type AnyField, type FieldKind, type Fields, type HeavyKind } from './fields.ts'
import { ref, type RefName } from './ref.ts'
import { filtersOf, relationsOf, type Filtered, type Searched, type Sortable, type Worded } from './field-kinds.ts'
import { bulkReport, BULK_ACTIONS, MOST_AT_ONCE, type BulkAction } from './schemas/bulk.ts'
import { collectionImport } from './schemas/collection-import.ts'
import { listQuery, localized, pageOf, timestamp, version } from './schemas/primitives.ts'
import type { SectionKey } from './schemas/profile.ts'

type Key<F extends Fields> = Extract<keyof F, string>
type KeysOf<F extends Fields, K extends FieldKind> = { [N in Key<F>]: F[N]['kind'] extends K ? N : never }[Key<F>]
type Shape<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] }
/** What a body says of the fields. */
type BodyShape<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends { readonly later: true } ? z.ZodOptional<F[K]['schema']> : F[K]['schema']
}
/** The fields of a collection as one strict object. */
export type SchemaOf<F extends Fields> = z.ZodObject<Shape<F>, z.core.$strict>

/**
 * How entries are kept on the screen: `list` (a table and a form), `chips` (short texts added by Enter or comma; the
 * first column alone is asked for), `single` (one entry whose form is always open; `most` is 1).
 */
export type Editor = 'list' | 'chips' | 'single'
/** The groups of the administrator's menu that collections stand in. */
export type MenuGroup = 'jobListing' | 'contentManagement'
/** What a collection may be asked for beyond its list: each can be switched off (`without`). */
export type Verb = 'create' | 'edit' | 'delete' | 'order' | 'export' | PlatformVerb
/** What collections of the platform alone can be asked for. */
type PlatformVerb = 'bulk' | 'import'

export interface ResourceSpec<
  N extends RefName,
  P extends string,
  O extends 'platform' | 'account',
  F extends Fields,
  W extends Verb,
  G extends boolean,
> {
  readonly name: N
  readonly plural: P
  /**
   * `platform`: kept by administrators, one collection for all. `account`: each account has its own entries, with
   * visibility.
   */
  readonly owner: O
  readonly path: `/${string}`
  /** The administrator's page with the collection, in a group of the menu; lower places come first. */
  readonly page?: { readonly path: `/${string}`; readonly menu: MenuGroup; readonly place: number }
  /** The section of a site that the entries make. */
  readonly section?: SectionKey
  /** In the order of the form. */
  readonly fields: F
  readonly rules?: readonly Rule<z.output<SchemaOf<F>>>[]
  readonly read: Access
  readonly write: Access
  /** Shown in the table, in this order; the first names the row. */
  readonly columns: readonly NoInfer<Key<F>>[]
  readonly search: readonly NoInfer<KeysOf<F, Searched>>[]
  /** Sortable columns. `position` and `created_at` always are; the default is `position`. */
  readonly sort: readonly NoInfer<KeysOf<F, Sortable>>[]
  /** No two rows (of one account) may agree in these, compared without case and across languages. */
  readonly unique?: readonly NoInfer<KeysOf<F, Worded>>[]
  /** The list and the export may be asked for the entries with one value of these alone: `?sector_id=…`. */
  readonly filters?: readonly NoInfer<KeysOf<F, Filtered>>[]
  /** At most so many entries per account or collection. */
  readonly most: number
  readonly editor?: Editor
  /**
   * `page`: the form of an entry is long and has a page of its own under the collection's (`/cms/faqs/{id}`, `new` for
   * a new one). Otherwise it is a dialog. Needs `page` and `get`.
   */
  readonly form?: 'page'
  /** The verbs that the collection lacks. */
  readonly without?: readonly W[]
  /**
   * True: one entry can be read on its own. Collections with heavy fields need it, because their lists leave these out.
   */
  readonly get?: G
}

const cap = <T extends string>(s: T) => (s.charAt(0).toUpperCase() + s.slice(1)) as Capitalize<T>

/** The schema of a value that is there. */
const given = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema

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
})
const flag = { account: { visible: z.boolean() }, platform: { active: z.boolean() } } as const
type Flag<O extends 'platform' | 'account'> = (typeof flag)[O]

export type ResourceBody<O extends 'platform' | 'account', F extends Fields> = z.ZodObject<
  BodyShape<F> & Flag<O>,
  z.core.$strict
>
export type ResourceRow<N extends RefName, O extends 'platform' | 'account', F extends Fields> = z.ZodObject<
  Shape<F> & Flag<O> & ReturnType<typeof stamp<N>>,
  z.core.$strict
>
/** A row as lists have it: without heavy values. */
export type ListedRow<N extends RefName, O extends 'platform' | 'account', F extends Fields> = z.ZodObject<
  Omit<Shape<F>, KeysOf<F, HeavyKind>> & Flag<O> & ReturnType<typeof stamp<N>>,
  z.core.$strict
>
type Edit<B extends z.ZodObject> = z.ZodObject<B['shape'] & { version: typeof version }, z.core.$strict>
type IdParams<N extends RefName> = { readonly id: ReturnType<typeof ref<N>> }

interface Base {
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
}
/** A call that writes a row, with the two refusals of its own. */
interface Writing<
  M extends 'POST' | 'PUT',
  Body,
  Output,
  First extends ErrorCode,
  Second extends ErrorCode,
> extends Base {
  readonly method: M
  readonly body: Body
  readonly output: Output
  readonly errors: readonly [First, Second]
}
/** `Calls`, unless the collection lacks the verb. */
type Unless<V extends Verb, W extends Verb, Calls> = V extends W ? unknown : Calls
/** A spreadsheet is looked at (`dry_run`), and then written as `plan` of the answer says. */
const importBody = z.strictObject({ dry_run: z.boolean(), plan: z.string().max(64).nullable() })
/** What an action over several rows is sent: each row with the version that was seen. */
type BulkBody<N extends RefName> = z.ZodObject<
  {
    action: z.ZodEnum<{ [A in (typeof BULK_ACTIONS)[number]]: A }>
    rows: z.ZodArray<z.ZodObject<{ id: ReturnType<typeof ref<N>>; version: typeof version }, z.core.$strict>>
  },
  z.core.$strict
>
/**
 * The calls of a resource, with literal keys: `listSkills`, `createSkill`, `editSkill`, `deleteSkill`, `orderSkills`,
 * `exportSkills`, `changeSkills`.
 */
export type ResourceOperations<
  N extends RefName,
  P extends string,
  O extends 'platform' | 'account',
  F extends Fields,
  W extends Verb,
  G extends boolean,
> = {
  readonly [K in `list${Capitalize<P>}`]: Base & {
    readonly method: 'GET'
    readonly query: typeof listQuery
    readonly output: { kind: 'json'; status: 200; schema: ReturnType<typeof pageOf<ListedRow<N, O, F>>> }
  }
} & ([G] extends [true]
  ? {
      readonly [K in `get${Capitalize<N>}`]: Base & {
        readonly method: 'GET'
        readonly params: IdParams<N>
        readonly output: { kind: 'json'; status: 200; schema: ResourceRow<N, O, F> }
      }
    }
  : unknown) &
  Unless<
    'create',
    W,
    {
      readonly [K in `create${Capitalize<N>}`]: Writing<
        'POST',
        ResourceBody<O, F>,
        { kind: 'json'; status: 201; schema: ResourceRow<N, O, F> },
        'duplicate',
        'limit_reached'
      >
    }
  > &
  Unless<
    'edit',
    W,
    {
      readonly [K in `edit${Capitalize<N>}`]: Writing<
        'PUT',
        Edit<ResourceBody<O, F>>,
        { kind: 'json'; status: 200; schema: ResourceRow<N, O, F> },
        'stale',
        'duplicate'
      > & {
        readonly params: IdParams<N>
      }
    }
  > &
  Unless<
    'delete',
    W,
    {
      readonly [K in `delete${Capitalize<N>}`]: Base & {
        readonly method: 'DELETE'
        readonly params: IdParams<N>
        readonly output: typeof empty
        readonly errors: readonly ['in_use']
      }
    }
  > &
  Unless<
    'order',
    W,
    {
      readonly [K in `order${Capitalize<P>}`]: Base & {
        readonly method: 'PUT'
        readonly body: z.ZodObject<{ id: ReturnType<typeof ref<N>>; position: z.ZodInt }, z.core.$strict>
        readonly output: typeof empty
      }
    }
  > &
  Unless<
    'export',
    W,
    {
      readonly [K in `export${Capitalize<P>}`]: Base & {
        readonly method: 'GET'
        readonly query: Pick<typeof listQuery, 'q' | 'sort'>
        readonly output: { kind: 'bytes'; type: 'text/csv' }
      }
    }
  > &
  (O extends 'platform'
    ? Unless<
        'bulk',
        W,
        {
          readonly [K in `change${Capitalize<P>}`]: Base & {
            readonly method: 'POST'
            readonly body: BulkBody<N>
            readonly output: { kind: 'json'; status: 201; schema: typeof bulkReport }
            readonly errors: readonly ['not_found']
          }
        }
      > &
        Unless<
          'import',
          W,
          {
            readonly [K in `import${Capitalize<P>}`]: Base & {
              readonly method: 'POST'
              readonly body: typeof importBody
              readonly files: { readonly file: { readonly kind: 'sheet' } }
              readonly output: { kind: 'json'; status: 201; schema: typeof collectionImport }
              readonly errors: readonly ['sheet_refused', 'limit_reached', 'stale']
            }
          }
        >
    : unknown)

export interface Resource<
  N extends RefName,
  P extends string,
  O extends 'platform' | 'account',
  F extends Fields,
  W extends Verb,
  G extends boolean,
> extends ResourceSpec<N, P, O, F, W, G> {
  readonly schema: SchemaOf<F>
  /** The body of a create, with its rules: what a form validates. */
  readonly body: ResourceBody<O, F>
  readonly row: ResourceRow<N, O, F>
  readonly operations: ResourceOperations<N, P, O, F, W, G>
}
/** Any resource, for code that treats them all alike. */
export interface AnyResource extends Omit<
  ResourceSpec<RefName, string, 'platform' | 'account', Fields, Verb, boolean>,
  'columns' | 'search' | 'sort' | 'unique' | 'filters' | 'rules'
> {
  readonly schema: z.ZodObject
  readonly body: z.ZodObject
  readonly row: z.ZodObject
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly sort: readonly string[]
  readonly unique?: readonly string[]
  readonly filters?: readonly string[]
  readonly fields: Readonly<Record<string, AnyField>>
  readonly operations: Readonly<Record<string, Operation>>
}

const PLATFORM_VERBS: ReadonlySet<string> = new Set<PlatformVerb>(['bulk', 'import'])
/** True where the collection has the verb. Every one can be listed. */
export const hasVerb = (
  { without, get, owner }: Pick<AnyResource, 'without' | 'get' | 'owner'>,
  verb: Verb | 'list' | 'get',
): boolean =>
  verb === 'list' ||
  (verb === 'get'
    ? get === true
    : without?.includes(verb) !== true && (owner === 'platform' || !PLATFORM_VERBS.has(verb)))
/** What can be done to several rows of a collection at once. */
export const bulkActionsOf = (resource: Pick<AnyResource, 'without' | 'get' | 'owner'>): readonly BulkAction[] =>
  hasVerb(resource, 'bulk')
    ? BULK_ACTIONS.filter((action) => hasVerb(resource, action === 'delete' ? 'delete' : 'edit'))
    : []

/**
 * A collection as data: the contract's operations, the server's table and implementation, list, form, order and export
 * all follow from it.
 */
export function defineResource<
  const N extends RefName,
  const P extends string,
  const O extends 'platform' | 'account',
  const F extends Fields,
  const W extends Verb = never,
  const G extends boolean = false,
>(spec: ResourceSpec<N, P, O, F, W, G>): Resource<N, P, O, F, W, G> {
  const { name, plural, path, read, write, owner } = spec
  const rules = (spec.rules ?? []) as unknown as readonly Rule<Record<string, unknown>>[]
  const shape = Object.fromEntries(Object.entries(spec.fields).map(([key, { schema }]) => [key, schema]))
  const fields = { ...shape, ...flag[owner] }
  const sent = {
    ...fields,
    ...Object.fromEntries(
      Object.entries(spec.fields).flatMap(([key, { later, schema }]) => (later ? [[key, schema.optional()]] : [])),
    ),
  }
  const body = withRules<z.ZodObject>(z.strictObject(sent), ...rules)
  const edit = withRules<z.ZodObject>(z.strictObject({ ...sent, version }), ...rules)
  const { related, ...always } = stamp(name)
  const stamped = relationsOf(spec.fields).length > 0 ? { ...always, related } : always
  const row = z.strictObject({ ...stamped, ...fields }).meta({ id: cap(name) })
  const heavy = Object.keys(spec.fields).filter((key) => isHeavy(spec.fields[key]!))
  if (heavy.length > 0 && spec.get !== true)
    throw new Error(
      `Lists of ${plural} leave ${heavy.join(' and ')} out, so one entry must be readable: \`get: true\`.`,
    )
  if (spec.form === 'page' && (spec.page === undefined || spec.get !== true))
    throw new Error(`The form of ${plural} is a page, so they need one themselves, and \`get: true\`.`)
  const listed =
    heavy.length === 0
      ? row
      : (row as z.ZodObject)
          .omit(Object.fromEntries(heavy.map((key) => [key, true])) as never)
          .meta({ id: `Listed${cap(name)}` })
  const id = ref(name)
  const filters = Object.fromEntries(
    Object.keys(filtersOf(spec)).map((key) => [key, given(spec.fields[key]!.schema).optional()]),
  )
  const calls: readonly (readonly [Verb | 'list' | 'get', string, Operation])[] = [
    [
      'list',
      `list${cap(plural)}`,
      {
        method: 'GET',
        path,
        summary: `List ${plural}`,
        access: read,
        query: { ...listQuery, ...filters },
        output: ok(pageOf(listed)),
      },
    ],
    [
      'get',
      `get${cap(name)}`,
      {
        method: 'GET',
        path: `${path}/{id}`,
        summary: `Read one of ${plural}`,
        access: read,
        params: { id },
        output: ok(row),
      },
    ],
    [
      'create',
      `create${cap(name)}`,
      {
        method: 'POST',
        path,
        summary: `Create one of ${plural}`,
        access: write,
        body,
        output: created(row),
        errors: ['duplicate', 'limit_reached'],
      },
    ],
    [
      'edit',
      `edit${cap(name)}`,
      {
        method: 'PUT',
        path: `${path}/{id}`,
        summary: `Replace one of ${plural}`,
        access: write,
        params: { id },
        body: edit,
        output: ok(row),
        errors: ['stale', 'duplicate'],
      },
    ],
    [
      'delete',
      `delete${cap(name)}`,
      {
        method: 'DELETE',
        path: `${path}/{id}`,
        summary: `Delete one of ${plural}`,
        access: write,
        params: { id },
        output: empty,
        errors: ['in_use'],
      },
    ],
    [
      'order',
      `order${cap(plural)}`,
      {
        method: 'PUT',
        path: `${path}.order`,
        summary: `Move one of ${plural} to a 0-based position`,
        access: write,
        body: z.strictObject({ id, position: z.int().min(0).max(100_000) }),
        output: empty,
      },
    ],
    [
      'export',
      `export${cap(plural)}`,
      {
        method: 'GET',
        path: `${path}.csv`,
        summary: `Export ${plural} as CSV`,
        access: read,
        query: { q: listQuery.q, sort: listQuery.sort, ...filters },
        output: bytes('text/csv'),
      },
    ],
    [
      'bulk',
      `change${cap(plural)}`,
      {
        method: 'POST',
        path: `${path}.bulk`,
        summary: `Activate, deactivate or delete several of ${plural}; what cannot be done to one stops no other`,
        access: write,
        body: z.strictObject({
          action: z
            .enum(BULK_ACTIONS)
            .refine((action) => bulkActionsOf(spec).includes(action), { error: 'validation.malformed' }),
          rows: z
            .array(z.strictObject({ id, version }))
            .min(1)
            .max(MOST_AT_ONCE)
            .refine((rows) => new Set(rows.map((row) => (row as { readonly id: string }).id)).size === rows.length, {
              error: 'validation.repeated',
            }),
        }),
        output: created(bulkReport),
        errors: ['not_found'],
      },
    ],
    [
      'import',
      `import${cap(plural)}`,
      {
        method: 'POST',
        path: `${path}.import`,
        summary: `Add and change ${plural} from a spreadsheet, or say row by row what it would do; all of it is done or nothing`,
        access: write,
        body: importBody,
        files: { file: { kind: 'sheet' } },
        output: created(collectionImport),
        errors: ['sheet_refused', 'limit_reached', 'stale'],
        throttle: { by: 'user', limit: 120, per: 3600 },
      },
    ],
  ]
  const operations = Object.fromEntries(
    calls.flatMap(([verb, key, call]) => (hasVerb(spec, verb) ? [[key, call]] : [])),
  )
  // The casts are here alone: the keys are computed from the names.
  return { ...spec, schema: z.strictObject(shape), body, row, operations } as unknown as Resource<N, P, O, F, W, G>
}
