import { z } from 'zod'

const text = z.string().optional()
const texts = z.array(z.string()).optional()
const day = z.string().describe('a day, or a month where only the month is known').optional()
const period = { startDate: day, endDate: day }
/** What is told: a paragraph, and the lines that were bullets. */
const told = { summary: text, highlights: texts }

/**
 * A resume in the open format JSON Resume 1.0 (https://jsonresume.org/schema), in one language. The format allows keys of
 * one's own; ours are `confirmedBy`, `courses`, `meta.language`, the end and the number of a certificate, the place of
 * voluntary work and the summary of a study.
 */
export const jsonResume = z
  .strictObject({
    basics: z.strictObject({
      name: z.string(),
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.strictObject({ address: z.string() }).optional(),
      profiles: z.array(z.strictObject({ network: z.string(), url: z.string() })),
    }),
    work: z.array(
      z.strictObject({
        name: text,
        position: text,
        location: text,
        ...period,
        ...told,
        confirmedBy: text.describe('the employer that confirms it'),
      }),
    ),
    volunteer: z.array(
      z.strictObject({ organization: text, position: text, location: text, url: text, ...period, ...told }),
    ),
    education: z.array(
      z.strictObject({ institution: text, area: text, studyType: text, ...period, score: text, summary: text }),
    ),
    awards: z.array(z.strictObject({ title: text, date: day, awarder: text, summary: text })),
    certificates: z.array(
      z.strictObject({ name: text, date: day, issuer: text, url: text, endDate: day, number: text }),
    ),
    publications: z.array(z.strictObject({ name: text, publisher: text, releaseDate: day, url: text, summary: text })),
    skills: z.array(z.strictObject({ name: text })),
    languages: z.array(z.strictObject({ language: text, fluency: text })),
    interests: z.array(z.strictObject({ name: text })),
    projects: z.array(
      z.strictObject({ name: text, description: text, highlights: texts, ...period, url: text, roles: texts }),
    ),
    courses: z.array(z.strictObject({ name: text, provider: text, date: day, url: text, summary: text })),
    meta: z.strictObject({
      version: z.literal('v1.0.0'),
      lastModified: z.iso.datetime().describe('when the file was made'),
      language: z.enum(['en', 'am']).describe('what is not written in it is in the other one'),
    }),
  })
  .meta({ id: 'JsonResume' })
export type JsonResume = z.input<typeof jsonResume>
