import type { Language } from './define.ts'
import { resolve } from './format/names.ts'
import { NOTHING_KEPT, saysSame, withKept, type Kept } from './json-resume-kept.ts'
import { contentFromFacts } from './resume-content.ts'
import type { WordedField } from './resume-fields.ts'
import type { ResumePart } from './resume-parts.ts'
import { jsonResume, type JsonResume } from './schemas/json-resume.ts'
import type { Localized } from './schemas/primitives.ts'
import type { ResumeFact, ResumeFacts } from './schemas/resume.ts'

/** What resumes print in one text and this format keeps apart, by the ids of the facts. */
export interface Apart {
  readonly studies: ReadonlyMap<
    string,
    { readonly degree: Localized; readonly fieldOfStudy: Localized; readonly grade: string | null }
  >
  /** The number of a certificate. */
  readonly numbers: ReadonlyMap<string, string>
}
interface Made {
  readonly lang: Language
  readonly at: Date
  /** What files that were taken in said beside. */
  readonly kept?: Kept
}
/** An entry of a list, and the fact that it is. */
interface Told<E> {
  readonly id: string
  readonly entry: E
}

const BULLET = /^[•\-–*]\s+/
const day = (date: ResumeFact['from']): string | undefined =>
  date === null ? undefined : date.known === 'month' ? date.date.slice(0, 7) : date.date

/** Paragraphs, and the lines that are bullets, without their marks. */
function told(text: string | undefined): { readonly summary?: string; readonly highlights?: string[] } {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const highlights = lines.filter((line) => BULLET.test(line)).map((line) => line.replace(BULLET, ''))
  const summary = lines.filter((line) => !BULLET.test(line)).join('\n')
  return { ...(summary === '' ? {} : { summary }), ...(highlights.length === 0 ? {} : { highlights }) }
}

/** Every list of the format with its entries; referees are among them. */
function listsOf(facts: ResumeFacts, apart: Apart, lang: Language) {
  const say = (text: Localized | null | undefined) => resolve(text, lang)?.text
  const known = new Map(facts.entries.map((fact) => [`${fact.part}/${fact.id}`, fact]))
  const ordered = contentFromFacts(facts).parts
  /** The facts of a part, each with its texts in the language and its dates, as entries of a list. */
  const entries = <E extends object>(part: ResumePart, tell: (told: ReturnType<typeof read>) => E): Told<E>[] =>
    (ordered.find(({ key }) => key === part)?.entries ?? [])
      .flatMap(({ fact }) => known.get(`${part}/${fact}`) ?? [])
      .map((fact) => ({ id: fact.id, entry: tell(read(fact)) }))
  const read = (fact: ResumeFact) => ({
    fact,
    said: (field: WordedField) => say(fact.texts[field]),
    period: { startDate: day(fact.from), endDate: fact.ongoing ? undefined : day(fact.to) },
    date: day(fact.to ?? fact.from),
    url: fact.link?.href,
  })
  return {
    profiles: facts.contacts.flatMap(({ key, kind, name, text, href }) =>
      kind === 'social' && href !== null
        ? [{ id: key.replace(/^social\//, ''), entry: { network: say(name) ?? say(text) ?? '', url: href } }]
        : [],
    ),
    work: entries('experience', ({ fact, said, period }) => ({
      name: said('organisation'),
      position: said('title'),
      location: said('place'),
      ...period,
      ...told(said('description')),
      confirmedBy: say(fact.confirmed),
    })),
    volunteer: entries('volunteering', ({ said, period, url }) => ({
      organization: said('organisation'),
      position: said('title'),
      location: said('place'),
      url,
      ...period,
      ...told(said('description')),
    })),
    education: entries('education', ({ fact, said, period }) => {
      const study = apart.studies.get(fact.id)
      return {
        institution: said('organisation'),
        area: say(study?.fieldOfStudy),
        studyType: say(study?.degree),
        ...period,
        score: study?.grade ?? undefined,
        summary: said('description'),
      }
    }),
    awards: entries('awards', ({ said, date }) => ({
      title: said('title'),
      date,
      awarder: said('organisation'),
      summary: said('description'),
    })),
    certificates: entries('certificates', ({ fact, said, url }) => ({
      name: said('title'),
      date: day(fact.from),
      issuer: said('organisation'),
      url,
      endDate: day(fact.to),
      number: apart.numbers.get(fact.id),
    })),
    publications: entries('published_works', ({ said, date, url }) => ({
      name: said('title'),
      publisher: said('organisation'),
      releaseDate: date,
      url,
      summary: said('description'),
    })),
    skills: entries('skills', ({ said }) => ({ name: said('title') })),
    languages: entries('languages', ({ fact, said }) => ({
      language: said('title'),
      fluency: say(fact.level?.text),
    })),
    interests: entries('hobbies', ({ said }) => ({ name: said('title') })),
    projects: entries('projects', ({ said, period, url }) => {
      const { summary, highlights } = told(said('description'))
      const role = said('organisation')
      return {
        name: said('title'),
        description: summary,
        highlights,
        ...period,
        url,
        roles: role === undefined ? undefined : [role],
      }
    }),
    courses: entries('courses', ({ said, date, url }) => ({
      name: said('title'),
      provider: said('organisation'),
      date,
      url,
      summary: said('description'),
    })),
    references: entries('references', ({ said }) => ({ name: said('title') })),
  }
}

/** What an export says of each entry, by the id of its fact. */
export const toldEntries = (facts: ResumeFacts, apart: Apart, lang: Language): ReadonlyMap<string, object> =>
  new Map(
    Object.values(listsOf(facts, apart, lang)).flatMap((list) => list.map(({ id, entry }) => [id, entry] as const)),
  )

/** What an entry is called, for the lists whose entries could not be taken in. */
const nameIn = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null ? ('name' in entry ? entry.name : null) : null

/**
 * What a person's resumes may say as a JSON Resume 1.0 in one language; what is not written in it is in the other. In
 * every part the order is that of a new resume. Referees are left out, since people give them when they are asked; those
 * that came in such a file stay in it.
 */
export function jsonResumeOf(facts: ResumeFacts, apart: Apart, { lang, at, kept = NOTHING_KEPT }: Made): JsonResume {
  const say = (text: Localized | null | undefined) => resolve(text, lang)?.text
  const { profiles, references, ...told } = listsOf(facts, apart, lang)
  const contact = (kind: ResumeFacts['contacts'][number]['kind']) =>
    say(facts.contacts.find((one) => one.kind === kind)?.text)
  const address = contact('place')
  const summary = say(facts.entries.find(({ part }) => part === 'summary')?.texts.description)
  const all = <E extends object>(list: readonly Told<E>[]): E[] =>
    list.map(({ id, entry }) => withKept(entry, kept.entries[id]))
  /** A list with the entries of a file that no collection could take, as long as none of ours has their name. */
  const list = (key: keyof typeof told) => {
    const own: object[] = all<object>(told[key])
    const names = own.map(nameIn)
    return [...own, ...(kept.more[key] ?? []).filter((one) => !names.some((name) => saysSame(name, nameIn(one))))]
  }
  const basics = {
    name: say(facts.name) ?? '',
    label: say(facts.headline),
    email: contact('email'),
    phone: contact('phone'),
    url: facts.contacts.find(({ kind }) => kind === 'web')?.href ?? undefined,
    summary,
    ...(address === undefined ? {} : { location: { address } }),
  }
  const given = Object.fromEntries(Object.entries(basics).filter(([, value]) => value !== undefined && value !== ''))
  const named = references.filter(({ id }) => kept.entries[id] !== undefined)
  const whole = {
    ...kept.document,
    basics: { ...kept.basics, ...given, profiles: all(profiles) },
    ...Object.fromEntries(Object.keys(told).map((key) => [key, list(key as keyof typeof told)])),
    ...(named.length === 0 ? {} : { references: all(named) }),
    meta: { ...kept.meta, version: 'v1.0.0', lastModified: at.toISOString(), language: lang },
  }
  return jsonResume.parse(whole)
}
