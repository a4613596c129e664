import type { Language } from '../../../openapi/define.ts'
import { RESUME_SECTION_KEYS, type ReadEntry, type ResumeDocument } from '../../../openapi/json-resume-entries.ts'
import { bytesOf, keptOf, MOST_KEPT, saysSame, type Kept } from '../../../openapi/json-resume-kept.ts'
import { toldEntries } from '../../../openapi/json-resume.ts'
import { jsonResume } from '../../../openapi/schemas/json-resume.ts'
import { keptResumeKeys } from '../../db/resume-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { readFacts } from '../resumes/facts.queries.ts'
import { readKept } from './kept.queries.ts'
import { readApart } from './resume-file.queries.ts'
import type { ReadResume } from './read-resume-file.ts'

/** An entry of a file and the row that it is now. */
export interface Taken {
  readonly read: ReadEntry
  readonly id: string
}
interface Found {
  readonly taken: readonly Taken[]
  /** Entries that need a document, and were left. */
  readonly left: readonly ReadEntry[]
  readonly lang: Language
}

const { shape } = jsonResume
const ENTRIES = {
  ...Object.fromEntries(
    RESUME_SECTION_KEYS.filter((key) => key !== 'references').map((key) => [key, shape[key].element]),
  ),
  references: shape.references.unwrap().element,
  profiles: shape.basics.shape.profiles.element,
}

/** Of an object: what the format allows under the keys that it knows, and all others. */
const sayable = (
  value: unknown,
  schema: { readonly shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> },
) =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}).filter(
      ([key, inner]) => schema.shape[key]?.safeParse(inner).success ?? true,
    ),
  )

/**
 * Keeps what a JSON Resume said that no field holds, for the exports of its owner. The account must be locked. False
 * where that is more than an account keeps: then nothing new is kept.
 */
export async function keepOf(
  { tx, services, accountId }: { readonly tx: Tx; readonly services: Services; readonly accountId: string },
  { source, document }: ReadResume,
  { taken, left, lang }: Found,
): Promise<boolean> {
  if (source !== 'json_resume') return true
  const before = await readKept(tx, accountId)
  const told = toldEntries(await readFacts(services, tx, accountId), await readApart(tx, accountId), lang)
  const entries = taken.flatMap(({ read, id }) => {
    const schema = ENTRIES[read.from.section as keyof typeof ENTRIES]
    return schema === undefined
      ? []
      : [[id, keptOf(sayable(read.source, schema), (told.get(id) ?? {}) as ResumeDocument)] as const]
  })
  const more: Record<string, readonly unknown[]> = { ...before.more }
  for (const { from, source: entry } of left) {
    const known = more[from.section] ?? []
    const schema = ENTRIES[from.section as keyof typeof ENTRIES]
    if (schema.safeParse(entry).success && !known.some((one) => saysSame(one, entry)))
      more[from.section] = [...known, entry]
  }
  const others = Object.entries(document).filter(([key]) => !Object.hasOwn(shape, key))
  const kept: Kept = {
    document: { ...before.document, ...Object.fromEntries(others) },
    basics: { ...before.basics, ...withoutOwn(sayable(document['basics'], shape.basics), ['profiles', 'summary']) },
    meta: {
      ...before.meta,
      ...withoutOwn(sayable(document['meta'], shape.meta), ['version', 'lastModified', 'language']),
    },
    entries: { ...before.entries, ...Object.fromEntries(entries) },
    more,
  }
  if (bytesOf(kept) > MOST_KEPT) return false
  await tx
    .insert(keptResumeKeys)
    .values({ accountId, kept })
    .onConflictDoUpdate({ target: keptResumeKeys.accountId, set: { kept } })
  return true
}

const withoutOwn = (values: ResumeDocument, keys: readonly string[]): ResumeDocument =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
