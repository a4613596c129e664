import { z } from 'zod'
import { says, withRules, type Rule } from '../explain.ts'
import { companyVerification } from '../lifecycles/company-verification.ts'
import { field, optional } from '../fields.ts'
import { statusesOf, type StatusOf } from '../lifecycle.ts'
import { COMPANY_PARTS, type CompanyPart } from '../outline.ts'
import { ref } from '../ref.ts'
import { described, definePart, marked, partField, written } from '../part.ts'
import { email, localized, paragraph, timestamp, version } from './primitives.ts'

export { COMPANY_PARTS, type CompanyPart }

const amount = (max: number) => optional(field.number({ min: 0, max }))
const name = (max: number) => optional(field.localized({ max }))

const identity = definePart({
  fields: {
    name: field.localized({ max: 160 }),
    legal_name: name(200),
    short_name: name(40),
    public_name: described(name(160), 'as pages and offers call it; null: the name'),
    tagline: name(160),
    year_of_establishment: described(optional(partField.year()), 'Gregorian'),
    logo_id: optional(field.picture({ aspect: 1 })),
    cover_id: optional(field.picture({ aspect: 3 })),
  },
  rows: [
    ['logo_id', 'cover_id'],
    'name',
    'legal_name',
    'public_name',
    'short_name',
    'tagline',
    'year_of_establishment',
  ],
})
const business = definePart({
  fields: {
    business_type: optional(field.reference('business-types')),
    legal_structure: optional(field.reference('legal-structures')),
    market_type: optional(field.reference('market-types')),
  },
  rows: [['business_type', 'legal_structure', 'market_type']],
})
/**
 * What authorities gave is not for browsers to fill in. Ethiopian taxpayer numbers have ten digits; registration
 * numbers have no common format.
 */
const official = (schema: z.ZodString) => marked(optional(field.text(schema)), { autoComplete: 'off' })
const taxNumber = official(written(/^\d{10}$/, 'validation.tax_number'))
const legal = definePart({
  fields: {
    tin_number: taxNumber,
    tin_authority: name(120),
    tin_issue_date: optional(field.date({ past: true })),
    vat_number: taxNumber,
    vat_authority: name(120),
    vat_registration_date: optional(field.date({ past: true })),
    registration_number: official(written(/^[\p{L}\p{N}][\p{L}\p{N}/. -]{2,39}$/u, 'validation.registration_number')),
    registration_authority: name(120),
    license_expiry_date: optional(field.date()),
  },
  rows: [
    ['tin_number', 'tin_issue_date'],
    'tin_authority',
    ['vat_number', 'vat_registration_date'],
    'vat_authority',
    ['registration_number', 'license_expiry_date'],
    'registration_authority',
  ],
  audiences: { tin_number: [], vat_number: [], registration_number: [] },
})
/** ISO 8601: Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('validation.time'))
const days = z
  .array(z.strictObject({ day: z.literal(WEEKDAYS), opens: clockTime, closes: clockTime }))
  .max(7)
  .refine((week) => new Set(week.map(({ day }) => day)).size === week.length, { error: 'validation.repeated' })
const hours = definePart({
  fields: {
    days: described(partField.own(days), 'the working days, East Africa Time; a day that is not there is closed'),
    note: described(name(160), 'what the table cannot say: lunch, holidays'),
  },
  rows: ['days', 'note'],
})
const hoursInOrder: Rule<PartValues<'hours'>> = (v, add) =>
  v.days?.forEach(({ opens, closes }, n) => {
    if (closes <= opens) add(`days.${n}.closes`, 'validation.time_order')
  })
const size = definePart({
  fields: {
    company_size_id: optional(partField.own(ref('companySize'))),
    number_of_employees: amount(10_000_000),
    number_of_branches: amount(100_000),
    number_of_offices: amount(100_000),
  },
  rows: [['company_size_id', 'number_of_employees', 'number_of_branches', 'number_of_offices']],
})
/** WGS 84, degrees. Only displayed and linked; no map service is called. */
const coordinates = z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
const place = definePart({
  fields: {
    website: optional(field.address()),
    email: optional(partField.email()),
    phone_number: optional(partField.phone()),
    po_box: optional(field.line({ max: 40 })),
    street_address: marked(name(200), { seen: 'address' }),
    zip_code: marked(optional(field.line({ max: 20 })), { autoComplete: 'postal-code' }),
    country: optional(partField.country()),
    region: optional(partField.region()),
    zone: optional(partField.zone()),
    woreda: optional(partField.woreda()),
    map: optional(partField.own(coordinates)),
  },
  rows: [['phone_number', 'email', 'website'], 'street_address', ['country', 'po_box', 'zip_code'], 'map'],
  audiences: { email: ['site', 'card'], phone_number: ['site', 'card'], address: ['site', 'card'] },
})

/** What a company says of itself, part by part. */
export const companyParts = { identity, business, legal, hours, size, place } as const
type Parts = typeof companyParts
/** The values of a part, without its version. */
export type PartValues<P extends CompanyPart> = z.output<
  { readonly [Q in CompanyPart]: z.ZodObject<Parts[Q]['shape'], z.core.$strict> }[P]
>

/**
 * What an administrator verifies. The badge vouches for these values, so a company that changes one must be verified
 * again.
 */
export const VERIFIED_FIELDS = {
  identity: ['name', 'public_name', 'legal_name'],
  legal: ['tin_number', 'vat_number', 'registration_number'],
} as const satisfies { readonly [P in CompanyPart]?: readonly (keyof PartValues<P>)[] }

type Versioned<S> = z.ZodObject<S & { version: typeof version }, z.core.$strict>
const rules: { readonly [P in CompanyPart]?: Rule<PartValues<P>> } = { hours: hoursInOrder }
const each = (make: (part: CompanyPart) => z.ZodObject) =>
  Object.fromEntries(COMPANY_PARTS.map((part) => [part, make(part)]))
/** The bodies of the PUTs of the parts with their rules. Each part of the form validates with the same one. */
export const companyPartBodies = each((part) => {
  const rule = rules[part] as Rule<Record<string, unknown>> | undefined
  return withRules<z.ZodObject>(z.strictObject({ ...companyParts[part].shape, version }), ...(rule ? [rule] : []))
}) as unknown as { readonly [P in CompanyPart]: Versioned<Parts[P]['shape']> }

export type VerificationStatus = StatusOf<typeof companyVerification>
export const VERIFICATION_STATUSES = statusesOf(companyVerification)
const picture = z.string().nullable()

/** The address of each picture that a part names, beside it. */
const addresses = { identity: { logo: picture, cover: picture } } as const
type Addresses = typeof addresses
type Shown = {
  readonly [P in CompanyPart]: Versioned<Parts[P]['shape'] & (P extends keyof Addresses ? Addresses[P] : unknown)>
}
const shown = each((part) =>
  z.strictObject({
    ...companyParts[part].shape,
    ...(part in addresses ? addresses[part as keyof Addresses] : {}),
    version,
  }),
) as unknown as Shown

/** `/company/information/setup`. A part that was never saved has empty values and version 1. */
export const companyInformation = z
  .strictObject({
    ...shown,
    completed: z.array(z.enum(COMPANY_PARTS)).describe('the parts that were saved'),
    verification: z.enum(VERIFICATION_STATUSES),
    username: z.string(),
  })
  .meta({ id: 'CompanyInformation' })
export type CompanyInformation = z.output<typeof companyInformation>

const document = z.strictObject({ id: ref('file'), name: z.string().nullable(), url: z.string() })
/**
 * The state of a company's verification, as the company sees it. `note` is from the administrator, `remark` from the
 * company.
 */
export const verificationAnswer = z
  .strictObject({
    status: z.enum(VERIFICATION_STATUSES),
    documents: z.array(document),
    remark: z.string().nullable(),
    note: z.string().nullable(),
    is_again: z
      .boolean()
      .describe('it was verified before, and is not any more: refused now, or asking with another name or number'),
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

/**
 * The owners of a company's account, so that nobody has to share a password. The account counts toward the principal's
 * tier.
 */
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
    invitations: z.array(
      z.strictObject({
        id: ref('ownershipInvitation'),
        email: z.string(),
        kind: z.enum(['share', 'transfer']),
        expires_at: timestamp,
      }),
    ),
    abilities: z.strictObject({ invite: z.boolean(), transfer: z.boolean() }),
  })
  .meta({ id: 'CompanyOwners' })
export const INVITATION_KINDS = ['share', 'transfer'] as const
/**
 * `share` adds an owner. `transfer` hands the account over, and the principal leaves. Both need the password of the
 * person who asks.
 */
export const ownershipInvitationBody = z.strictObject({
  email,
  kind: z.enum(INVITATION_KINDS),
  password: z.string().min(1).max(200),
})
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
