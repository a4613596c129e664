import { eq } from 'drizzle-orm'
import type { Language } from '../../openapi/define.ts'
import type { Explained, ValidationId } from '../../openapi/explain.ts'
import { contractKindOf, sheetColumns, slugFieldOf } from '../../openapi/field-kinds.ts'
import type { CollectionImport, ImportedLine } from '../../openapi/schemas/collection-import.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { refuse } from '../kernel/refusal.ts'
import { correctable } from '../kernel/sheet-fixes.ts'
import { say } from '../kernel/say.ts'
import { changedNothing } from '../kernel/audit.ts'
import { auditImport } from './audited.ts'
import type { CollectionRow } from './bindings.ts'
import { contentOf, lockCollection, size, type Change } from './commands.ts'
import { compared, comparedNames } from './import-compared.ts'
import { planOf, type Draft, type Plan } from './import-plan.ts'
import { inBatches } from './import-relations.ts'
import { firstState } from './published.ts'
import type { RelatedNames } from './relations.ts'
import { columnsFrom } from './rows.ts'
import { keepFormer, withSlug } from './slugs.ts'
import { columnsOf, type Sheet } from './sheet.ts'

interface Asked {
  readonly dry_run: boolean
  /** The plan that was looked at. */
  readonly plan: string | null
}
/** Letters of a name that the report repeats. */
const LONGEST_ECHO = 200

/**
 * Says what a spreadsheet would do to a collection of the platform, row by row; or does exactly what was looked at, in
 * one transaction. While a row is wrong nothing is written. Refuses with `stale` and the report as it is now where
 * entries, or what they relate to, changed meanwhile, and with `limit_reached`, in a dry run too.
 */
export async function importRows(
  change: Change,
  sheet: Sheet,
  { dry_run: isDryRun, plan: seen }: Asked,
  lang: Language,
): Promise<CollectionImport> {
  await lockCollection(change)
  const plan = await planOf(change, sheet, lang)
  const report = reportOf(change, plan, sheet, await comparedNames(change, plan.drafts), lang)
  const { most } = change.binding.resource
  if ((await size(change)) + report.added > most) refuse('limit_reached', { limit: most })
  if (isDryRun || report.invalid > 0 || report.added + report.changed === 0) changedNothing(change.tx)
  if (isDryRun || report.invalid > 0) return report
  if (seen !== plan.hash) refuse('stale', { current: report })
  await write(change, plan.drafts)
  await auditImport(change, report)
  await contentOf(change)
  return { ...report, written: report.added + report.changed }
}

async function write(change: Change, drafts: readonly Draft[]): Promise<void> {
  const { tx, services, binding } = change
  const now = services.clock.now()
  const first = await size(change)
  const added = drafts.filter(({ outcome }) => outcome === 'added')
  const valuesOf = (body: Draft['body'], at: number) => ({
    ...columnsFrom(binding, body),
    ...firstState(binding),
    id: services.ids.uuid(),
    position: first + at,
    createdAt: now,
    updatedAt: now,
  })
  for (const { outcome, before, body } of drafts) {
    if (outcome !== 'changed' || before === null) continue
    const [row] = (await tx
      .update(binding.table)
      .set({
        ...columnsFrom(binding, await withSlug(tx, binding, before, body)),
        version: before.version + 1,
        updatedAt: now,
      })
      .where(eq(binding.table.id, before.id))
      .returning()) as CollectionRow[]
    await keepFormer(tx, services, binding, before, row ?? null)
  }
  const slug = slugFieldOf(binding.resource.fields)
  if (slug === null) {
    for (const some of inBatches(added.map(({ body }, at) => valuesOf(body, at))))
      await tx.insert(binding.table).values([...some])
    return
  }
  // Each address that is made depends on those before it, so the named ones come first.
  const { name } = slug
  const isNamed = ([, { body }]: readonly [number, Draft]) => typeof body[name] === 'string'
  for (const [at, { body }] of [...added.entries()].toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
    const [row] = (await tx
      .insert(binding.table)
      .values(valuesOf(await withSlug(tx, binding, null, body), at))
      .returning()) as CollectionRow[]
    await keepFormer(tx, services, binding, null, row ?? null)
  }
}

function reportOf(
  change: Change,
  { drafts, hash }: Plan,
  sheet: Sheet,
  related: RelatedNames,
  lang: Language,
): CollectionImport {
  const count = (wanted: ImportedLine['outcome']) => drafts.filter(({ outcome }) => outcome === wanted).length
  const textOf = (one: ValidationId | Explained) =>
    typeof one === 'string' ? say(lang, one) : say(lang, one.id, one.values)
  const columns = columnsOf(change.binding)
  const byLine = new Map(sheet.rows.map((row) => [row.line, row]))
  return {
    rows: drafts.map(({ line, before, body, outcome, changes, errors }) => ({
      line,
      id: before?.id ?? null,
      name: nameIn(change, byLine.get(line)?.cells ?? new Map(), before),
      outcome,
      changes: [...changes],
      ...compared(change.binding, { before, body, changes }),
      errors: Object.fromEntries(Object.entries(errors).map(([column, found]) => [column, found.map(textOf)])),
      cells:
        outcome === 'wrong'
          ? correctable(columns.map((column) => [column, byLine.get(line)?.cells.get(column) ?? ''] as const))
          : {},
    })),
    related: Object.fromEntries(related),
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    invalid: count('wrong'),
    ignored: [...sheet.ignored],
    plan: hash,
    written: 0,
  }
}

/** What names the entry of a row: as the row says, or else as the entry says. */
function nameIn({ binding }: Change, cells: ReadonlyMap<string, string>, before: Draft['before']): Localized | null {
  const { columns, fields } = binding.resource
  const [first = ''] = columns
  const kind = fields[first]?.kind
  if (kind === undefined) return null
  const written = sheetColumns(fields)
    .filter(({ field }) => field === first)
    .map(({ name }) => (cells.get(name) ?? '').slice(0, LONGEST_ECHO))
  const value = written.some((cell) => cell !== '')
    ? contractKindOf(kind).read(written, null as never)
    : before?.[first]
  return typeof value === 'string' ? { en: value } : ((value ?? null) as Localized | null)
}
