import { z } from 'zod'
import { ref } from '../ref.ts'
import { audience, colour, language, line, localized, paragraph, phone, timestamp, version } from './primitives.ts'

/** The scalar fields of a person that carry an audience. Later details join this list. */
export const AUDIENCE_FIELDS = ['phone_number', 'email', 'headline', 'bio', 'photo'] as const
export type AudienceField = (typeof AUDIENCE_FIELDS)[number]
const fieldAudiences = z.strictObject({ phone_number: audience, email: audience, headline: audience, bio: audience, photo: audience })

const personalFields = {
  first_name: line(60),
  middle_name: line(60),
  last_name: line(60),
  display_name: localized(line(120)).nullable().describe('the name as the site, card and resume show it; null: the three names'),
  phone_number: phone.nullable(),
}
/** `/user/personal/detail`. Administrators have names and phone alone: their `audiences` is null. */
export const personalDetail = z
  .strictObject({ ...personalFields, email: z.string(), audiences: fieldAudiences.pick({ phone_number: true, email: true }).nullable(), version })
  .meta({ id: 'PersonalDetail' })
export const personalDetailBody = z.strictObject({ ...personalFields, audiences: fieldAudiences.pick({ phone_number: true, email: true }).nullable(), version })

export const FONTS = ['noto', 'serif'] as const
const accountFields = {
  headline: localized(line(160)).nullable(),
  bio: localized(paragraph(2000)).nullable(),
  photo_id: ref('file').nullable(),
  primary_colour: colour,
  second_colour: colour,
  text_colour: colour,
  language,
  audiences: fieldAudiences.pick({ headline: true, bio: true, photo: true }),
}
/** `/user/account/setup`. The colours are kept as chosen; what pages show is corrected to 4.5:1 and said in `shown`. */
export const accountSetup = z
  .strictObject({
    ...accountFields,
    username: z.string(),
    photo: z.string().nullable(),
    shown: z.strictObject({ light: z.record(z.string(), z.string()), dark: z.record(z.string(), z.string()) }),
    version,
  })
  .meta({ id: 'AccountSetup' })
export const accountSetupBody = z.strictObject({ ...accountFields, version })

export const SECTIONS = ['education'] as const
export type SectionKey = (typeof SECTIONS)[number]
/** A section of a person's site, card and resume. `count` entries, of which `shown` are visible. */
export const section = z.strictObject({ key: z.enum(SECTIONS), visible: z.boolean(), audience, position: z.int(), count: z.int(), shown: z.int(), version }).meta({ id: 'Section' })
export const sectionBody = z.strictObject({ visible: z.boolean(), audience, version })

export const TEMPLATES = ['starter'] as const
export const siteAnswer = z
  .strictObject({
    template: z.enum(TEMPLATES),
    status: z.enum(['unpublished', 'published']),
    indexable: z.boolean(),
    published_at: timestamp.nullable(),
    url: z.string(),
    missing: z.array(z.enum(['name', 'section'])).describe('what publishing still needs'),
    abilities: z.strictObject({ publish: z.boolean(), unpublish: z.boolean() }),
    version,
  })
  .meta({ id: 'Site' })
export const siteBody = z.strictObject({ template: z.enum(TEMPLATES), indexable: z.boolean(), version })
export const publishBody = z.strictObject({ indexable: z.boolean(), version })
export const versionBody = z.strictObject({ version })

/** Who looks, in "view as": one of the audiences, or the owner alone. */
export const viewAs = z.enum(['site', 'card', 'resume', 'employer', 'me'])
export const previewBody = z.strictObject({ template: z.enum(TEMPLATES), as: viewAs, language })
export const previewAnswer = z
  .strictObject({ url: z.string().describe('path of a page that shows the preview; good for ten minutes'), expires_at: timestamp })
  .meta({ id: 'PreviewLink' })

export const uploadAnswer = z
  .strictObject({ id: ref('file'), url: z.string(), type: z.string(), size: z.int().describe('bytes'), width: z.int().nullable(), height: z.int().nullable() })
  .meta({ id: 'UploadedFile' })

export const cardAnswer = z
  .strictObject({
    code: z.string(),
    url: z.string().describe('the address in the QR code'),
    site_url: z.string().nullable().describe('null while the site is not published'),
    name: localized(z.string()),
    headline: localized(z.string()).nullable(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    photo: z.string().nullable(),
    scans: z.int(),
  })
  .meta({ id: 'Card' })

const day = z.strictObject({ date: z.iso.date(), views: z.int(), viewers: z.int() })
/** Counts of the last 30 days, oldest first. `daily_viewers` is the sum of each day's distinct viewers (product.md §3). */
export const dashboard = z
  .strictObject({
    views: z.strictObject({ days: z.array(day), total: z.int(), daily_viewers: z.int(), sources: z.strictObject({ link: z.int(), qr: z.int(), search: z.int() }) }).nullable(),
    sections: z.strictObject({ completed: z.int(), visible: z.int(), invisible: z.int() }).nullable(),
    site: z.strictObject({ status: z.enum(['unpublished', 'published']), url: z.string() }).nullable(),
    company: z.strictObject({ departments: z.int(), employees: z.int(), offers_pending: z.int() }).nullable(),
    platform: z
      .strictObject({ users: z.int(), companies: z.int(), published_sites: z.int(), sign_ups: z.array(z.strictObject({ date: z.iso.date(), count: z.int() })) })
      .nullable(),
  })
  .meta({ id: 'Dashboard' })
