import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { explain, type Explained } from '../../../openapi/explain.ts'
import { FACT_PARTS, FACT_PART_KEYS, type FactPart } from '../../../openapi/fact-parts.ts'
import type { Fields } from '../../../openapi/fields.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { entriesOf, otherKeysOf, type ReadEntry } from '../../../openapi/json-resume-entries.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { MOST_READ, type CareerImport, type ImportedEntry } from '../../../openapi/schemas/career-import.ts'
import { columnOf } from '../../db/collection-table.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { bindings, type Binding, type CollectionRow } from '../../resources/bindings.ts'
import type { Change } from '../../resources/commands.ts'
import { confirmedFields } from '../../resources/confirmed.ts'
import { scope } from '../../resources/policy.ts'
import { bodyOf, bodyOfRow, differing, openOf, withValues, written, type Values } from './import-values.ts'
import { foundOf, isOne } from './import-match.ts'
import { matcherOf } from './import-names.ts'
import type { ReadResume } from './read-resume-file.ts'

/** An entry of the file, and what taking it would mean. */
export interface Draft extends Pick<ImportedEntry, 'state' | 'reason'> {
  readonly at: number
  readonly read: ReadEntry
  readonly values: Values
  /** The entry that it is already. */
  readonly row: CollectionRow | null
  readonly differing: readonly string[]
  /** Of these the fields that the entry leaves empty. */
  readonly open: readonly string[]
  /** What is wrong by field, if all of it were taken. */
  readonly faults: ReadonlyMap<string, Explained | null>
}
export interface PartPlan {
  readonly key: FactPart
  readonly binding: Binding
  readonly drafts: readonly Draft[]
}
export interface ImportPlan {
  readonly parts: readonly PartPlan[]
  readonly hash: string
}
interface Planning extends Omit<Change, 'binding'> {
  /** The language of the texts in the file. */
  readonly lang: Language
  readonly names: ReferenceNames
}

/** What is wrong with a body by its fields; how much of a date is known is said at the date. */
function faultsIn({ resource }: Binding, body: Values): Map<string, Explained> {
  const faults = new Map<string, Explained>()
  for (const issue of resource.body.safeParse(body).error?.issues ?? []) {
    const field = String(issue.path[0] ?? '')
    const of = resource.fields[field]
    const shown = of?.kind === 'known' ? of.of : field
    if (!faults.has(shown)) faults.set(shown, explain(issue))
  }
  return faults
}

/** No file of career details brings the files that an entry needs. */
const isFile = (fields: Fields, field: string) =>
  ['document', 'picture', 'pictures'].includes(fields[field]?.kind ?? '')

async function partPlan(
  { tx, viewer, lang }: Planning,
  key: FactPart,
  read: readonly { readonly entry: ReadEntry; readonly values: Values }[],
): Promise<PartPlan> {
  const binding: Binding = bindings[FACT_PARTS[key]]
  const { fields, most } = binding.resource
  const rows = (await tx
    .select()
    .from(binding.table)
    .where(scope(binding, viewer))
    .orderBy(asc(binding.table.position))) as CollectionRow[]
  const there = rows.map((row) => ({
    row,
    body: bodyOfRow(fields, row),
    fixed: confirmedFields(binding, row),
  }))
  const isTwice = read.map(({ values }, at) =>
    read.slice(0, at).some((before) => isOne(key, fields, before.values, values)),
  )
  const rowsOf = foundOf(
    key,
    fields,
    there,
    read.map(({ values }, at) => (isTwice[at] === true ? null : values)),
  )
  let room = most - rows.length
  const drafts = read.map(({ entry, values }, at): Draft => {
    const found = rowsOf.get(at)
    const others = found
      ? differing(fields, found.body, values, { lang, years: entry.years, fixed: found.fixed })
      : Object.keys(values)
    const whole = found ? withValues(fields, found.body, values, others) : bodyOf(fields, values)
    const faults = new Map<string, Explained | null>(
      [...faultsIn(binding, whole)].filter(([field]) => found === undefined || others.includes(field)),
    )
    for (const year of entry.years) if (!faults.has(year) && others.includes(year)) faults.set(year, null)
    const reason =
      Object.keys(values).length === 0
        ? 'empty'
        : isTwice[at] === true
          ? 'twice'
          : found === undefined && room <= 0
            ? 'full'
            : found === undefined && [...faults].some(([field, fault]) => fault !== null && isFile(fields, field))
              ? 'document'
              : null
    const isRefused = reason !== null && reason !== 'document'
    if (!isRefused && found === undefined) room -= 1
    const state = isRefused ? 'refused' : found === undefined ? 'new' : others.length > 0 ? 'duplicate' : 'same'
    return {
      at,
      read: entry,
      values,
      row: found?.row ?? null,
      differing: found ? others : [],
      open: found ? openOf(fields, found.body, values, { of: others, lang }) : [],
      faults,
      state,
      reason,
    }
  })
  return { key, binding, drafts }
}

/**
 * What a file would add to and change in a person's career details. Refuses what says nothing at all, and more entries
 * than are looked at, with `import_refused`.
 */
export async function planOf(planning: Planning, { source, document }: ReadResume): Promise<ImportPlan> {
  const { lang, names } = planning
  const entries = entriesOf(document, lang)
  if (entries.length === 0) throw new Refusal('import_refused', { reason: 'empty' })
  if (entries.length > MOST_READ) throw new Refusal('import_refused', { reason: 'too_much' })
  const match = matcherOf(names)
  const parts: PartPlan[] = []
  for (const key of FACT_PART_KEYS) {
    const own = entries.filter(({ part }) => part === key).map((entry) => ({ entry, values: match(entry) }))
    if (own.length > 0) parts.push(await partPlan(planning, key, own))
  }
  const told = parts.map(({ key, drafts }) => [
    key,
    drafts.map(({ state, values, row, reason }) => [state, values, row?.id, row?.version, reason]),
  ])
  return {
    parts,
    hash: createHash('sha256')
      .update(JSON.stringify([source, lang, told]))
      .digest('hex'),
  }
}

/** What the screen shows of a plan. */
export function presented(
  { parts, hash }: ImportPlan,
  { source, document, unread }: ReadResume,
  {
    lang,
    reader,
    say,
  }: { readonly lang: Language; readonly reader: Language; readonly say: Change['services']['say'] },
): CareerImport {
  return {
    source,
    plan: hash,
    parts: parts.map(({ key, binding, drafts }) => ({
      key,
      entries: drafts.map((draft) => presentedEntry(binding, draft, { lang, reader, say })),
    })),
    unread: [...unread],
    kept: source === 'json_resume' ? [...otherKeysOf(document)] : [],
    written: null,
  }
}

function presentedEntry(
  { resource }: Binding,
  { at, state, reason, values, row, differing: others, open, faults }: Draft,
  {
    lang,
    reader,
    say,
  }: { readonly lang: Language; readonly reader: Language; readonly say: Change['services']['say'] },
): ImportedEntry {
  const { fields } = resource
  const text = (field: string, of: Values) => written(fields, field, of, lang)
  /** Beside another value, a switch that is off says so. */
  const beside = (field: string, of: Values) =>
    fields[field]?.kind === 'switch' ? String(of[field] === true) : text(field, of)
  const name = row?.[columnOf(resource.columns[0] ?? '')] ?? null
  return {
    at,
    state,
    reason,
    values: Object.keys(fields).flatMap((field) => {
      const value = fields[field]?.kind === 'known' ? null : text(field, values)
      return value === null ? [] : [{ field, value }]
    }),
    needs:
      state === 'refused'
        ? []
        : [...faults].map(([field, fault]) => ({
            field,
            value: text(field, values),
            message: fault === null ? null : say(reader, fault.id, fault.values),
          })),
    differences: others.map((field) => ({
      field,
      mine: row === null ? null : beside(field, bodyOfRow(fields, row)),
      theirs: beside(field, values) ?? '',
    })),
    can_fill: state === 'duplicate' && open.length > 0,
    row: typeof name === 'string' ? name : (resolve(name as Localized | null, reader)?.text ?? null),
    is_confirmed: row !== null && row['employmentId'] !== null && row['employmentId'] !== undefined,
  }
}
