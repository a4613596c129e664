import type { Language } from './define.ts'
import { resolve } from './format/names.ts'
import { contentFromFacts } from './resume-content.ts'
import type { WordedField } from './resume-fields.ts'
import type { ResumePart } from './resume-parts.ts'
import type { JsonResume } from './schemas/json-resume.ts'
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

/**
 * What a person's resumes may say as a JSON Resume 1.0 in one language; what is not written in it is in the other. In
 * every part the order is that of a new resume. Referees are left out: people give them when they are asked.
 */
export function jsonResumeOf(facts: ResumeFacts, apart: Apart, { lang, at }: Made): JsonResume {
  const say = (text: Localized | null | undefined) => resolve(text, lang)?.text
  const known = new Map(facts.entries.map((fact) => [`${fact.part}/${fact.id}`, fact]))
  const ordered = contentFromFacts(facts).parts
  /** The facts of a part, each with its texts in the language and its dates. */
  const entries = (part: ResumePart) =>
    (ordered.find(({ key }) => key === part)?.entries ?? [])
      .flatMap(({ fact }) => known.get(`${part}/${fact}`) ?? [])
      .map((fact) => ({
        fact,
        said: (field: WordedField) => say(fact.texts[field]),
        period: { startDate: day(fact.from), endDate: fact.ongoing ? undefined : day(fact.to) },
        date: day(fact.to ?? fact.from),
        url: fact.link?.href,
      }))
  const contact = (kind: ResumeFacts['contacts'][number]['kind']) =>
    say(facts.contacts.find((one) => one.kind === kind)?.text)
  const address = contact('place')
  return {
    basics: {
      name: say(facts.name) ?? '',
      label: say(facts.headline),
      email: contact('email'),
      phone: contact('phone'),
      url: facts.contacts.find(({ kind }) => kind === 'web')?.href ?? undefined,
      summary: entries('summary')[0]?.said('description'),
      ...(address === undefined ? {} : { location: { address } }),
      profiles: facts.contacts.flatMap(({ kind, name, text, href }) =>
        kind === 'social' && href !== null ? [{ network: say(name) ?? say(text) ?? '', url: href }] : [],
      ),
    },
    work: entries('experience').map(({ fact, said, period }) => ({
      name: said('organisation'),
      position: said('title'),
      location: said('place'),
      ...period,
      ...told(said('description')),
      confirmedBy: say(fact.confirmed),
    })),
    volunteer: entries('volunteering').map(({ said, period, url }) => ({
      organization: said('organisation'),
      position: said('title'),
      location: said('place'),
      url,
      ...period,
      ...told(said('description')),
    })),
    education: entries('education').map(({ fact, said, period }) => {
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
    awards: entries('awards').map(({ said, date }) => ({
      title: said('title'),
      date,
      awarder: said('organisation'),
      summary: said('description'),
    })),
    certificates: entries('certificates').map(({ fact, said, url }) => ({
      name: said('title'),
      date: day(fact.from),
      issuer: said('organisation'),
      url,
      endDate: day(fact.to),
      number: apart.numbers.get(fact.id),
    })),
    publications: entries('published_works').map(({ said, date, url }) => ({
      name: said('title'),
      publisher: said('organisation'),
      releaseDate: date,
      url,
      summary: said('description'),
    })),
    skills: entries('skills').map(({ said }) => ({ name: said('title') })),
    languages: entries('languages').map(({ fact, said }) => ({
      language: said('title'),
      fluency: say(fact.level?.text),
    })),
    interests: entries('hobbies').map(({ said }) => ({ name: said('title') })),
    projects: entries('projects').map(({ said, period, url }) => {
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
    courses: entries('courses').map(({ said, date, url }) => ({
      name: said('title'),
      provider: said('organisation'),
      date,
      url,
      summary: said('description'),
    })),
    meta: { version: 'v1.0.0', lastModified: at.toISOString(), language: lang },
  }
}
