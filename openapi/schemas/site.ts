import { z } from 'zod'
import { ref } from '../ref.ts'
import { says } from '../explain.ts'
import { VERIFICATION_STATUSES } from './company.ts'
import { inbox } from './message.ts'
import { colour, language, localized, timestamp, version } from './primitives.ts'

export const TEMPLATES = ['starter', 'template1', 'template3', 'template6', 'template7'] as const
export type TemplateKey = (typeof TEMPLATES)[number]
/** Whom templates are drawn for: `template3` is for companies only, the others are for everyone. */
export const templatesOf = (kind: 'individual' | 'company'): readonly TemplateKey[] =>
  TEMPLATES.filter((key) => key !== 'template3' || kind === 'company')
/** `noto`: a sans for everything. `serif`: a serif for everything. `mixed`: serif headings over sans text. */
export const FONTS = ['noto', 'serif', 'mixed'] as const
export type BuiltInFont = (typeof FONTS)[number]
/** Twelve hexadecimal digits: a font that administrators uploaded. */
export const fontKey = z.string().regex(/^(?:noto|serif|mixed|[0-9a-f]{12})$/, says('validation.reference'))
export type FontKey = z.output<typeof fontKey>
export const isBuiltIn = (key: FontKey): key is BuiltInFont => FONTS.some((font) => font === key)
/** The scripts that pages are written in. */
export const SCRIPTS = ['latin', 'ethiopic'] as const
export type Script = (typeof SCRIPTS)[number]
/** The weights of an uploaded font, each a file of its own. */
export const FONT_WEIGHTS = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const
export type FontWeight = keyof typeof FONT_WEIGHTS
export const fontFaces = z
  .array(z.strictObject({ weight: z.int(), url: z.string() }))
  .describe('the files of a font that was uploaded; none where it is built in')

/** The look of site and card. Colours are stored as chosen; pages correct them to a contrast of 4.5:1. */
export const look = z.strictObject({
  primary_colour: colour,
  second_colour: colour,
  text_colour: colour,
  font: fontKey,
})
export type Look = z.output<typeof look>
/** A template as an account may choose it. */
export const offeredTemplate = z
  .strictObject({
    key: z.enum(TEMPLATES),
    name: localized(z.string()).nullable().describe('null: the name that the application gives it'),
    category: localized(z.string()).nullable(),
    is_premium: z.boolean(),
    is_allowed: z.boolean().describe('false: the plan has no premium templates'),
  })
  .meta({ id: 'OfferedTemplate' })
export type OfferedTemplate = z.output<typeof offeredTemplate>
/** A font as an account may choose it. */
export const offeredFont = z
  .strictObject({
    key: fontKey,
    name: localized(z.string()).nullable().describe('null: the name that the application gives it'),
    faces: fontFaces,
  })
  .meta({ id: 'OfferedFont' })
export type OfferedFont = z.output<typeof offeredFont>
const shades = z.record(z.string(), z.string())

export const siteAnswer = z
  .strictObject({
    template: z.enum(TEMPLATES),
    ...look.shape,
    shown: z.strictObject({ light: shades, dark: shades }).describe('what pages make of the chosen colours'),
    status: z.enum(['unpublished', 'published']),
    indexable: z.boolean(),
    published_at: timestamp.nullable(),
    taken_down_reason: z.string().nullable().describe('why an administrator took it down, until it is published again'),
    url: z.string(),
    missing: z.array(z.enum(['name', 'section'])).describe('what publishing still needs'),
    abilities: z.strictObject({ publish: z.boolean(), unpublish: z.boolean() }),
    templates: z.array(offeredTemplate).describe('in their order; the one in use is among them whatever became of it'),
    fonts: z.array(offeredFont).describe('in their order; the one in use is among them whatever became of it'),
    version,
  })
  .meta({ id: 'Site' })
export const siteBody = z.strictObject({ template: z.enum(TEMPLATES), ...look.shape, indexable: z.boolean(), version })
export const publishBody = z.strictObject({ indexable: z.boolean(), version })

/** The reader in "view as": one of the audiences, or `me` for the owner. */
export const viewAs = z.enum(['site', 'card', 'resume', 'employer', 'me'])
/** `look`: an unsaved look to try; null uses the saved one. */
export const previewBody = z.strictObject({ template: z.enum(TEMPLATES), as: viewAs, language, look: look.nullable() })
export const previewAnswer = z
  .strictObject({
    url: z.string().describe('path of a page that shows the preview; good for ten minutes'),
    expires_at: timestamp,
  })
  .meta({ id: 'PreviewLink' })

/**
 * `band`: the name on an area of the primary colour. `ledger`: ruled lines, everything aligned left. `portrait`: a
 * large picture.
 */
export const CARD_DESIGNS = ['band', 'ledger', 'portrait'] as const
export type CardDesign = (typeof CARD_DESIGNS)[number]
export const CARD_SIDES = ['front', 'back'] as const
export type CardSide = (typeof CARD_SIDES)[number]
export const cardAnswer = z
  .strictObject({
    code: z.string(),
    url: z.string().describe('the address in the QR code'),
    site_url: z.string().nullable().describe('null while the site is not published'),
    name: localized(z.string()),
    headline: localized(z.string()).nullable(),
    job_title: localized(z.string()).nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    work_email: z.string().nullable(),
    work_phone_number: z.string().nullable(),
    photo: z.string().nullable(),
    scans: z.int(),
    design: z.enum(CARD_DESIGNS),
    version,
  })
  .meta({ id: 'Card' })
export const cardBody = z.strictObject({ design: z.enum(CARD_DESIGNS), version })
/**
 * The query for a printed card: its design (default: the saved one) and the language of its texts (default: that of the
 * page).
 */
export const cardQuery = { design: z.enum(CARD_DESIGNS).optional(), language: language.optional() }
/** 3.0 by default, because phones garble Amharic in 4.0 (product.md §3). */
export const contactQuery = { version: z.enum(['3.0', '4.0']).optional(), language: language.optional() }

const day = z.strictObject({
  date: z.iso.date(),
  views: z.int(),
  viewers: z.int(),
  link: z.int(),
  qr: z.int(),
  search: z.int(),
})
/**
 * Counts of the last 30 days, oldest first. `link`, `qr` and `search` add up to the views; `daily_viewers` is the sum
 * of each day's distinct viewers (product.md §3).
 */
export const dashboard = z
  .strictObject({
    views: z
      .strictObject({
        days: z.array(day),
        total: z.int(),
        daily_viewers: z.int(),
        sources: z.strictObject({ link: z.int(), qr: z.int(), search: z.int() }),
      })
      .nullable(),
    sections: z.strictObject({ total: z.int(), completed: z.int(), visible: z.int(), invisible: z.int() }).nullable(),
    setup: z
      .strictObject({
        done: z.int(),
        total: z.int(),
        next: z.string().nullable().describe('the first step of the set-up that is neither done nor skipped'),
      })
      .nullable(),
    welcome: z
      .strictObject({ done: z.int(), total: z.int() })
      .nullable()
      .describe('steps to the first publishing of a person’s page; null once it is public'),
    site: z
      .strictObject({
        status: z.enum(['unpublished', 'published']),
        url: z.string(),
        is_taken_down: z
          .boolean()
          .describe('an administrator unpublished it, and its owner has not published it again'),
      })
      .nullable(),
    company: z
      .strictObject({
        departments: z.int(),
        employees: z.int(),
        positions: z.int(),
        open_seats: z.int(),
        offers_pending: z.int(),
        followers: z.int(),
        information: z.int().describe('how many of the six parts of its information were saved'),
        verification: z.enum(VERIFICATION_STATUSES),
        offers_declined: z
          .int()
          .describe('offers that were declined in the last 30 days and can be modified; not answered since'),
        letter_requests: z.int().describe('certificates that employees asked for and nobody has begun to write'),
        licences: z
          .strictObject({
            count: z.int(),
            next: z.strictObject({ name: localized(z.string()).nullable(), expires_on: z.iso.date() }).nullable(),
          })
          .describe('what expires within 60 days or has expired; a name of null is the trade licence'),
        staff: z
          .strictObject({ used: z.int(), limit: z.int().nullable() })
          .describe('employees and open offers, which the plan limits together'),
      })
      .nullable(),
    platform: z
      .strictObject({
        users: z.int(),
        companies: z.int(),
        published_sites: z.int(),
        sign_ups: z.array(z.strictObject({ date: z.iso.date(), count: z.int() })),
        verifications: z.int().describe('companies that wait to be verified'),
        plan_requests: z.int().describe('larger plans that are asked for'),
        job_reviews: z.int().describe('job postings that wait to be looked at'),
        reports: z.int().describe('reports of public pages that wait'),
        messages: z.record(inbox, z.int()).describe('new messages, by inbox'),
        scheduled: z
          .strictObject({
            count: z.int(),
            next: z
              .strictObject({ path: z.string(), name: localized(z.string()), publish_at: timestamp })
              .nullable()
              .describe('with the page of its collection'),
          })
          .describe('entries that appear by themselves'),
      })
      .nullable(),
    offers: z
      .array(
        z.strictObject({
          id: ref('offer'),
          company_name: z.string(),
          job_title: z.string(),
          status: z.enum(['pending', 'modified']),
          answer_by: z.iso.date().nullable(),
        }),
      )
      .nullable()
      .describe('what a person can answer, the nearest last day first'),
    interviews: z
      .array(
        z.strictObject({
          application_id: ref('jobApplication'),
          job_title: z.string(),
          employer: z.string(),
          starts_at: timestamp,
        }),
      )
      .nullable()
      .describe('invitations that a person has not answered, the next interview first'),
    hiring: z
      .strictObject({
        applied: z.int().describe('applicants whom nobody has moved on yet'),
        late: z.int().describe('applicants whose promised reply is late, wherever they stand'),
        posting_id: ref('jobPosting').nullable().describe('the posting, when all of them applied for one'),
      })
      .nullable()
      .describe('who waits for whoever may hire; counted to 1,000'),
  })
  .meta({ id: 'Dashboard' })
