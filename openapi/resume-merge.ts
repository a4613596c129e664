import { WORDED_FIELDS, type WordedField } from './resume-fields.ts'
import type { ResumePart } from './resume-parts.ts'
import type { ResumeContent, ResumeContentPart, ResumeEntry } from './schemas/resume.ts'

/** What two changes of one resume both changed, and differently. `at` is as in papers, or names an order. */
export interface MergeConflict {
  readonly at: string
  readonly mine: unknown
  readonly theirs: unknown
}
export interface Merged {
  /** In conflicts it says what mine says. */
  readonly content: ResumeContent
  readonly conflicts: readonly MergeConflict[]
}

/** Two parts of resumes say the same. What is null (left out) differs from what is absent (as the fact has it). */
export const same = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>]
  return [...keys].every((key) => same(x[key], y[key]))
}
const EMPTY: ResumeEntry = { fact: '', shown: true, wording: {}, seen: {} }
const ABSENT: Omit<ResumeContentPart, 'key'> = { title: null, shown: false, entries: [] }

class Merger {
  readonly conflicts: MergeConflict[] = []

  value<T>(at: string, base: T, mine: T, theirs: T): T {
    if (same(mine, theirs) || same(theirs, base)) return mine
    if (same(mine, base)) return theirs
    this.conflicts.push({ at, mine, theirs })
    return mine
  }

  /**
   * An order of ids: what one removed is gone unless `isKept` says otherwise, what one added stands behind what it stood
   * behind. Two different new orders of the same are a conflict.
   */
  order(
    at: string,
    base: readonly string[],
    mine: readonly string[],
    theirs: readonly string[],
    isKept: (id: string) => boolean = () => false,
  ): string[] {
    const stays = (id: string) => (mine.includes(id) && theirs.includes(id)) || !base.includes(id) || isKept(id)
    const common = (list: readonly string[]) =>
      list.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id))
    const [before, own, other] = [common(base), common(mine), common(theirs)]
    if (!same(own, other) && !same(own, before) && !same(other, before))
      this.conflicts.push({ at: `${at}.order`, mine: own, theirs: other })
    const [first, second] = same(own, before) ? [theirs, mine] : [mine, theirs]
    const result = first.filter(stays)
    for (const [place, id] of second.entries()) {
      if (result.includes(id) || !stays(id)) continue
      const behind = second.slice(0, place).findLast((one) => result.includes(one))
      result.splice(behind === undefined ? 0 : result.indexOf(behind) + 1, 0, id)
    }
    return result
  }

  entry(part: ResumePart, base: ResumeEntry, mine: ResumeEntry, theirs: ResumeEntry): ResumeEntry {
    const at = `${part}/${mine.fact}`
    const wording: ResumeEntry['wording'] = {}
    const seen: ResumeEntry['seen'] = {}
    for (const field of WORDED_FIELDS) {
      const pair = (of: ResumeEntry) => ({ wording: of.wording[field], seen: of.seen[field] })
      const found = this.#worded(`${at}/${field}`, pair(base), pair(mine), pair(theirs))
      if (found.wording !== undefined) wording[field] = found.wording
      if (found.seen !== undefined) seen[field] = found.seen
    }
    return { ...mine, shown: this.value(`${at}.shown`, base.shown, mine.shown, theirs.shown), wording, seen }
  }

  /** A wording and what it replaced belong together; only the wording can be in conflict. */
  #worded(at: string, base: Pair, mine: Pair, theirs: Pair): Pair {
    const wording = this.value(at, base.wording, mine.wording, theirs.wording)
    return { wording, seen: (same(wording, mine.wording) ? mine : theirs).seen }
  }

  part(key: ResumePart, [base, mine, theirs]: Three<ResumeContentPart>): ResumeContentPart {
    const of = (part: ResumeContentPart, id: string) => part.entries.find(({ fact }) => fact === id)
    const ids = (part: ResumeContentPart) => part.entries.map(({ fact }) => fact)
    // Who removed an entry did not know that the other was changing it.
    const isChanged = (id: string) =>
      [mine, theirs].some((part) => of(part, id) !== undefined && !same(of(part, id), of(base, id)))
    const order = this.order(key, ids(base), ids(mine), ids(theirs), isChanged)
    return {
      key,
      title: this.value(key, base.title, mine.title, theirs.title),
      shown: this.value(`${key}.shown`, base.shown, mine.shown, theirs.shown),
      entries: order.flatMap((id) => {
        const [own, other] = [of(mine, id), of(theirs, id)]
        const either = own ?? other
        if (own === undefined || other === undefined) return either ?? []
        return this.entry(key, of(base, id) ?? { ...EMPTY, fact: id }, own, other)
      }),
    }
  }

  content(base: ResumeContent, mine: ResumeContent, theirs: ResumeContent): ResumeContent {
    const part = (of: ResumeContent, key: ResumePart): ResumeContentPart =>
      of.parts.find((one) => one.key === key) ?? { key, ...ABSENT }
    const keys = (of: ResumeContent) => of.parts.map(({ key }) => key)
    return {
      headline: this.value('head.headline', base.headline, mine.headline, theirs.headline),
      contacts: this.order('contacts', base.contacts, mine.contacts, theirs.contacts),
      parts: (this.order('parts', keys(base), keys(mine), keys(theirs)) as ResumePart[]).map((key) =>
        this.part(key, [part(base, key), part(mine, key), part(theirs, key)]),
      ),
    }
  }
}
type Worded = ResumeEntry['wording'][WordedField]
type Three<T> = readonly [base: T, mine: T, theirs: T]
interface Pair {
  readonly wording: Worded | undefined
  readonly seen: Worded | undefined
}

/**
 * Two changes of one content as one: by part, entry and field. Only what both changed, and differently, is a conflict;
 * there the result says what `mine` says. An entry that one removed and the other changed stays.
 */
export function mergeContent(base: ResumeContent, mine: ResumeContent, theirs: ResumeContent): Merged {
  const merger = new Merger()
  const content = merger.content(base, mine, theirs)
  return { content, conflicts: merger.conflicts }
}
