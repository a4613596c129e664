import { inArray } from 'drizzle-orm'
import type { AnyResource } from '../../openapi/resource.ts'
import { columnOf } from '../db/collection-table.ts'
import { files as fileRows } from '../db/tables.ts'
import type { Readable, Services, Tx } from '../kernel/context.ts'
import { formOf } from '../kernel/file-names.ts'
import { Refusal, type FieldErrors } from '../kernel/refusal.ts'
import type { Binding, CollectionRow } from './bindings.ts'

type Values = Readonly<Record<string, unknown>>

/** A field that holds the ids of one or several files of one kind. */
interface FileField {
  readonly field: string
  readonly kind: 'picture' | 'document'
  readonly many: boolean
}
export const fileFields = (resource: AnyResource): readonly FileField[] =>
  Object.entries(resource.fields).flatMap(([field, { kind }]): FileField[] =>
    kind === 'picture' || kind === 'document'
      ? [{ field, kind, many: false }]
      : kind === 'pictures'
        ? [{ field, kind: 'picture', many: true }]
        : [],
  )
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

/** The files that an entry newly names, with their paths in the body, and those that it no longer names. */
function changes(binding: Binding, before: CollectionRow | null, after: Values | null) {
  const all = fileFields(binding.resource).map((field) => ({
    ...field,
    old: idsIn(before?.[columnOf(field.field)]),
    now: idsIn(after?.[field.field]),
  }))
  const kept = new Set(all.flatMap(({ now }) => now))
  return {
    come: all.flatMap(({ field, kind, many, old, now }) =>
      now.map((id, at) => ({ id, kind, path: many ? `${field}.${at}` : field })).filter(({ id }) => !old.includes(id)),
    ),
    gone: all.flatMap(({ old }) => old).filter((id) => !kept.has(id)),
  }
}

/**
 * Attaches the files that an entry newly names. A file of another account, in use, unknown or of the wrong kind is an
 * error at its field.
 */
export async function takeFiles(
  tx: Tx,
  services: Services,
  binding: Binding,
  accountId: string,
  before: CollectionRow | null,
  after: Values,
): Promise<FieldErrors> {
  const errors: Record<string, readonly string[]> = {}
  for (const { id, kind, path } of changes(binding, before, after).come)
    await services.files.attach(tx, id, accountId, path, kind).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'invalid') throw error
      Object.assign(errors, error.errors)
    })
  return errors as FieldErrors
}

/** Releases the files that an entry no longer names; all of them if `after` is null. */
export async function giveUpFiles(
  tx: Tx,
  services: Services,
  binding: Binding,
  before: CollectionRow,
  after: Values | null,
): Promise<void> {
  for (const id of changes(binding, before, after).gone) await services.files.release(tx, id)
}

/** A file as its owner's screens get it. */
export interface OwnFile {
  readonly url: string
  readonly name: string | null
}
export type OwnFiles = ReadonlyMap<string, OwnFile>

/** The files that these rows name, by id. Pictures need no query; documents need one for all rows together. */
export async function filesOf(
  db: Readable,
  services: Services,
  binding: Binding,
  rows: readonly CollectionRow[],
): Promise<OwnFiles> {
  const fields = fileFields(binding.resource)
  const idsOfKind = (kind: FileField['kind']) =>
    fields
      .filter((field) => field.kind === kind)
      .flatMap(({ field }) => rows.flatMap((row) => idsIn(row[columnOf(field)])))
  const documents = idsOfKind('document')
  const found =
    documents.length === 0
      ? []
      : await db
          .select({ id: fileRows.id, type: fileRows.type, name: fileRows.name })
          .from(fileRows)
          .where(inArray(fileRows.id, documents))
  return new Map<string, OwnFile>([
    ...idsOfKind('picture').map((id) => [id, { url: services.files.ownUrl(id), name: null }] as const),
    ...found.map(({ id, type, name }) => [id, { url: services.files.ownUrl(id, formOf(type)), name }] as const),
  ])
}

/** Those of the files that one row names. */
export const filesIn = (binding: Binding, row: CollectionRow, files: OwnFiles): Readonly<Record<string, OwnFile>> =>
  Object.fromEntries(
    fileFields(binding.resource).flatMap(({ field }) =>
      idsIn(row[columnOf(field)]).flatMap((id) => {
        const file = files.get(id)
        return file ? [[id, file] as const] : []
      }),
    ),
  )
