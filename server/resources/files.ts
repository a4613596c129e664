import { inArray } from 'drizzle-orm'
import type { AnyResource } from '../../openapi/resource.ts'
import type { LocalizedRichText } from '../../openapi/rich-text.ts'
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
/** Fields whose texts may have pictures in them. */
export const picturedTexts = (resource: AnyResource): readonly string[] =>
  Object.entries(resource.fields).flatMap(([field, of]) => (of.kind === 'rich-text' && of.pictures ? [field] : []))
/** The pictures of a text in both languages, each once, with the path of its id in the text. */
export function picturesOf(value: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [lang, text] of Object.entries((value ?? {}) as LocalizedRichText))
    for (const [at, block] of (text ?? []).entries())
      if (block.type === 'picture' && !found.has(block.file_id)) found.set(block.file_id, `${lang}.${at}.file_id`)
  return found
}
const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

/** The files that an entry newly names, with their paths in the body, and those that it no longer names. */
function changes(binding: Binding, before: CollectionRow | null, after: Values | null) {
  const { resource } = binding
  const all = [
    ...fileFields(resource).map(({ field, kind, many }) => ({
      kind,
      old: idsIn(before?.[columnOf(field)]),
      now: idsIn(after?.[field]).map((id, at) => ({ id, path: many ? `${field}.${at}` : field })),
    })),
    ...picturedTexts(resource).map((field) => ({
      kind: 'picture' as const,
      old: [...picturesOf(before?.[columnOf(field)]).keys()],
      now: [...picturesOf(after?.[field])].map(([id, path]) => ({ id, path: `${field}.${path}` })),
    })),
  ]
  const kept = new Set(all.flatMap(({ now }) => now.map(({ id }) => id)))
  return {
    come: all.flatMap(({ kind, old, now }) =>
      now.filter(({ id }) => !old.includes(id)).map(({ id, path }) => ({ id, kind, path })),
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
/** The ids of all pictures in the texts of a row; none where the row was read without its texts. */
const idsInTexts = ({ resource }: Binding, row: CollectionRow) =>
  picturedTexts(resource).flatMap((field) => [...picturesOf(row[columnOf(field)]).keys()])

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
    ...[...idsOfKind('picture'), ...rows.flatMap((row) => idsInTexts(binding, row))].map(
      (id) => [id, { url: services.files.ownUrl(id), name: null }] as const,
    ),
    ...found.map(({ id, type, name }) => [id, { url: services.files.ownUrl(id, formOf(type)), name }] as const),
  ])
}

/** Those of the files that one row names. */
export const filesIn = (binding: Binding, row: CollectionRow, files: OwnFiles): Readonly<Record<string, OwnFile>> =>
  Object.fromEntries(
    [
      ...fileFields(binding.resource).flatMap(({ field }) => idsIn(row[columnOf(field)])),
      ...idsInTexts(binding, row),
    ].flatMap((id) => {
      const file = files.get(id)
      return file ? [[id, file] as const] : []
    }),
  )
