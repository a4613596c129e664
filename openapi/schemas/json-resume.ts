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
 * voluntary work and the summary of a study. What else a file had that was taken in stands in it again.
 */
export const jsonResume = z
  .looseObject({
    basics: z.looseObject({
      name: z.string(),
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.looseObject({ address: text }).optional(),
      profiles: z.array(z.looseObject({ network: text, url: text })),
    }),
    work: z.array(
      z.looseObject({
        name: text,
        position: text,
        location: text,
        ...period,
        ...told,
        confirmedBy: text.describe('the employer that confirms it'),
      }),
    ),
    volunteer: z.array(
      z.looseObject({ organization: text, position: text, location: text, url: text, ...period, ...told }),
    ),
    education: z.array(
      z.looseObject({ institution: text, area: text, studyType: text, ...period, score: text, summary: text }),
    ),
    awards: z.array(z.looseObject({ title: text, date: day, awarder: text, summary: text })),
    certificates: z.array(
      z.looseObject({ name: text, date: day, issuer: text, url: text, endDate: day, number: text }),
    ),
    publications: z.array(z.looseObject({ name: text, publisher: text, releaseDate: day, url: text, summary: text })),
    skills: z.array(z.looseObject({ name: text })),
    languages: z.array(z.looseObject({ language: text, fluency: text })),
    interests: z.array(z.looseObject({ name: text })),
    projects: z.array(
      z.looseObject({ name: text, description: text, highlights: texts, ...period, url: text, roles: texts }),
    ),
    courses: z.array(z.looseObject({ name: text, provider: text, date: day, url: text, summary: text })),
    references: z
      .array(z.looseObject({ name: text, reference: text }))
      .optional()
      .describe('only those that came in such a file; others are given when they are asked for'),
    meta: z.looseObject({
      version: z.literal('v1.0.0'),
      lastModified: z.iso.datetime().describe('when the file was made'),
      language: z.enum(['en', 'am']).describe('what is not written in it is in the other one'),
    }),
  })
  .meta({ id: 'JsonResume' })
export type JsonResume = z.input<typeof jsonResume>
