import { z } from 'zod'
import { says, saysOfKind } from '../explain.ts'
import { DATES } from '../format/dates.ts'
import { asE164 } from '../format/phone.ts'
import { LONGEST_SLUG } from '../format/slug.ts'

/**
 * One line of text. Only white space is refused, and so is half a surrogate pair, which cannot be stored. Limits are
 * characters.
 */
export const line = (max = 120, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\u0000-\u001f\u007f\p{Cs}]*$/u, says('validation.one_line'))
    .refine((s) => s.trim() !== '', { error: 'validation.required' })

/** Text over several lines. Limits are characters. */
export const paragraph = (max = 2000, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]*$/u, says('validation.malformed'))
    .refine((s) => s.trim() !== '', { error: 'validation.required' })

/** A text in English, Amharic or both, with the same limits for each (product.md §9). */
export const localized = <T extends z.ZodType>(text: T) =>
  z
    .strictObject({ en: text.optional(), am: text.optional() })
    .refine((v) => v.en !== undefined || v.am !== undefined, { error: 'validation.required' })
export interface Localized {
  readonly en?: string | undefined
  readonly am?: string | undefined
}

/** A full web address. Only http and https, because it becomes a link on public pages. */
export const webAddress = z
  .url({ protocol: /^https?$/, hostname: /\./, ...says('validation.url') })
  .max(500)
  .regex(/^[^\s\u0000-\u001f\p{Cs}]*$/u, says('validation.url'))

/** The part of an address that names an entry: small Latin letters and digits, with single hyphens between them. */
export const slug = z
  .string()
  .max(LONGEST_SLUG)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('validation.slug'))

/** The currencies (ISO 4217) that people here are paid and charge in; ETB first. */
export const CURRENCIES = [
  'ETB',
  'USD',
  'EUR',
  'GBP',
  'KES',
  'DJF',
  'SDG',
  'SOS',
  'ERN',
  'SSP',
  'AED',
  'SAR',
  'QAR',
  'KWD',
  'ZAR',
  'CAD',
  'CNY',
  'INR',
  'CHF',
  'SEK',
  'NOK',
  'AUD',
] as const
export const currency = z.enum(CURRENCIES)
export const LARGEST_AMOUNT = 999_999_999_999
/** Of money, in units of a currency that the field beside it, or the whole thing, names; hundredths at most. */
export const amount = z
  .number(saysOfKind('validation.amount'))
  .min(0)
  .max(LARGEST_AMOUNT, says('validation.amount_high'))
  .multipleOf(0.01, says('validation.amount'))
/** A number without decimals that somebody types. */
export const wholeNumber = z.int(saysOfKind('validation.whole_number'))
/** An amount in its own currency. */
export const money = z.strictObject({ amount, currency })
export type Money = z.output<typeof money>
/** A range of amounts per month. `salaryInOrder` checks that `to` is not below `from`. */
export const salaryRange = z.strictObject({ from: amount, to: amount, currency })
export type SalaryRange = z.output<typeof salaryRange>

export const email = z.email(saysOfKind('validation.email')).max(254)
/** E.164; the form adds the country, ET by default. */
const E164 = /^\+[1-9]\d{6,14}$/
export const phone = z.string().regex(E164, says('validation.phone_malformed'))
/** A number as people write it, which becomes E.164; without a country it is Ethiopian. */
export const writtenPhone = z.string().overwrite(asE164).regex(E164, says('validation.phone_malformed'))
/** Specification §5: 3 to 30 characters; letters, digits, dot, underscore, hyphen; starts with a letter. */
export const username = z
  .string()
  // Whoever writes Amharic with a space learns of the letters first, because the space alone would not help.
  .regex(/^[A-Za-z]/, says('validation.username_start'))
  .regex(/^[A-Za-z0-9._\s-]*$/, says('validation.username_characters'))
  .regex(/^\S*$/, says('validation.username_spaces'))
  .min(3, says('validation.username_short'))
  .max(30, says('validation.username_long'))
/** At least 10 characters, without rules about which (product.md §2). The maximum of 200 limits the work of hashing. */
export const password = z.string().min(10, says('validation.password_short')).max(200)
/** A one-time token from a mail: 256 bits, base64url. */
export const oneTimeToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, says('validation.token'))
export const isoDate = z.iso
  .date(says('validation.date'))
  .refine((s) => s >= DATES.first && s <= DATES.last, { error: 'validation.date' })
/** The latest date that is not in the future: the day may have begun elsewhere already (UTC+14). */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
export const pastDate = isoDate.refine((s) => s <= latestToday(), { error: 'validation.date_in_future' })
export const knownOfDate = z
  .enum(['month'])
  .describe('month: only month and year of the date are known, and its day says nothing')
export const calendar = z.enum(['gregorian', 'ethiopian'])
export const timestamp = z.iso.datetime()
export const language = z.enum(['en', 'am'])
/** Only `#rrggbb`, because the value is written into style sheets. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, says('validation.colour'))
export const version = z.int().min(1)

/** Where a field or section is shown; an empty list means "only me" (product.md §3). */
export const AUDIENCES = ['site', 'card', 'resume', 'employer'] as const
export type Audience = (typeof AUDIENCES)[number]
export const audience = z
  .array(z.enum(AUDIENCES))
  .max(AUDIENCES.length)
  .refine((a) => new Set(a).size === a.length, { error: 'validation.repeated' })

export const pageMeta = z
  .strictObject({
    first: z.int(),
    last: z.int(),
    totalRecords: z.int(),
    exact: z.boolean().describe('false: totalRecords is a lower bound, shown as "over {totalRecords}"'),
    page: z.int(),
    per_page: z.int(),
  })
  .meta({ id: 'PageMeta' })
/** A page of rows: `first` and `last` are 1-based positions of the rows shown, 0 when there are none. */
export const pageOf = <R extends z.ZodType>(row: R) => z.strictObject({ data: z.array(row), meta: pageMeta })
export const listQuery = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  q: z.string().max(200).optional(),
  sort: z.string().max(60).optional().describe('a column; a leading "-" turns the order'),
}
export const messageAnswer = z.strictObject({ message: z.string() }).meta({ id: 'Message' })
