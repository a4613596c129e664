import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { inArray, or } from 'drizzle-orm'
import type { Language } from '../../openapi/define.ts'
import type { Explained, ValidationId } from '../../openapi/explain.ts'
import {
  contractKindOf,
  dateOfCell,
  relationsOf,
  sheetColumns,
  slugFieldOf,
  switched,
  type NamedRow,
} from '../../openapi/field-kinds.ts'
import type { FieldKind } from '../../openapi/fields.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import type { ImportedLine } from '../../openapi/schemas/collection-import.ts'
import { fold } from '../../openapi/text-fold.ts'
import { columnOf } from '../db/collection-table.ts'
import { explainCell } from '../kernel/sheet-faults.ts'
import type { CollectionRow } from './bindings.ts'
import { faultsOf } from './checks.ts'
import { within, type Change } from './commands.ts'
import { inBatches, relatedFinder, type FindRelated } from './import-relations.ts'
import { unknownKeys } from './references.ts'
import { pathsOf } from './rows.ts'
import type { Sheet, SheetRow } from './sheet.ts'
import { slugErrors } from './slugs.ts'

type Values = Readonly<Record<string, unknown>>
type Errors = Record<string, (ValidationId | Explained)[]>

/** What one row of a spreadsheet does. `body` is what the entry says then, as far as it could be read. */
export interface Draft {
  readonly line: number
  readonly before: CollectionRow | null
  readonly body: Values
  readonly outcome: ImportedLine['outcome']
  readonly changes: readonly string[]
  readonly errors: Errors
}
export interface Plan {
  readonly drafts: readonly Draft[]
  /** The same for the same changes of the same versions. */
  readonly hash: string
}

/** Rows that are read without a pause. */
const WITHOUT_PAUSE = 50
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Adds a fault to a column. */
const blame = (errors: Errors, column: string, fault: ValidationId | Explained) =>
  void (errors[column] ??= []).push(fault)

/**
 * The cells of a field in a row; a column that is not there says what the entry says so far. A correction may name a
 * column that the spreadsheet has not: then only its row has it.
 */
function cellsOf(
  { binding }: Change,
  sheet: Sheet,
  { cells }: SheetRow,
  field: string,
  before: CollectionRow | null,
): readonly string[] | null {
  const { kind } = binding.resource.fields[field] ?? {}
  const columns = sheetColumns(binding.resource.fields).filter((column) => column.field === field)
  const isThere = (name: string) => sheet.columns.has(name) || cells.has(name)
  if (kind === undefined || !columns.some(({ name }) => isThere(name))) return null
  const value = before?.[columnOf(field)] ?? null
  // Of a relation, an id that is not written would contradict a name that is.
  const former = value === null || kind === 'relation' ? [] : contractKindOf(kind).cells(value as never)
  return columns.map(({ name, at }) => (isThere(name) ? (cells.get(name) ?? '') : String(former[at] ?? '')))
}
/** What a field is that an entry says nothing of: a switch is off. */
const nothingOf = (kind: FieldKind) =>
  kind === 'pictures' || kind === 'addresses' ? [] : kind === 'switch' ? false : null
const isNothing = (cells: readonly string[]) => cells.every((cell) => cell === '')

/** The entries that the rows are about: by their id, or else by a name that no two entries share. */
async function entriesOf(change: Change, sheet: Sheet) {
  const { tx, binding } = change
  const { table, resource, sort } = binding
  const rows = new Map<string, CollectionRow>()
  const take = async (where: ReturnType<typeof inArray>) => {
    const found = (await tx
      .select()
      .from(table)
      .where(within(change, where))
      .orderBy(table.id)
      .for('update')) as CollectionRow[]
    for (const row of found) rows.set(row.id, row)
  }
  const ids = sheet.rows.flatMap(({ cells }) =>
    UUID.test(cells.get('id') ?? '') ? [String(cells.get('id')).toLowerCase()] : [],
  )
  for (const some of inBatches([...new Set(ids)])) await take(inArray(table.id, [...some]))
  const holders = new Map<string, Set<string>>()
  for (const field of resource.unique ?? []) {
    const [keys, kind] = [sort[field], resource.fields[field]?.kind]
    if (keys === undefined || kind === undefined) continue
    const texts = sheet.rows.flatMap((row) => {
      const cells = cellsOf(change, sheet, row, field, null) ?? []
      return isNothing(cells)
        ? []
        : pathsOf(field, contractKindOf(kind).read(cells, null as never)).map(([, text]) => fold(text))
    })
    for (const some of inBatches([...new Set(texts)]))
      await take(or(inArray(keys.en, [...some]), inArray(keys.am, [...some]))!)
    for (const row of rows.values())
      for (const key of ['KeyEn', 'KeyAm'].map((end) => String(row[`${columnOf(field)}${end}`]))) {
        const name = `${field} ${key}`
        holders.set(name, (holders.get(name) ?? new Set()).add(row.id))
      }
  }
  return { rows, holders }
}

/**
 * Says what a spreadsheet would do to a collection. Entries and what they relate to stay locked until the transaction
 * ends.
 */
export async function planOf(change: Change, sheet: Sheet, lang: Language): Promise<Plan> {
  const { resource } = change.binding
  const { rows, holders } = await entriesOf(change, sheet)
  const find = await relatedFinder(change, namedIn(change, sheet))
  const slug = slugFieldOf(resource.fields)
  const keysOf = (body: Values) =>
    [...(resource.unique ?? []), ...(slug ? [slug.name] : [])].flatMap((field) =>
      body[field] === null || body[field] === undefined
        ? []
        : pathsOf(field, body[field]).map(([path, text]) => ({ path, key: `${field} ${fold(text)}` })),
    )
  /** The line that is about an entry, and the one that says a text which is there once. */
  const lineOf = new Map<string, number>()
  const drafts: Draft[] = []
  for (const row of sheet.rows) {
    // A sheet of 2,000 wrong rows takes a while: others have their turn meanwhile.
    if (drafts.length % WITHOUT_PAUSE === WITHOUT_PAUSE - 1) await breathe()
    const errors: Errors = {}
    const before = beforeOf(change, sheet, row, { rows, holders }, errors)
    if (before !== null) {
      const same = lineOf.get(before.id)
      if (same === undefined) lineOf.set(before.id, row.line)
      else
        blame(errors, sheet.columns.has('id') ? 'id' : (resource.unique?.[0] ?? 'id'), {
          id: 'validation.sheet_repeated',
          values: { line: same + 1 },
        })
    }
    const body = checked(change, bodyOf(change, sheet, row, before, find, errors), errors, lang)
    Object.assign(errors, await unknownKeys(change.tx, change.binding, before, body))
    Object.assign(errors, await faultsOf(change.tx, change.binding, body, change.services.clock.now()))
    // Text that is no address can be taken by nobody, and says so already.
    if (slug !== null && errors[slug.name] === undefined)
      Object.assign(errors, await slugErrors(change.tx, change.binding, before, body))
    drafts.push({ line: row.line, before, body, errors, ...outcomeOf(change, before, body, errors) })
  }
  const lineOfKey = new Map<string, number>()
  const judged = drafts.map((draft) => {
    for (const { path, key } of keysOf(draft.body)) {
      const same = lineOfKey.get(key)
      if (same !== undefined && same !== draft.line)
        blame(draft.errors, path, { id: 'validation.sheet_repeated', values: { line: same + 1 } })
      lineOfKey.set(key, same ?? draft.line)
      // Whoever has the text in the collection and is in the spreadsheet too says there what it is called.
      const others = [...(holders.get(key) ?? [])].filter((id) => id !== draft.before?.id && !lineOf.has(id))
      if (others.length > 0) blame(draft.errors, path, 'validation.duplicate')
    }
    return { ...draft, ...outcomeOf(change, draft.before, draft.body, draft.errors) }
  })
  return { drafts: judged, hash: hashOf(judged) }
}

const hashOf = (drafts: readonly Draft[]) => {
  const told = drafts.map(({ outcome, before, body }) => [
    outcome,
    before?.id,
    ...(outcome === 'unchanged' ? [] : [before?.version, body]),
  ])
  return createHash('sha256').update(JSON.stringify(told)).digest('hex')
}

/** Everything that the relations of a spreadsheet say, by field. */
function namedIn(change: Change, sheet: Sheet): ReadonlyMap<string, readonly NamedRow[]> {
  return new Map(
    relationsOf(change.binding.resource.fields).map(([field]) => [
      field,
      sheet.rows.flatMap((row) => {
        const cells = cellsOf(change, sheet, row, field, null) ?? []
        return isNothing(cells) ? [] : [contractKindOf('relation').read(cells, null as never) as NamedRow]
      }),
    ]),
  )
}

function beforeOf(
  change: Change,
  sheet: Sheet,
  row: SheetRow,
  { rows, holders }: Awaited<ReturnType<typeof entriesOf>>,
  errors: Errors,
): CollectionRow | null {
  const id = row.cells.get('id') ?? ''
  if (id !== '') {
    const found = rows.get(id.toLowerCase())
    if (found === undefined) blame(errors, 'id', 'validation.sheet_id')
    return found ?? null
  }
  const { fields, unique } = change.binding.resource
  const [field = ''] = unique ?? []
  const kind = fields[field]?.kind
  const cells = cellsOf(change, sheet, row, field, null) ?? []
  if (kind === undefined || isNothing(cells)) return null
  const found = new Set(
    pathsOf(field, contractKindOf(kind).read(cells, null as never)).flatMap(([, text]) => [
      ...(holders.get(`${field} ${fold(text)}`) ?? []),
    ]),
  )
  const [only] = found
  return found.size === 1 && only !== undefined ? (rows.get(only) ?? null) : null
}

/** What the entry says with this row; relations that name nothing are added to `errors`. */
function bodyOf(
  change: Change,
  sheet: Sheet,
  row: SheetRow,
  before: CollectionRow | null,
  find: FindRelated,
  errors: Errors,
): Values {
  const { resource } = change.binding
  const flag = flagOf(resource)
  const body: Record<string, unknown> = {}
  for (const [field, { kind }] of Object.entries(resource.fields)) {
    const former = before?.[columnOf(field)] ?? nothingOf(kind)
    const cells = cellsOf(change, sheet, row, field, before)
    if (cells === null) body[field] = former
    // An address that is not named stays, or is made once the entry is written.
    else if (isNothing(cells)) body[field] = kind === 'slug' ? former : kind === 'pictures' ? null : nothingOf(kind)
    else body[field] = contractKindOf(kind).read(cells, former as never)
  }
  for (const [field, of] of Object.entries(resource.fields)) {
    if (of.kind !== 'date' || of.known === undefined || !sheet.columns.has(field)) continue
    const { date, known } = dateOfCell(row.cells.get(field) ?? '')
    Object.assign(body, { [field]: date || null, [of.known]: known })
  }
  for (const [field] of relationsOf(resource.fields)) {
    const named = body[field]
    if (typeof named !== 'object' || named === null) continue
    const found = find(field, named as NamedRow, body, before)
    if ('error' in found) blame(errors, field, found.error)
    body[field] = 'id' in found ? found.id : null
  }
  if (flag !== null) {
    const written = row.cells.get(flag) ?? ''
    body[flag] = written === '' ? (before?.[flag] ?? true) : switched([written])
  }
  return body
}

/** The entry as its schema has it, or as it was read; what is wrong with it is added to `errors`. */
function checked({ binding: { resource } }: Change, body: Values, errors: Errors, lang: Language): Values {
  const parsed = resource.body.safeParse(body)
  for (const issue of parsed.error?.issues ?? []) {
    const column = columnFor(resource.fields, issue.path.join('.'))
    if (errors[column] === undefined) blame(errors, column, explainCell(issue, lang))
  }
  return parsed.success ? (parsed.data as Values) : body
}

/** The column in which a fault is said: a formatted text has no columns for its parts. */
const columnFor = (fields: Change['binding']['resource']['fields'], path: string) =>
  sheetColumns(fields).find(({ name }) => path === name || path.startsWith(`${name}.`))?.name ?? path

function outcomeOf(
  { binding }: Change,
  before: CollectionRow | null,
  body: Values,
  errors: Errors,
): Pick<Draft, 'outcome' | 'changes'> {
  if (Object.keys(errors).length > 0) return { outcome: 'wrong', changes: [] }
  if (before === null) return { outcome: 'added', changes: [] }
  const flag = flagOf(binding.resource)
  const changes = [...Object.keys(binding.resource.fields), ...(flag === null ? [] : [flag])].filter((field) => {
    const property = field === flag ? field : columnOf(field)
    return !isDeepStrictEqual(before[property] ?? null, body[field] ?? null)
  })
  return { outcome: changes.length > 0 ? 'changed' : 'unchanged', changes }
}
