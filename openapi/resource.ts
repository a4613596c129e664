import { z } from 'zod'
import type { Access, Operation } from './define.ts'
import type { Rule } from './explain.ts'
import { filtersOf, slugFieldOf, type Filtered, type Searched, type Sortable, type Worded } from './field-kinds.ts'
import type { AnyField, Fields } from './fields.ts'
import type { RefName } from './ref.ts'
import { operationsOf, type ResourceOperations, type Verb } from './resource-calls.ts'
import {
  heavyOf,
  shapesOf,
  type Key,
  type KeysOf,
  type Owner,
  type Publishing,
  type ResourceBody,
  type ResourceRow,
  type SchemaOf,
} from './resource-rows.ts'
import type { SectionKey } from './schemas/profile.ts'
import { PUBLISHING_STATUSES } from './schemas/publishing.ts'

/**
 * How entries are kept on the screen: `list` (a list and a form), `chips` (short texts added by Enter or comma; the
 * first column alone is asked for), `single` (one entry whose form is always open; `most` is 1).
 */
export type Editor = 'list' | 'chips' | 'single'
/**
 * How an account sees its own entries: along a line of time, as cards, or as rows of a line or two. Under an entry's name
 * stand its other columns, then the beginning of `text`; `picture` stands beside.
 */
export type ShownAs<F extends Fields> = {
  readonly text?: NoInfer<KeysOf<F, 'localized-long'>>
  readonly picture?: NoInfer<KeysOf<F, 'picture' | 'pictures'>>
} & (
  | { readonly as: 'cards' | 'rows' }
  /** An end that is not there is now. */
  | { readonly as: 'timeline'; readonly from: NoInfer<KeysOf<F, 'date'>>; readonly to: NoInfer<KeysOf<F, 'date'>> }
)
/** The groups of the administrator's menu that collections stand in. */
export type MenuGroup = 'jobListing' | 'contentManagement' | 'appearance' | 'system'

export interface ResourceSpec<
  N extends RefName,
  P extends string,
  O extends Owner,
  F extends Fields,
  W extends Verb,
  G extends boolean,
  U extends Publishing | undefined,
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
  /** Visitors of the platform read the active entries; those of other collections are chosen in forms. */
  readonly isForVisitors?: true
  /** The section of a site that the entries make. */
  readonly section?: SectionKey
  /**
   * No page shows the entries, and resumes choose among them one by one: nobody is asked whether an entry is visible.
   */
  readonly isForResumes?: true
  /** In the order of the form. */
  readonly fields: F
  readonly rules?: readonly Rule<z.output<SchemaOf<F>>>[]
  readonly read: Access
  readonly write: Access
  /** What a list shows of an entry, in this order; the first names it. A table has a column for each. */
  readonly columns: readonly NoInfer<Key<F>>[]
  readonly search: readonly NoInfer<KeysOf<F, Searched>>[]
  /** Sortable columns. `position` and `created_at` always are; the default is `position`. */
  readonly sort: readonly NoInfer<KeysOf<F, Sortable>>[]
  /** No two rows (of one account) may agree in these, compared without case and across languages. */
  readonly unique?: readonly NoInfer<KeysOf<F, Worded>>[]
  /** The list and the export may be asked for the entries with one value of these alone: `?sector_id=…`. */
  readonly filters?: readonly NoInfer<KeysOf<F, Filtered>>[]
  /**
   * An active entry stays as it is from this day on: it is neither edited, switched nor deleted, and no screen offers
   * it. Another entry takes its place. Of the platform's collections alone.
   */
  readonly fixedFrom?: NoInfer<KeysOf<F, 'date'>>
  /** Where everyone reads an entry that stays as it is: a page, and the fields that its address names. */
  readonly readAt?: { readonly path: `/${string}`; readonly query: Readonly<Record<string, NoInfer<Key<F>>>> }
  /** At most so many entries per account or collection. */
  readonly most: number
  /** The specification asks for one entry at least: deleting the only one is asked about first. */
  readonly atLeastOne?: true
  readonly editor?: Editor
  /** How an account's own entries are shown in the place of a table. */
  readonly shownAs?: ShownAs<F>
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
  /**
   * Entries are written as drafts and published, at once or at a time, in the place of the switch `active`. The calls
   * give drafts and the addresses of their pictures, so whoever reads by them must be allowed to write; visitors read
   * `page`. Needs a field `slug`, whose name is the parameter of the page.
   */
  readonly publishing?: U
}

/** The schema of a value that is there. */
const given = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema

export interface Resource<
  N extends RefName,
  P extends string,
  O extends Owner,
  F extends Fields,
  W extends Verb,
  G extends boolean,
  U extends Publishing | undefined,
> extends ResourceSpec<N, P, O, F, W, G, U> {
  readonly schema: SchemaOf<F>
  /** The body of a create, with its rules: what a form validates. */
  readonly body: ResourceBody<O, F, U>
  readonly row: ResourceRow<N, O, F, U>
  readonly operations: ResourceOperations<N, P, O, F, W, G, U>
}
/** `ShownAs` of any collection. */
export type AnyShownAs = { readonly text?: string; readonly picture?: string } & (
  | { readonly as: 'cards' | 'rows' }
  | { readonly as: 'timeline'; readonly from: string; readonly to: string }
)
/** Any resource, for code that treats them all alike. */
export interface AnyResource extends Omit<
  ResourceSpec<RefName, string, Owner, Fields, Verb, boolean, Publishing | undefined>,
  'columns' | 'search' | 'sort' | 'unique' | 'filters' | 'rules' | 'shownAs' | 'fixedFrom' | 'readAt'
> {
  readonly schema: z.ZodObject
  readonly body: z.ZodObject
  readonly row: z.ZodObject
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly sort: readonly string[]
  readonly unique?: readonly string[]
  readonly filters?: readonly string[]
  readonly fixedFrom?: string
  readonly readAt?: { readonly path: `/${string}`; readonly query: Readonly<Record<string, string>> }
  readonly shownAs?: AnyShownAs
  readonly fields: Readonly<Record<string, AnyField>>
  readonly operations: Readonly<Record<string, Operation>>
}

/**
 * A collection as data: the contract's operations, the server's table and implementation, list, form, order and export
 * all follow from it.
 */
export function defineResource<
  const N extends RefName,
  const P extends string,
  const O extends Owner,
  const F extends Fields,
  const W extends Verb = never,
  const G extends boolean = false,
  const U extends Publishing | undefined = undefined,
>(spec: ResourceSpec<N, P, O, F, W, G, U>): Resource<N, P, O, F, W, G, U> {
  const { plural, owner, read, write, publishing } = spec
  const heavy = heavyOf(spec.fields)
  if (heavy.length > 0 && spec.get !== true)
    throw new Error(
      `Lists of ${plural} leave ${heavy.join(' and ')} out, so one entry must be readable: \`get: true\`.`,
    )
  if (spec.form === 'page' && (spec.page === undefined || spec.get !== true))
    throw new Error(`The form of ${plural} is a page, so they need one themselves, and \`get: true\`.`)
  if (publishing && (owner !== 'platform' || read !== write || slugFieldOf(spec.fields) === null))
    throw new Error(`Entries of ${plural} are published, so they are the platform's, read as written, and have a slug.`)
  const shapes = shapesOf<N, O, F, U>(spec)
  const filtered = Object.fromEntries(
    Object.keys(filtersOf(spec)).map((key) => {
      const field = spec.fields[key]
      return [key, (field ? given(field.schema) : z.enum(PUBLISHING_STATUSES)).optional()]
    }),
  )
  const { schema, body, row } = shapes
  // The cast is here alone: the keys are computed from the names.
  const operations = operationsOf({ ...spec, shapes, filtered }) as unknown as ResourceOperations<N, P, O, F, W, G, U>
  return { ...spec, schema, body, row, operations }
}
