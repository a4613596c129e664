import { z } from 'zod'
import { contrast } from '../colour.ts'
import { withRules, type Rule } from '../explain.ts'
import { ref } from '../ref.ts'
import { RESUME_CHECKS } from '../resume-checks.ts'
import { LONGEST_HEADLINE, LONGEST_NAME, LONGEST_WORDING, WORDED_FIELDS, type WordedField } from '../resume-fields.ts'
import { RESUME_PARTS } from '../resume-parts.ts'
import {
  RESUME_CONTRAST,
  RESUME_DATES,
  RESUME_FONT_PAIRS,
  RESUME_LEVELS,
  RESUME_LIMITS,
  RESUME_PAPERS,
  RESUME_TEMPLATES,
} from '../resume-style.ts'
import { colour, isoDate, knownOfDate, language, line, localized, paragraph, timestamp, version } from './primitives.ts'

const part = z.enum(RESUME_PARTS)
/**
 * What a fact is known by. It names no row that a call could reach: whatever is not among the owner's own facts is
 * ignored.
 */
const factId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const unrepeated = { error: 'validation.repeated' }
/** Texts of resumes are read on white paper. What is no colour is refused for that. */
const isReadable = (hex: string) => !/^#[0-9a-f]{6}$/i.test(hex) || contrast(hex, '#ffffff') >= RESUME_CONTRAST
const within = ({ least, most, step }: { readonly least: number; readonly most: number; readonly step: number }) =>
  z.number().min(least).max(most).multipleOf(step)

/** How a resume looks (`ResumeStyle` of openapi/resume-style.ts). */
export const resumeStyle = z
  .strictObject({
    template: z.enum(RESUME_TEMPLATES),
    paper: z.enum(RESUME_PAPERS),
    accent: colour.refine(isReadable, { error: 'validation.resume_accent' }),
    fonts: z.enum(RESUME_FONT_PAIRS),
    size: within(RESUME_LIMITS.size),
    spacing: within(RESUME_LIMITS.spacing),
    margin: within(RESUME_LIMITS.margin),
    dates: z.enum(RESUME_DATES),
    photo: z.boolean(),
    levels: z.enum(RESUME_LEVELS),
    fit: z.union([z.literal(1), z.literal(2)]).nullable(),
  })
  .meta({ id: 'ResumeStyle' })

const own = (field: Exclude<WordedField, 'description'>) =>
  localized(line(LONGEST_WORDING[field])).nullable().optional()
const wordings = {
  title: own('title'),
  organisation: own('organisation'),
  place: own('place'),
  detail: own('detail'),
  description: localized(paragraph(LONGEST_WORDING.description)).nullable().optional(),
} as const
/** What stands in the place of a fact's text: null leaves it out, an absent language keeps the fact's. */
const wording = z.strictObject(wordings)
/** The fact's text when it was worded differently: a later change of the fact is then an offered update. */
const seen = z.strictObject(wordings)
const contentEntry = z.strictObject({ fact: factId, shown: z.boolean(), wording, seen })
export type ResumeEntry = z.output<typeof contentEntry>
const contentPart = z.strictObject({
  key: part,
  title: localized(line(80)).nullable(),
  shown: z.boolean(),
  entries: z
    .array(contentEntry)
    .max(400)
    .refine((all) => new Set(all.map(({ fact }) => fact)).size === all.length, unrepeated),
})
export type ResumeContentPart = z.output<typeof contentPart>

/** A resume refers to so many facts, and says so much of its own, at most: entries, and characters of its JSON. */
const MOST_ENTRIES = 400
const MOST_CHARACTERS = 64_000
/**
 * What a resume selects of the facts, and how it words them. The order of lists is the order on paper. An id without a
 * fact is ignored; a part or fact that is not named is not on the paper.
 */
export const resumeContent = z
  .strictObject({
    headline: localized(line(LONGEST_HEADLINE)).nullable().describe('over the headline of the profile; null: that one'),
    contacts: z
      .array(z.string().regex(/^(email|phone|place|web|social\/[0-9a-f-]{36})$/))
      .max(60)
      .refine((keys) => new Set(keys).size === keys.length, unrepeated),
    parts: z
      .array(contentPart)
      .max(RESUME_PARTS.length)
      .refine((parts) => new Set(parts.map(({ key }) => key)).size === parts.length, unrepeated)
      .refine((parts) => parts.reduce((sum, { entries }) => sum + entries.length, 0) <= MOST_ENTRIES, {
        error: 'validation.resume_long',
      }),
  })
  .refine((content) => JSON.stringify(content).length <= MOST_CHARACTERS, { error: 'validation.resume_long' })
  // Without it the parts would permit some megabytes. 6 bytes for each character, as JSON may write them.
  .meta({ id: 'ResumeContent', 'x-most': { bytes: MOST_CHARACTERS * 6, values: MOST_ENTRIES * 40 } })
export type ResumeContent = z.output<typeof resumeContent>

/** Who may read a resume: nobody else, everyone, whoever has the link, or whoever has the link and the password. */
export const RESUME_VISIBILITIES = ['private', 'everyone', 'link', 'password'] as const
export type ResumeVisibility = (typeof RESUME_VISIBILITIES)[number]

const text = z.strictObject({ en: z.string().optional(), am: z.string().optional() })
const date = z.strictObject({ date: z.iso.date(), known: knownOfDate.nullable() })
const fact = z
  .strictObject({
    id: factId,
    part,
    texts: z.strictObject(
      Object.fromEntries(WORDED_FIELDS.map((field) => [field, text.nullable()])) as Record<
        WordedField,
        z.ZodNullable<typeof text>
      >,
    ),
    from: date.nullable(),
    to: date.nullable(),
    ongoing: z.boolean(),
    level: z
      .strictObject({ text, share: z.number().min(0).max(1) })
      .nullable()
      .describe('how well: in words, and from 0 to 1'),
    link: z.strictObject({ text: z.string(), href: z.string() }).nullable(),
    confirmed: text.nullable().describe('the employer that confirms it'),
    letter: z
      .strictObject({ company: text, reference: z.string(), date: z.iso.date(), href: z.string() })
      .nullable()
      .describe('a letter that confirms it, and where it is verified'),
  })
  .meta({ id: 'ResumeFact' })
export type ResumeFact = z.output<typeof fact>
/** Everything that a resume can select, in both languages: the order of `entries` is that of the collections. */
export const resumeFacts = z
  .strictObject({
    name: text,
    headline: text.nullable(),
    photo: z.string().nullable(),
    contacts: z.array(
      z.strictObject({
        key: z.string(),
        kind: z.enum(['email', 'phone', 'place', 'web', 'social']),
        text,
        name: text.nullable().describe('of a network'),
        href: z.string().nullable(),
      }),
    ),
    entries: z.array(fact),
  })
  .meta({ id: 'ResumeFacts' })
export type ResumeFacts = z.output<typeof resumeFacts>

const decided = {
  name: line(LONGEST_NAME),
  lang: language.describe('it opens in this language'),
}
const publication = {
  visibility: z.enum(RESUME_VISIBILITIES),
  until: isoDate.nullable().describe('the last day on which it can be read'),
  indexed: z.boolean().describe('search engines may list it'),
}
const shown = {
  id: ref('resume'),
  ...decided,
  template: z.enum(RESUME_TEMPLATES),
  ...publication,
  is_public: z.boolean().describe('others can read it today'),
  has_password: z.boolean(),
  url: z.string().nullable().describe('its public address, from its first publication on'),
  version,
  created_at: timestamp,
  updated_at: timestamp,
}
export const resumeRow = z.strictObject({ ...shown, views: z.int() }).meta({ id: 'ResumeRow' })
export type ResumeRow = z.output<typeof resumeRow>
export const resumeList = z
  .strictObject({
    data: z.array(resumeRow),
    limit: z.int().nullable().describe('resumes of the plan; null: any number'),
  })
  .meta({ id: 'ResumeList' })
export const savedResume = z
  .strictObject({ ...shown, style: resumeStyle, content: resumeContent })
  .meta({ id: 'SavedResume' })
export type SavedResume = z.output<typeof savedResume>

export const resumeDetail = z
  .strictObject({
    resume: savedResume,
    facts: resumeFacts,
  })
  .meta({ id: 'ResumeDetail' })

/** What is drawn without being saved: the pages of this content in this look and language. */
export const resumeDrawing = z.strictObject({ lang: language, style: resumeStyle, content: resumeContent })
const points = z.number()
export const resumePages = z
  .strictObject({
    pages: z.array(z.strictObject({ svg: z.string(), width: points, height: points })),
    fitted: z
      .strictObject({ size: z.number(), spacing: z.number(), margin: z.number() })
      .nullable()
      .describe('what fitting to pages changed'),
    problems: z.array(
      z.discriminatedUnion('code', [
        z.strictObject({ code: z.literal('cannot_fit'), pages: z.int() }),
        z.strictObject({ code: z.literal('letters_missing'), at: z.string().nullable(), letters: z.string() }),
      ]),
    ),
    missing: z.array(z.string()).describe('the places of texts that are there in the other language only'),
  })
  .meta({ id: 'ResumePages' })
export type ResumePages = z.output<typeof resumePages>

/** Null: as the application begins one. */
export const newResume = z.strictObject({ name: line(LONGEST_NAME), lang: language, style: resumeStyle.nullable() })
export const resumeBody = z.strictObject({ ...decided, style: resumeStyle, content: resumeContent, version })
export type ResumeBody = z.output<typeof resumeBody>

const publicationInOrder: Rule<{ visibility: ResumeVisibility; indexed: boolean }> = (v, add) => {
  if (v.indexed === true && v.visibility !== undefined && v.visibility !== 'everyone')
    add('indexed', 'validation.resume_indexed')
}
/** `password`: null keeps the one that there is. */
export const resumePublication = withRules(
  z.strictObject({ ...publication, password: line(200, 8).nullable(), version }),
  publicationInOrder,
)
export type ResumePublication = z.output<typeof resumePublication>

export const newSnapshot = z.strictObject({ name: line(LONGEST_NAME).describe('what it was made for') })
/** A copy that stays as it was made, with an address of its own. */
export const resumeSnapshot = z
  .strictObject({ id: ref('resumeSnapshot'), name: z.string(), url: z.string(), views: z.int(), created_at: timestamp })
  .meta({ id: 'ResumeSnapshot' })
export type ResumeSnapshot = z.output<typeof resumeSnapshot>

const values = z.record(z.string(), z.union([z.string(), z.number()]))
/** What could be better about a resume in a language, each with where it is. */
export const resumeChecklist = z
  .strictObject({
    findings: z.array(
      z.strictObject({
        check: z.enum(RESUME_CHECKS),
        at: z.string().nullable().describe('as in papers; null: about the whole'),
        values,
        message: z.string(),
      }),
    ),
    pages: z.int(),
    text: z.string().nullable().describe('what software reads from the PDF, in order; null: nothing'),
  })
  .meta({ id: 'ResumeChecklist' })
export const resumeCheckBody = z.strictObject({ lang: language })

export const jobText = z.strictObject({ text: paragraph(20_000) })
/** What a job's text asks for, and which of it the resume says in either language. */
export const resumeTerms = z
  .strictObject({
    terms: z.array(
      z.strictObject({
        term: z.string(),
        kind: z.enum(['skill', 'title', 'word']),
        has: z.boolean(),
        times: z.int().describe('how often the job names it'),
        fact: z
          .strictObject({ part, id: factId, text: z.string() })
          .nullable()
          .describe('of the person, not on the resume, that says it'),
      }),
    ),
  })
  .meta({ id: 'ResumeTerms' })
