import type { Language, Viewer } from '../../../openapi/define.ts'
import { explain, type Explained, type ValidationId } from '../../../openapi/explain.ts'
import type { CareerImport, ImportChoice } from '../../../openapi/schemas/career-import.ts'
import { changedNothing } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { ReferenceNames } from '../../kernel/reference-lists.ts'
import { invalid, refuse, Refusal } from '../../kernel/refusal.ts'
import { bindings } from '../../resources/bindings.ts'
import { createEntry, editEntry, lockCollection, type Change } from '../../resources/commands.ts'
import { keepOf, type Taken } from './import-kept.ts'
import { planOf, presented, type Draft, type ImportPlan, type PartPlan } from './import-plan.ts'
import { bodyOf, bodyOfRow, readWritten, withValues, type Values } from './import-values.ts'
import type { ReadResume } from './read-resume-file.ts'

interface Asked {
  readonly dry_run: boolean
  readonly plan: string | null
  /** The language of the texts in the file. */
  readonly lang: Language
  readonly choices?: readonly ImportChoice[] | undefined
}
interface Importing {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer
  /** What reference lists call their entries. */
  readonly names: ReferenceNames
  /** The language of the reader. */
  readonly reader: Language
}

/**
 * Says what a file would add to a person's career details and change in them; or writes what is chosen of exactly that,
 * in one transaction. Refuses with `stale` and the plan as it is now where entries changed meanwhile, and with what is
 * wrong by `<part>.<at>.<field>`; nothing is written then.
 */
export async function importFacts(
  importing: Importing,
  file: ReadResume,
  { dry_run: isDryRun, plan: seen, lang, choices = [] }: Asked,
): Promise<CareerImport> {
  const { tx, services, viewer, names, reader } = importing
  const planning = { tx, services, viewer, names, lang }
  if (!isDryRun) await lockAccount(importing)
  const plan = await planOf(planning, file)
  const report = presented(plan, file, { lang, reader, say: services.say })
  if (isDryRun) {
    changedNothing(tx)
    return report
  }
  if (seen !== plan.hash) refuse('stale', { current: report })
  const chosen = chosenOf(plan, choices)
  const taken: Taken[] = []
  for (const { part, draft, choice } of chosen) {
    const change = { tx, services, viewer, binding: part.binding }
    const id = await beside(`${part.key}.${draft.at}`, () => take(change, draft, choice, lang))
    taken.push({ read: draft.read, id })
  }
  const found = plan.parts.flatMap(({ drafts }) =>
    drafts.flatMap(({ state, row, read }): Taken[] => (state === 'same' && row ? [{ read, id: row.id }] : [])),
  )
  const left = plan.parts.flatMap(({ drafts }) =>
    drafts.flatMap((draft) =>
      draft.reason === 'document' && !chosen.some((one) => one.draft === draft) ? [draft.read] : [],
    ),
  )
  const keptAll = await keepOf({ tx, services, accountId: viewer.accountId }, file, {
    taken: [...taken, ...found],
    left,
    lang,
  })
  const added = chosen.filter(({ choice }) => choice.as === 'add').length
  return { ...report, written: { added, changed: chosen.length - added, kept_all: keptAll } }
}

/** Whatever an account's collections are changed by waits until this is done. */
const lockAccount = ({ tx, services, viewer }: Importing) =>
  lockCollection({ tx, services, viewer, binding: bindings.experience })

interface Chosen {
  readonly part: PartPlan
  readonly draft: Draft
  readonly choice: ImportChoice
}
/** What each choice is about; each entry of the file can be chosen once, for what it allows. */
function chosenOf({ parts }: ImportPlan, choices: readonly ImportChoice[]): readonly Chosen[] {
  const seen = new Set<Draft>()
  const chosen = choices.map((choice, index): Chosen => {
    const part = parts.find(({ key }) => key === choice.part)
    const draft = part?.drafts[choice.at]
    const isAllowed =
      draft?.state === (choice.as === 'add' ? 'new' : 'duplicate') && (choice.as !== 'fill' || draft.open.length > 0)
    if (part === undefined || draft === undefined || !isAllowed || seen.has(draft))
      return invalid({ [`choices.${index}`]: ['validation.malformed' satisfies ValidationId] })
    seen.add(draft)
    return { part, draft, choice }
  })
  if (chosen.length === 0) invalid({ choices: ['validation.required' satisfies ValidationId] })
  return chosen
}

/** Adds an entry, or changes the one that is there; its id. */
async function take(
  change: Change,
  draft: Draft,
  { as, values: given }: ImportChoice,
  lang: Language,
): Promise<string> {
  const { resource } = change.binding
  const { fields } = resource
  const said = given.flatMap(({ field, value }) => Object.entries(readWritten(fields, field, value, lang)))
  const values: Values = { ...draft.values, ...Object.fromEntries(said) }
  const { row } = draft
  const body = row === null ? bodyOf(fields, values) : merged(fields, row, draft, values, as)
  const parsed = resource.body.safeParse(body)
  if (!parsed.success) {
    const errors: Record<string, Explained[]> = {}
    for (const issue of parsed.error.issues) (errors[String(issue.path[0] ?? '')] ??= []).push(explain(issue))
    return invalid(errors)
  }
  if (row === null) return String((await createEntry(change, parsed.data as Values))['id'])
  await editEntry(change, row.id, { ...(parsed.data as Values), version: row.version })
  return row.id
}

/** The entry that is there, with what the file says where it says nothing, or wherever they differ. */
function merged(
  fields: Change['binding']['resource']['fields'],
  row: NonNullable<Draft['row']>,
  draft: Draft,
  values: Values,
  as: ImportChoice['as'],
): Values {
  return withValues(fields, bodyOfRow(fields, row), values, as === 'fill' ? draft.open : draft.differing)
}

/** What is wrong with an entry is said beside its place in the file. */
async function beside<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === undefined) throw error
    const errors = Object.entries(error.errors).map(
      ([field, messages]) => [`${place}.${field.replace(/\.(en|am)$/, '')}`, messages] as const,
    )
    throw new Refusal(error.code, error.detail, Object.fromEntries(errors))
  }
}
