import { z } from 'zod'
import { bytes, created, empty, ok, type Access, type Operation } from './define.ts'
import type { Fields } from './fields.ts'
import { ref, type RefName } from './ref.ts'
import { cap, flagOf, type Owner, type Publishing, type Shapes } from './resource-rows.ts'
import { bulkReport, BULK_ACTIONS, MOST_AT_ONCE, type BulkAction } from './schemas/bulk.ts'
import { collectionImport } from './schemas/collection-import.ts'
import { listQuery, pageOf, version } from './schemas/primitives.ts'
import { sheetFixes } from './schemas/sheet-fix.ts'
import { entryPreview, publishBody, scheduleBody } from './schemas/publishing.ts'

/** Every call that a collection can have, with the word its name begins with and what follows it. */
const NAMED = {
  list: ['list', 'plural'],
  get: ['get', 'name'],
  create: ['create', 'name'],
  edit: ['edit', 'name'],
  delete: ['delete', 'name'],
  restore: ['restore', 'name'],
  order: ['order', 'plural'],
  export: ['export', 'plural'],
  bulk: ['change', 'plural'],
  import: ['import', 'plural'],
  publish: ['publish', 'name'],
  schedule: ['schedule', 'name'],
  withdraw: ['withdraw', 'name'],
  preview: ['preview', 'name'],
} as const
export type CallKind = keyof typeof NAMED
/** What a collection may be asked for beyond its list: each can be switched off (`without`). */
export type Verb = Exclude<CallKind, 'list' | 'get' | 'restore' | (typeof PUBLISHING_VERBS)[number]>
/** What collections of the platform alone can be asked for. */
const PLATFORM_VERBS = ['bulk', 'import'] as const satisfies readonly CallKind[]
/** What collections can be asked for whose entries are published. */
const PUBLISHING_VERBS = ['publish', 'schedule', 'withdraw', 'preview'] as const satisfies readonly CallKind[]
const isOneOf = <V extends CallKind>(verbs: readonly V[], verb: CallKind): verb is V =>
  (verbs as readonly CallKind[]).includes(verb)

/** What decides which calls a collection has. */
interface Asked {
  readonly owner: Owner
  readonly without?: readonly Verb[]
  readonly get?: boolean
  readonly publishing?: Publishing | undefined
}
/** True where the collection has the call. Every one can be listed. */
export const hasVerb = ({ without, get, owner, publishing }: Asked, verb: CallKind): boolean => {
  if (verb === 'list') return true
  if (verb === 'get') return get === true
  // What can be deleted can be restored.
  if (verb === 'restore') return without?.includes('delete') !== true
  if (isOneOf(PUBLISHING_VERBS, verb)) return publishing !== undefined
  return without?.includes(verb) !== true && (owner === 'platform' || !isOneOf(PLATFORM_VERBS, verb))
}
/** What can be done to several rows of a collection at once. */
export const bulkActionsOf = (asked: Asked): readonly BulkAction[] =>
  hasVerb(asked, 'bulk')
    ? BULK_ACTIONS.filter((action) =>
        // What can be deleted can be restored.
        action === 'delete' || action === 'restore'
          ? hasVerb(asked, 'delete')
          : hasVerb(asked, 'edit') && flagOf(asked) !== null,
      )
    : []

interface Parts<N extends RefName, O extends Owner, F extends Fields, U> extends Asked {
  readonly name: N
  readonly plural: string
  readonly path: `/${string}`
  readonly read: Access
  readonly write: Access
  readonly shapes: Shapes<N, O, F, U>
  /** What the list and the export may be narrowed by; each is optional, so no caller's types need its key. */
  readonly filtered: Readonly<Record<never, z.ZodType>>
}

/** Every call of a collection: its type is what this gives back, so that each is said once. */
function callsOf<N extends RefName, O extends Owner, F extends Fields, U>(parts: Parts<N, O, F, U>) {
  const { name, plural, path, read, write, filtered } = parts
  const { body, edit, row, listed } = parts.shapes
  const id = ref(name)
  const one: `/${string}` = `${path}/{id}`
  return {
    list: {
      method: 'GET',
      path,
      summary: `List ${plural}`,
      access: read,
      query: { ...listQuery, ...filtered },
      output: ok(pageOf(listed)),
    },
    get: {
      method: 'GET',
      path: one,
      summary: `Read one of ${plural}`,
      access: read,
      params: { id },
      output: ok(row),
    },
    create: {
      method: 'POST',
      path,
      summary: `Create one of ${plural}`,
      access: write,
      body,
      output: created(row),
      errors: ['duplicate', 'limit_reached'],
    },
    edit: {
      method: 'PUT',
      path: one,
      summary: `Replace one of ${plural}`,
      access: write,
      params: { id },
      body: edit,
      output: ok(row),
      errors: ['stale', 'duplicate'],
    },
    delete: {
      method: 'DELETE',
      path: one,
      summary: `Delete one of ${plural}`,
      access: write,
      params: { id },
      output: empty,
      errors: ['in_use'],
    },
    restore: {
      method: 'POST',
      path: `${one}/restore`,
      summary: `Restore one of ${plural} that was deleted in the last hour, at its place`,
      access: write,
      params: { id },
      output: ok(row),
      errors: ['duplicate', 'limit_reached'],
    },
    order: {
      method: 'PUT',
      path: `${path}.order`,
      summary: `Move one of ${plural} to a 0-based position`,
      access: write,
      body: z.strictObject({ id, position: z.int().min(0).max(100_000) }),
      output: empty,
    },
    export: {
      method: 'GET',
      path: `${path}.csv`,
      summary: `Export ${plural} as CSV`,
      access: read,
      query: { q: listQuery.q, sort: listQuery.sort, ...filtered },
      output: bytes('text/csv'),
    },
    bulk: {
      method: 'POST',
      path: `${path}.bulk`,
      summary: `Activate, deactivate, delete or restore several of ${plural}; what cannot be done to one stops no other`,
      access: write,
      // Each row with the version that was seen.
      body: z.strictObject({
        action: z
          .enum(BULK_ACTIONS)
          .refine((action) => bulkActionsOf(parts).includes(action), { error: 'validation.malformed' }),
        rows: z
          .array(z.strictObject({ id, version }))
          .min(1)
          .max(MOST_AT_ONCE)
          .refine((rows) => new Set(rows.map((each) => (each as { readonly id: string }).id)).size === rows.length, {
            error: 'validation.repeated',
          }),
      }),
      output: created(bulkReport),
      errors: ['not_found'],
    },
    import: {
      method: 'POST',
      path: `${path}.import`,
      summary: `Add and change ${plural} from a spreadsheet, or say row by row what it would do; all of it is done or nothing`,
      access: write,
      // A spreadsheet is looked at (`dry_run`), and then written as `plan` of the answer says.
      body: z.strictObject({ dry_run: z.boolean(), plan: z.string().max(64).nullable(), fixes: sheetFixes }),
      files: { file: { kind: 'sheet' } },
      output: created(collectionImport),
      errors: ['sheet_refused', 'limit_reached', 'stale'],
      throttle: { by: 'user', limit: 240, per: 3600 },
    },
    publish: {
      method: 'POST',
      path: `${one}/publish`,
      summary: `Show one of ${plural} to visitors now`,
      access: write,
      params: { id },
      body: publishBody,
      output: ok(row),
      errors: ['not_pending', 'stale'],
      sends: ['publishing', 'publish'],
    },
    schedule: {
      method: 'POST',
      path: `${one}/schedule`,
      summary: `Show one of ${plural} to visitors from a time on`,
      access: write,
      params: { id },
      body: scheduleBody,
      output: ok(row),
      errors: ['not_pending', 'stale'],
      sends: ['publishing', 'schedule'],
    },
    withdraw: {
      method: 'POST',
      path: `${one}/withdraw`,
      summary: `Make one of ${plural} a draft again, which visitors do not see`,
      access: write,
      params: { id },
      body: publishBody,
      output: ok(row),
      errors: ['not_pending', 'stale'],
      sends: ['publishing', 'withdraw'],
    },
    preview: {
      method: 'POST',
      path: `${one}/preview`,
      summary: `A link to the page of one of ${plural} as it is saved`,
      access: write,
      params: { id },
      output: created(entryPreview),
    },
  } as const satisfies Record<CallKind, Operation>
}
type Calls<N extends RefName, O extends Owner, F extends Fields, U> = ReturnType<typeof callsOf<N, O, F, U>>

/** The calls that a collection lacks; `hasVerb` says the same of values. */
type Lacked<O extends Owner, W extends Verb, G extends boolean, U> =
  | W
  | (O extends 'platform' ? never : (typeof PLATFORM_VERBS)[number])
  | ([G] extends [true] ? never : 'get')
  | ('delete' extends W ? 'restore' : never)
  | (U extends Publishing ? never : (typeof PUBLISHING_VERBS)[number])
type Named<
  V extends CallKind,
  N extends string,
  P extends string,
> = `${(typeof NAMED)[V][0]}${Capitalize<{ name: N; plural: P }[(typeof NAMED)[V][1]]>}`
/**
 * The calls of a resource, with literal keys: `listSkills`, `createSkill`, `editSkill`, `deleteSkill`, `restoreSkill`, `orderSkills`,
 * `exportSkills`, `changeSkills`, `importSkills`; `publishBlog`, `scheduleBlog`, `withdrawBlog`, `previewBlog`.
 */
export type ResourceOperations<
  N extends RefName,
  P extends string,
  O extends Owner,
  F extends Fields,
  W extends Verb,
  G extends boolean,
  U,
> = {
  readonly [V in Exclude<CallKind, Lacked<O, W, G, U>> as Named<V, N, P>]: Calls<N, O, F, U>[V]
}

/** The calls that a collection has, under their names. */
export function operationsOf<N extends RefName, O extends Owner, F extends Fields, U>(
  parts: Parts<N, O, F, U>,
): Readonly<Record<string, Operation>> {
  const calls: Record<CallKind, Operation> = callsOf(parts)
  return Object.fromEntries(
    (Object.keys(NAMED) as CallKind[]).flatMap((verb) => {
      const [begins, of] = NAMED[verb]
      return hasVerb(parts, verb) ? [[begins + cap(parts[of]), calls[verb]]] : []
    }),
  )
}
