import { z } from 'zod'
import { says, withRules, type Rule } from '../explain.ts'
import { companyVerification } from '../lifecycles/company-verification.ts'
import type { StatusOf } from '../lifecycle.ts'
import { COMPANY_PARTS, type CompanyPart } from '../outline.ts'
import { ref } from '../ref.ts'
import { audience, email, isoDate, line, localized, paragraph, pastDate, phone, timestamp, version, webAddress } from './primitives.ts'
import { referenceKey } from './reference.ts'

export { COMPANY_PARTS, type CompanyPart }

const thisYear = () => new Date().getUTCFullYear()
const count = (most: number) => z.int().min(0).max(most)

const identity = z.strictObject({
  name: localized(line(160)),
  legal_name: localized(line(200)).nullable(),
  short_name: localized(line(40)).nullable(),
  public_name: localized(line(160)).nullable().describe('as pages and offers call it; null: the name'),
  tagline: localized(line(160)).nullable(),
  year_of_establishment: z
    .int()
    .min(1000)
    .refine((year) => year <= thisYear(), { error: 'validation.date_in_future' })
    .nullable()
    .describe('Gregorian'),
  logo_id: ref('file').nullable(),
  cover_id: ref('file').nullable(),
})
const business = z.strictObject({
  business_type: referenceKey('business-types').nullable(),
  legal_structure: referenceKey('legal-structures').nullable(),
  market_type: referenceKey('market-types').nullable(),
})
/** Ethiopian taxpayer numbers have ten digits; registration numbers have no common format. */
const taxNumber = z.string().regex(/^\d{10}$/, says('validation.tax_number'))
const registrationNumber = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}/. -]{2,39}$/u, says('validation.registration_number'))
const legalAudiences = z.strictObject({ tin_number: audience, vat_number: audience, registration_number: audience })
const legal = z.strictObject({
  tin_number: taxNumber.nullable(),
  tin_authority: localized(line(120)).nullable(),
  tin_issue_date: pastDate.nullable(),
  vat_number: taxNumber.nullable(),
  vat_authority: localized(line(120)).nullable(),
  vat_registration_date: pastDate.nullable(),
  registration_number: registrationNumber.nullable(),
  registration_authority: localized(line(120)).nullable(),
  license_expiry_date: isoDate.nullable(),
  audiences: legalAudiences,
})
/** ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('validation.time'))
const hours = z.strictObject({
  days: z
    .array(z.strictObject({ day: z.literal(WEEKDAYS), opens: clockTime, closes: clockTime }))
    .max(7)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, { error: 'validation.repeated' })
    .describe('the working days, East Africa Time; a day that is not there is closed'),
  note: localized(line(160)).nullable().describe('what the table cannot say: lunch, holidays'),
})
const hoursInOrder: Rule<z.output<typeof hours>> = (v, add) =>
  v.days?.forEach(({ opens, closes }, n) => {
    if (closes <= opens) add(`days.${n}.closes`, 'validation.time_order')
  })
const size = z.strictObject({
  company_size_id: ref('companySize').nullable(),
  number_of_employees: count(10_000_000).nullable(),
  number_of_branches: count(100_000).nullable(),
  number_of_offices: count(100_000).nullable(),
})
/** WGS 84, degrees. Only displayed and linked; no map service is called. */
const coordinates = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
const placeAudiences = z.strictObject({ email: audience, phone_number: audience, address: audience })
const place = z.strictObject({
  website: webAddress.nullable(),
  email: email.nullable(),
  phone_number: phone.nullable(),
  po_box: line(40).nullable(),
  street_address: localized(line(200)).nullable(),
  zip_code: line(20).nullable(),
  country: referenceKey('countries').nullable(),
  region: line(80).nullable(),
  zone: line(80).nullable(),
  woreda: line(80).nullable(),
  map: coordinates.nullable(),
  audiences: placeAudiences,
})

const parts = { identity, business, legal, hours, size, place } as const
/** The values of a part, without its version. */
export type PartValues<P extends CompanyPart> = z.output<(typeof parts)[P]>

/** What an administrator verifies. The badge vouches for these values, so a company that changes one must be verified again. */
export const VERIFIED_FIELDS = {
  identity: ['name', 'public_name', 'legal_name'],
  legal: ['tin_number', 'vat_number', 'registration_number'],
} as const satisfies { readonly [P in CompanyPart]?: readonly (keyof PartValues<P>)[] }

/** The bodies of the six PUTs with their rules. Each part of the form validates with the same one. */
export const companyPartBodies = {
  identity: z.strictObject({ ...identity.shape, version }),
  business: z.strictObject({ ...business.shape, version }),
  legal: z.strictObject({ ...legal.shape, version }),
  hours: withRules(z.strictObject({ ...hours.shape, version }), hoursInOrder),
  size: z.strictObject({ ...size.shape, version }),
  place: z.strictObject({ ...place.shape, version }),
} as const satisfies Record<CompanyPart, z.ZodType>

export type VerificationStatus = StatusOf<typeof companyVerification>
export const VERIFICATION_STATUSES = Object.keys(companyVerification.states) as [VerificationStatus, ...VerificationStatus[]]
const picture = z.string().nullable()

/** `/company/information/setup`. A part that was never saved has empty values and version 1. */
export const companyInformation = z
  .strictObject({
    identity: z.strictObject({ ...identity.shape, logo: picture, cover: picture, version }),
    business: z.strictObject({ ...business.shape, version }),
    legal: z.strictObject({ ...legal.shape, version }),
    hours: z.strictObject({ ...hours.shape, version }),
    size: z.strictObject({ ...size.shape, version }),
    place: z.strictObject({ ...place.shape, version }),
    completed: z.array(z.enum(COMPANY_PARTS)).describe('the parts that were saved'),
    verification: z.enum(VERIFICATION_STATUSES),
    username: z.string(),
  })
  .meta({ id: 'CompanyInformation' })
export type CompanyInformation = z.output<typeof companyInformation>

const document = z.strictObject({ id: ref('file'), name: z.string().nullable(), url: z.string() })
/** The state of a company's verification, as the company sees it. `note` is from the administrator, `remark` from the company. */
export const verificationAnswer = z
  .strictObject({
    status: z.enum(VERIFICATION_STATUSES),
    documents: z.array(document),
    remark: z.string().nullable(),
    note: z.string().nullable(),
    is_again: z.boolean().describe('it was verified before, with another name or number'),
    requested_at: timestamp.nullable(),
    decided_at: timestamp.nullable(),
    abilities: z.strictObject({ request: z.boolean(), withdraw: z.boolean() }),
    version,
  })
  .meta({ id: 'CompanyVerification' })
export const verificationBody = z.strictObject({
  document_ids: z
    .array(ref('file'))
    .min(1, { error: 'validation.required' })
    .max(10)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'validation.repeated' }),
  remark: paragraph(1000).nullable(),
  version,
})

/** The owners of a company's account, so that nobody has to share a password. The account counts toward the principal's tier. */
export const ownersAnswer = z
  .strictObject({
    owners: z.array(
      z.strictObject({
        user_id: ref('user'),
        name: z.string(),
        email: z.string(),
        is_principal: z.boolean(),
        is_me: z.boolean(),
        since: timestamp,
        abilities: z.strictObject({ remove: z.boolean() }),
      }),
    ),
    invitations: z.array(z.strictObject({ id: ref('ownershipInvitation'), email: z.string(), kind: z.enum(['share', 'transfer']), expires_at: timestamp })),
    abilities: z.strictObject({ invite: z.boolean(), transfer: z.boolean() }),
  })
  .meta({ id: 'CompanyOwners' })
export const INVITATION_KINDS = ['share', 'transfer'] as const
/** `share` adds an owner. `transfer` hands the account over, and the principal leaves. Both need the password of the person who asks. */
export const ownershipInvitationBody = z.strictObject({ email, kind: z.enum(INVITATION_KINDS), password: z.string().min(1).max(200) })
/** An invitation as the invited person sees it. */
export const ownershipInvitation = z
  .strictObject({
    id: ref('ownershipInvitation'),
    kind: z.enum(INVITATION_KINDS),
    company_name: localized(z.string()),
    company_logo: z.string().nullable(),
    username: z.string(),
    invited_by: z.string(),
    expires_at: timestamp,
  })
  .meta({ id: 'OwnershipInvitation' })
