import type { Language } from './define.ts'
import type { FactPart } from './fact-parts.ts'
import { bareDoi } from './format/doi.ts'
import { readAddress, readDate, readLevel, readLine, readText, type ReadDate } from './json-resume-values.ts'
import { jsonResume } from './schemas/json-resume.ts'

/** A JSON Resume as files have it: whatever was in it, not looked at yet. */
export type ResumeDocument = Readonly<Record<string, unknown>>
type Entry = ResumeDocument

/** The lists of a JSON Resume that become entries, and the part of each. */
export const RESUME_SECTIONS = {
  work: 'experience',
  volunteer: 'volunteering',
  education: 'education',
  awards: 'awards',
  certificates: 'certificates',
  publications: 'published_works',
  skills: 'skills',
  languages: 'languages',
  interests: 'hobbies',
  projects: 'projects',
  courses: 'courses',
  references: 'references',
} as const satisfies Readonly<Record<string, FactPart>>
export type ResumeSection = keyof typeof RESUME_SECTIONS
export const RESUME_SECTION_KEYS = Object.keys(RESUME_SECTIONS) as ResumeSection[]

/** What an entry of a file says in the fields of its collection: not checked, and without what the file does not say. */
export interface ReadEntry {
  readonly part: FactPart
  /** Where it stands in the file; the summary and what is in `basics` have a place of their own. */
  readonly from: { readonly section: ResumeSection | 'profiles' | 'summary'; readonly at: number }
  /** The entry as it was written. */
  readonly source: Entry
  readonly values: Readonly<Record<string, unknown>>
  /** Dates of which the file says only the year. */
  readonly years: readonly string[]
  /** What names something that reference lists have: fields of `values` still to be matched. */
  readonly named: { readonly language?: string; readonly network?: string }
}

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What was told as paragraphs and bullets, as one text: the inverse of an export. */
function toldBy(paragraph: unknown, highlights: unknown): string | null {
  const bullets = listOf(highlights).flatMap((line) => {
    const text = readLine(line)
    return text === null ? [] : [`• ${text}`]
  })
  const text = [readText(paragraph), ...bullets].filter((one) => one !== null).join('\n')
  return text === '' ? null : text
}

interface Fields {
  readonly values: Readonly<Record<string, unknown>>
  readonly years: readonly string[]
}
type Dates = Readonly<Record<string, readonly [known: string, date: ReadDate | null]>>

/** Fields with a value, and dates with how much of them is known. */
function fieldsOf(values: Readonly<Record<string, unknown>>, dates: Dates): Fields {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  const dated = Object.entries(dates).flatMap(([field, [known, date]]) =>
    date === null ? [] : [[field, date.date] as const, [known, date.known === 'year' ? 'month' : date.known] as const],
  )
  return {
    values: Object.fromEntries([...given, ...dated]),
    years: Object.entries(dates).flatMap(([field, [, date]]) => (date?.known === 'year' ? [field] : [])),
  }
}

/** Does this text of a file say that a job goes on? Some write it in the place of a date. */
const goesOn = (value: unknown): boolean => {
  const text = readLine(value)
  return text === null || /^(present|current|now|today|አሁን)/i.test(text)
}

/** The DOI that an address leads to. */
function doiIn(address: unknown): string | null {
  const doi = bareDoi(readAddress(address) ?? '')
  return /^10\.\d{4,9}\//.test(doi) ? doi : null
}

type Reader = (entry: Entry, text: (value: unknown, isLong?: boolean) => object | null) => Fields

const READERS: Readonly<Record<ResumeSection, Reader>> = {
  work: (entry, text) => {
    const [from, to] = [readDate(entry['startDate']), readDate(entry['endDate'])]
    const place = readLine(entry['location'])
    return fieldsOf(
      {
        company_name: text(entry['name']),
        job_title: text(entry['position']),
        location: text(place),
        // The one place that is no place.
        location_type: place !== null && /\bremote\b/i.test(place) ? 'remote' : null,
        currently_employed: to === null && goesOn(entry['endDate']),
        description: text(toldBy(entry['summary'] ?? entry['description'], entry['highlights']), true),
      },
      { start_date: ['start_known', from], end_date: ['end_known', to] },
    )
  },
  volunteer: (entry, text) =>
    fieldsOf(
      {
        organisation: text(entry['organization']),
        role: text(entry['position']),
        location: text(entry['location']),
        link: readAddress(entry['url']),
        description: text(toldBy(entry['summary'], entry['highlights']), true),
      },
      {
        start_date: ['start_known', readDate(entry['startDate'])],
        end_date: ['end_known', readDate(entry['endDate'])],
      },
    ),
  education: (entry, text) =>
    fieldsOf(
      {
        school_name: text(entry['institution']),
        degree: text(entry['studyType']),
        field_of_study: text(entry['area']),
        grade: readLine(entry['score'] ?? entry['gpa']),
        description: text(entry['summary'], true),
      },
      {
        start_date: ['start_known', readDate(entry['startDate'])],
        end_date: ['end_known', readDate(entry['endDate'])],
      },
    ),
  awards: (entry, text) =>
    fieldsOf(
      { title: text(entry['title']), awarder: text(entry['awarder']), description: text(entry['summary'], true) },
      { awarded_on: ['awarded_known', readDate(entry['date'])] },
    ),
  certificates: (entry, text) =>
    fieldsOf(
      {
        name: text(entry['name']),
        issuer: text(entry['issuer']),
        number: readLine(entry['number']),
        link: readAddress(entry['url']),
      },
      {
        issued_on: ['issued_known', readDate(entry['date'])],
        expires_on: ['expires_known', readDate(entry['endDate'])],
      },
    ),
  publications: (entry, text) =>
    fieldsOf(
      {
        title: text(entry['name']),
        publisher: text(entry['publisher']),
        description: text(entry['summary'], true),
        publication_date: readDate(entry['releaseDate'])?.date ?? null,
        doi: doiIn(entry['url']),
      },
      {},
    ),
  skills: (entry, text) => fieldsOf({ name: text(entry['name']) }, {}),
  languages: (entry, text) => fieldsOf({ name: text(entry['language']), level: readLevel(entry['fluency']) }, {}),
  interests: (entry, text) => fieldsOf({ name: text(entry['name']) }, {}),
  projects: (entry, text) =>
    fieldsOf(
      {
        name: text(entry['name']),
        role: text(
          listOf(entry['roles'])
            .flatMap((role) => readLine(role) ?? [])
            .join(', '),
        ),
        link: readAddress(entry['url']),
        description: text(toldBy(entry['description'] ?? entry['summary'], entry['highlights']), true),
      },
      {
        start_date: ['start_known', readDate(entry['startDate'])],
        end_date: ['end_known', readDate(entry['endDate'])],
      },
    ),
  courses: (entry, text) =>
    fieldsOf(
      {
        name: text(entry['name']),
        provider: text(entry['provider']),
        link: readAddress(entry['url']),
        description: text(entry['summary'], true),
      },
      { completed_on: ['completed_known', readDate(entry['date'])] },
    ),
  references: (entry, text) => fieldsOf({ name: text(entry['name']) }, {}),
}

/**
 * What a JSON Resume says, as entries of the parts of career details, in the order of the file: the inverse of
 * `jsonResumeOf`. `lang` is the language of its texts. What is no entry at all is left out.
 */
export function entriesOf(document: ResumeDocument, lang: Language): readonly ReadEntry[] {
  const text = (value: unknown, isLong = false) => {
    const read = isLong ? readText(value) : readLine(value)
    return read === null ? null : { [lang]: read }
  }
  const basics = isObject(document['basics']) ? document['basics'] : {}
  const summary = text(basics['summary'], true)
  const profiles = listOf(basics['profiles']).flatMap((source, at): ReadEntry[] => {
    if (!isObject(source)) return []
    const url = readAddress(source['url'])
    const network = readLine(source['network'])
    return [
      {
        part: 'social_media',
        from: { section: 'profiles', at },
        source,
        values: url === null ? {} : { url },
        years: [],
        named: network === null ? {} : { network },
      },
    ]
  })
  const listed = RESUME_SECTION_KEYS.flatMap((section) =>
    listOf(document[section]).flatMap((source, at): ReadEntry[] => {
      if (!isObject(source)) return []
      const language = section === 'languages' ? readLine(source['language']) : null
      return [
        {
          part: RESUME_SECTIONS[section],
          from: { section, at },
          source,
          ...READERS[section](source, text),
          named: language === null ? {} : { language },
        },
      ]
    }),
  )
  return [
    ...(summary === null
      ? []
      : [
          {
            part: 'summary' as const,
            from: { section: 'summary' as const, at: 0 },
            source: { summary: basics['summary'] },
            values: { text: summary },
            years: [],
            named: {},
          },
        ]),
    ...profiles,
    ...listed,
  ]
}

const { shape } = jsonResume
/** The keys of each list's entries that become fields. */
const KNOWN: Readonly<Record<ResumeSection, ReadonlySet<string>>> = {
  work: new Set(Object.keys(shape.work.element.shape)),
  volunteer: new Set(Object.keys(shape.volunteer.element.shape)),
  education: new Set(Object.keys(shape.education.element.shape)),
  awards: new Set(Object.keys(shape.awards.element.shape)),
  certificates: new Set(Object.keys(shape.certificates.element.shape)),
  publications: new Set(['name', 'publisher', 'releaseDate', 'summary']),
  skills: new Set(Object.keys(shape.skills.element.shape)),
  languages: new Set(Object.keys(shape.languages.element.shape)),
  interests: new Set(Object.keys(shape.interests.element.shape)),
  projects: new Set(Object.keys(shape.projects.element.shape)),
  courses: new Set(Object.keys(shape.courses.element.shape)),
  references: new Set(['name']),
}

/** So many places of a file are named, and letters of a key. */
const MOST_NAMED = 100
const LONGEST_KEY = 60

/**
 * The places of a file that become no field, without numbers: `work.url`, `basics.image`. Lists that are none of the
 * format, and entries that are none, are among them.
 */
export function otherKeysOf(document: ResumeDocument): readonly string[] {
  const found = new Set<string>()
  const add = (path: string) => found.size < MOST_NAMED && found.add(path.slice(0, LONGEST_KEY).toWellFormed())
  for (const [key, value] of Object.entries(document)) {
    const section = RESUME_SECTION_KEYS.find((one) => one === key)
    if (key === 'meta' || key === '$schema') continue
    if (key === 'basics' && isObject(value)) {
      for (const inner of Object.keys(value)) if (!Object.hasOwn(shape.basics.shape, inner)) add(`basics.${inner}`)
    } else if (section === undefined || !Array.isArray(value)) add(key)
    else
      for (const entry of value)
        if (!isObject(entry)) add(section)
        else for (const inner of Object.keys(entry)) if (!KNOWN[section].has(inner)) add(`${section}.${inner}`)
  }
  return [...found]
}
