import { SUMMARY_ID, WORDED_FIELDS, type WordedField } from './resume-fields.ts'
import { RESUME_PARTS, type ResumePart } from './resume-parts.ts'
import type { Localized } from './schemas/primitives.ts'
import type { ResumeContent, ResumeEntry, ResumeFact, ResumeFacts } from './schemas/resume.ts'

/** Their entries stand in the order in which their owner keeps them; those of all others begin with the latest. */
const KEPT_ORDER: ReadonlySet<ResumePart> = new Set(['skills', 'languages', 'hobbies', 'references'])

/** Behind every date: what goes on. */
const NEVER_ENDS = '9999'
const endOf = ({ ongoing, to, from }: ResumeFact) => (ongoing ? NEVER_ENDS : (to?.date ?? from?.date ?? ''))
const latestFirst = (a: ResumeFact, b: ResumeFact) => {
  const [[x, y], [p, q]] = [
    [endOf(b), endOf(a)],
    [b.from?.date ?? '', a.from?.date ?? ''],
  ]
  return x === y ? (p < q ? -1 : p > q ? 1 : 0) : x < y ? -1 : 1
}

/** An entry of a resume that says what its fact says. */
export const entryOf = (fact: string): ResumeEntry => ({ fact, shown: true, wording: {}, seen: {} })

/**
 * What a new resume selects: every fact, the latest first where facts have dates. Referees are there but hidden, since
 * people give them when they are asked.
 */
export function contentFromFacts(facts: ResumeFacts): ResumeContent {
  const entriesOf = (part: ResumePart) => {
    const own = facts.entries.filter((fact) => fact.part === part)
    return (KEPT_ORDER.has(part) ? own : own.toSorted(latestFirst)).map(({ id }) => entryOf(id))
  }
  return {
    headline: null,
    contacts: facts.contacts.map(({ key }) => key),
    parts: RESUME_PARTS.map((key) => ({
      key,
      title: null,
      shown: key !== 'references',
      entries: entriesOf(key),
    })),
  }
}

/** A fact that changed after a resume had worded it differently: what the resume replaced, and what the fact says now. */
export interface OfferedUpdate {
  readonly part: ResumePart
  readonly id: string
  readonly field: WordedField
  readonly seen: Localized | null
  readonly now: Localized | null
}

/** Do two texts say the same in both languages? */
export const saysSame = (a: Localized | null | undefined, b: Localized | null | undefined): boolean =>
  (a?.en ?? '') === (b?.en ?? '') && (a?.am ?? '') === (b?.am ?? '')

/** The facts that changed since this resume worded them, in its order. */
export function offeredUpdates(facts: ResumeFacts, content: ResumeContent): readonly OfferedUpdate[] {
  const known = new Map(facts.entries.map((fact) => [`${fact.part}/${fact.id}`, fact]))
  return content.parts.flatMap(({ key: part, entries }) =>
    entries.flatMap(({ fact: id, wording, seen }) => {
      const fact = known.get(`${part}/${id}`)
      if (fact === undefined) return []
      return WORDED_FIELDS.flatMap((field): OfferedUpdate[] => {
        if (wording[field] === undefined || seen[field] === undefined || saysSame(seen[field], fact.texts[field]))
          return []
        return [{ part, id, field, seen: seen[field], now: fact.texts[field] }]
      })
    }),
  )
}

/** The facts that a resume does not name: they came after it was made. */
export function newFacts(facts: ResumeFacts, content: ResumeContent): readonly ResumeFact[] {
  const named = new Set(content.parts.flatMap(({ key, entries }) => entries.map(({ fact }) => `${key}/${fact}`)))
  return facts.entries.filter(({ part, id }) => !named.has(`${part}/${id}`))
}

/** The content with these facts, each last in its part; the summary and what goes on stand first. */
export function withFacts(content: ResumeContent, added: readonly ResumeFact[]): ResumeContent {
  const missing = RESUME_PARTS.filter((key) => !content.parts.some((part) => part.key === key))
  return {
    ...content,
    parts: [...content.parts, ...missing.map((key) => ({ key, title: null, shown: true, entries: [] }))].map((part) => {
      const own = added.filter((fact) => fact.part === part.key)
      const isFirst = (fact: ResumeFact) => fact.ongoing || fact.id === SUMMARY_ID
      const entries = (of: readonly ResumeFact[]) => of.map(({ id }) => entryOf(id))
      return {
        ...part,
        entries: [...entries(own.filter(isFirst)), ...part.entries, ...entries(own.filter((fact) => !isFirst(fact)))],
      }
    }),
  }
}
