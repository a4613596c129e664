import { levelIn, levelOfDegree } from './education-level.ts'
import type { ResumePaper } from './resume-paper.ts'
import { countIn, namesOf, wordsOf } from './resume-terms.ts'
import type { MatchScore } from './schemas/match-score.ts'
import type { Localized } from './schemas/primitives.ts'
import type { ResumeFact } from './schemas/resume.ts'

/** What a posting asks for, of what can be compared. */
export interface AskedOfResume {
  readonly skills: readonly Localized[]
  readonly years: number | null
  /** A key of the list of degrees. */
  readonly degree: string | null
}
/**
 * A resume as it is sent: both papers, and the dates of what stands on them. The name, the contacts and the photo are
 * never looked at.
 */
export interface SentResume {
  readonly papers: Readonly<Record<'en' | 'am', ResumePaper>>
  readonly facts: readonly Pick<ResumeFact, 'id' | 'part' | 'from' | 'to' | 'ongoing'>[]
  /** The day on which it is sent, an ISO date. */
  readonly today: string
}

/** What each part counts where a job asks for all three. */
const WEIGHTS = { skills: 50, experience: 30, education: 20 } as const
type Part = keyof typeof WEIGHTS
/** What one level too low still counts. */
const NEARLY = 0.5
const MONTHS = 12

/** Whole points of the parts that count, together 100; the largest remainders are rounded up. */
function pointsOf(parts: readonly Part[]): ReadonlyMap<Part, number> {
  const sum = parts.reduce((total, part) => total + WEIGHTS[part], 0)
  const exact = parts.map((part) => ({ part, points: (100 * WEIGHTS[part]) / sum }))
  const whole = new Map(exact.map(({ part, points }) => [part, Math.floor(points)] as const))
  const left = 100 - [...whole.values()].reduce((total, points) => total + points, 0)
  const byRemainder = exact.toSorted((a, b) => (b.points % 1) - (a.points % 1))
  for (const { part } of byRemainder.slice(0, left)) whole.set(part, (whole.get(part) ?? 0) + 1)
  return whole
}

const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * MONTHS + Number(iso.slice(5, 7))
/** The months in which somebody had at least one of these jobs. */
function monthsOf(jobs: readonly SentResume['facts'][number][], today: string): number {
  const spans = jobs
    .flatMap(({ from, to, ongoing }) => {
      const end = ongoing ? today : (to?.date ?? from?.date)
      return from === null || end === undefined
        ? []
        : [[monthOf(from.date), monthOf(end < today ? end : today)] as const]
    })
    .toSorted(([a], [b]) => a - b)
  let [months, counted] = [0, -Infinity]
  for (const [from, to] of spans) {
    months += Math.max(0, to - Math.max(from, counted + 1) + 1)
    counted = Math.max(counted, to)
  }
  return months
}

/** The studies on the papers that are finished, each with what it is called in both languages. */
function studiesOf({ papers, facts, today }: SentResume): readonly Localized[] {
  const expected = new Set(facts.filter(({ to }) => to !== null && to.date > today).map(({ id }) => id))
  const entriesOf = (lang: 'en' | 'am') =>
    papers[lang].parts.filter(({ key }) => key === 'education').flatMap(({ entries }) => entries)
  const amharic = new Map(entriesOf('am').map(({ id, title }) => [id, title.text]))
  return entriesOf('en')
    .filter(({ id }) => !expected.has(id))
    .map(({ id, title }) => ({ en: title.text, am: amharic.get(id) ?? title.text }))
}

/** The highest of these studies; `level` is null where the level of none is known, and all is null where there is none. */
function highest(studies: readonly Localized[], degrees: ReadonlyMap<string, Localized>) {
  const known = studies.map((title) => ({ title, level: levelIn(title, degrees) }))
  return known.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))[0] ?? null
}

/**
 * Compares a resume with what a job asks for: skills by their names in either language, years by the dates of its jobs,
 * and the level of its highest finished study. What the job does not ask for counts nothing, and so does a study whose
 * level is unknown. A resume that says nothing of a part has no points of it; one that says nothing at all, and a job
 * that asks for nothing, have no score. `degrees`: the list of degrees by key.
 */
export function matchOf(asked: AskedOfResume, sent: SentResume, degrees: ReadonlyMap<string, Localized>): MatchScore {
  const { papers, facts, today } = sent
  const shown = new Set(papers.en.parts.flatMap(({ entries }) => entries.map(({ id }) => id)))
  const jobs = facts.filter(({ id, part }) => part === 'experience' && shown.has(id))
  const [studies, words] = [studiesOf(sent), [wordsOf(papers.en), wordsOf(papers.am)]]
  const skills = asked.skills.map((name) => ({
    name,
    has: namesOf(name).some((term) => words.some((said) => countIn(said, term) > 0)),
  }))
  const months = monthsOf(jobs, today)
  const years = asked.years === 0 ? null : asked.years
  const level = asked.degree === null ? null : levelOfDegree(asked.degree)
  const degree = asked.degree === null ? undefined : degrees.get(asked.degree)
  const study = highest(studies, degrees)
  const isKnown = study === null || study.level !== null

  const counting: readonly Part[] = [
    ...(skills.length > 0 ? (['skills'] as const) : []),
    ...(years === null ? [] : (['experience'] as const)),
    ...(level === null || !isKnown ? [] : (['education'] as const)),
  ]
  const hasSkills = papers.en.parts.some(({ key, tags }) => key === 'skills' && tags.length > 0)
  const isSilent = jobs.length === 0 && studies.length === 0 && !hasSkills
  const most = isSilent ? new Map<Part, number>() : pointsOf(counting)
  const part = (key: Part, share: number) => {
    const of = most.get(key) ?? 0
    return { points: Math.round(of * share), of }
  }
  const below = level === null || study === null ? Infinity : level - (study.level ?? 0)
  const parts = {
    skills:
      skills.length === 0
        ? null
        : { ...part('skills', skills.filter(({ has }) => has).length / skills.length), asked: skills },
    experience:
      years === null
        ? null
        : { ...part('experience', Math.min(1, months / (years * MONTHS))), asked_years: years, months },
    education:
      level === null || degree === undefined
        ? null
        : {
            ...part('education', below <= 0 ? 1 : below === 1 ? NEARLY : 0),
            asked: degree,
            found: study?.title ?? null,
            is_known: isKnown,
          },
  }
  const score = [parts.skills, parts.experience, parts.education].reduce((sum, one) => sum + (one?.points ?? 0), 0)
  return { score: most.size === 0 ? null : score, ...parts }
}
