import type { Language } from '../../openapi/define.ts'
import { isHeavy } from '../../openapi/fields.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import type { LocalizedRichText, RichText } from '../../openapi/rich-text.ts'
import { plainText } from '../../openapi/rich-text-content.ts'
import type { AuditAction, AuditKind } from '../../openapi/schemas/audit.ts'
import type { CollectionImport } from '../../openapi/schemas/collection-import.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { columnOf } from '../db/collection-table.ts'
import type { AuditFacts } from '../db/platform-tables.ts'
import { audit, differing } from '../kernel/audit.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import type { Change } from './commands.ts'

/** Rows that one record lists by name. */
const MOST_NAMES = 40

/** What names an entry: the first column of its list. */
function nameOf({ resource }: Binding, row: CollectionRow): Localized | string | null {
  const value = row[columnOf(resource.columns[0] ?? '')]
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? value : null
}

/** The fields of an entry by their names, and what decides whether its readers see it. */
function factsOf({ resource }: Binding, row: CollectionRow): AuditFacts {
  const flag = flagOf(resource)
  return {
    ...Object.fromEntries(Object.keys(resource.fields).map((name) => [name, row[columnOf(name)] ?? null])),
    ...(flag === null ? {} : { [flag]: row[flag] }),
    ...(resource.publishing === undefined
      ? {}
      : { publishing_status: row['publishingStatus'] ?? null, publish_at: row['publishAt'] ?? null }),
  }
}

/** Letters before the first that differs, of running text. */
const LEAD = 80
/** A text from a little before it differs from the other. */
export function excerpt(shown: string, against: string): string {
  let same = 0
  while (same < against.length && shown[same] === against[same]) same++
  const from = same === shown.length ? 0 : same - LEAD
  if (from <= 0) return shown
  const word = shown.lastIndexOf(' ', from) + 1
  return `…${shown.slice(from - word > LEAD ? from : word)}`
}
/** Facts as the log keeps them: of running text what it says, where it differs from the other side. */
function readable({ resource }: Binding, facts: AuditFacts | null, other: AuditFacts | null): AuditFacts | null {
  if (facts === null) return null
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const field = resource.fields[name]
      if (field === undefined || !isHeavy(field) || value === null) return [name, value] as const
      const against = other?.[name] as LocalizedRichText | null | undefined
      const texts = Object.entries(value as LocalizedRichText) as [Language, RichText | undefined][]
      return [
        name,
        Object.fromEntries(
          texts.flatMap(([lang, text]) =>
            text ? [[lang, excerpt(plainText(text), plainText(against?.[lang] ?? []))]] : [],
          ),
        ),
      ] as const
    }),
  )
}

/** Records a change of one entry; of an edit only what changed. Entries of accounts are nobody's to record. */
export async function auditEntry(
  { tx, binding }: Change,
  action: AuditAction,
  before: CollectionRow | null,
  after: CollectionRow | null,
): Promise<void> {
  const row = after ?? before
  if (binding.account || row === null) return
  const both =
    before && after
      ? differing(factsOf(binding, before), factsOf(binding, after))
      : { before: before && factsOf(binding, before), after: after && factsOf(binding, after) }
  await audit(tx, {
    kind: binding.resource.name as AuditKind,
    action,
    subjectId: row.id,
    name: nameOf(binding, row),
    before: readable(binding, both.before, both.after),
    after: readable(binding, both.after, both.before),
  })
}

/** Records an edit. One that switches the entry and changes nothing else is found with what is done to several at once. */
export async function auditEdit(change: Change, before: CollectionRow, after: CollectionRow): Promise<void> {
  const { binding } = change
  const flag = flagOf(binding.resource)
  const [changed, ...further] = Object.keys(differing(factsOf(binding, before), factsOf(binding, after)).after)
  const isSwitch = flag === 'active' && changed === flag && further.length === 0
  await auditEntry(change, isSwitch ? (after[flag] ? 'activate' : 'deactivate') : 'edit', before, after)
}

/** Records that an entry has another place; places count from 1, as people see them. */
export async function auditMove({ tx, binding }: Change, row: CollectionRow, to: number): Promise<void> {
  if (binding.account) return
  await audit(tx, {
    kind: binding.resource.name as AuditKind,
    action: 'move',
    subjectId: row.id,
    name: nameOf(binding, row),
    before: { position: row.position + 1 },
    after: { position: to + 1 },
  })
}

/** Records an import in one record: how many entries were added and changed, and the first of them by name. */
export async function auditImport({ tx, binding }: Change, report: CollectionImport): Promise<void> {
  const { added, changed } = report
  if (added + changed === 0) return
  const written = report.rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed')
  const names = written.slice(0, MOST_NAMES).flatMap(({ name }) => name ?? [])
  await audit(tx, {
    kind: binding.resource.name as AuditKind,
    action: 'import',
    subjectId: null,
    name: names[0] ?? null,
    after: { added, changed, entries: names },
    many: { count: added + changed, names },
  })
}

/** Records one action over several entries in one record, which names them. */
export async function auditEntries(
  { tx, binding }: Change,
  action: AuditAction,
  rows: readonly CollectionRow[],
): Promise<void> {
  if (binding.account) return
  const names = rows.slice(0, MOST_NAMES).flatMap((row) => nameOf(binding, row) ?? [])
  const entries = { entries: names }
  await audit(tx, {
    kind: binding.resource.name as AuditKind,
    action,
    subjectId: rows.length === 1 ? (rows[0]?.id ?? null) : null,
    name: names[0] ?? null,
    ...(action === 'delete' ? { before: entries } : { after: entries }),
    many: { count: rows.length, names },
  })
}
