import type { ResumeDocument } from './json-resume-entries.ts'

/**
 * What a file said otherwise than an export would: for each key, what the file has (`is`), and what the export had in its
 * place then (`was`; absent where it had nothing). While the export still says the same there, the file's own words
 * stand.
 */
export type KeptEntry = Readonly<Record<string, { readonly is: unknown; readonly was?: unknown }>>

/** What an account keeps of the JSON Resumes that it took in, to say it again in an export. */
export interface Kept {
  /** Keys of the whole that are none of ours. */
  readonly document: ResumeDocument
  /** Of `basics`: what the profile has nothing for. */
  readonly basics: ResumeDocument
  readonly meta: ResumeDocument
  /** By the ids of the entries that came from a file, or were found in it. */
  readonly entries: Readonly<Record<string, KeptEntry>>
  /** Entries that no collection could take, by the list of the file. */
  readonly more: Readonly<Record<string, readonly unknown[]>>
}
export const NOTHING_KEPT: Kept = { document: {}, basics: {}, meta: {}, entries: {}, more: {} }
/** What an account keeps at most, in bytes of JSON. */
export const MOST_KEPT = 100_000

/** Do two values of JSON say the same, in whatever order their keys stand? Absent is the same as undefined. */
export function saysSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as ResumeDocument, b as ResumeDocument]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => saysSame(left[key], right[key]))
}

/** What must be kept so that an export of `exported` says `source` again. */
export const keptOf = (source: ResumeDocument, exported: ResumeDocument): KeptEntry =>
  Object.fromEntries(
    Object.entries(source).flatMap(([key, is]) =>
      saysSame(is, exported[key])
        ? []
        : [[key, exported[key] === undefined ? { is } : { is, was: exported[key] }] as const],
    ),
  )

/** An exported entry with what was kept of it: an employer's confirmation is never the file's to say. */
export function withKept<E extends object>(exported: E, kept: KeptEntry | undefined): E {
  if (kept === undefined) return exported
  const now: ResumeDocument = Object.fromEntries(Object.entries(exported))
  const own = Object.entries(kept).flatMap(([key, { is, was }]) =>
    key !== 'confirmedBy' && saysSame(now[key], was) ? [[key, is] as const] : [],
  )
  return { ...exported, ...Object.fromEntries(own) }
}

/** How much that is, in bytes of JSON. */
export const bytesOf = (kept: Kept): number => new TextEncoder().encode(JSON.stringify(kept)).length
