import { z } from 'zod'
import { ref } from '../ref.ts'
import { VERIFICATION_STATUSES } from './company.ts'
import { localized, paragraph, timestamp, version } from './primitives.ts'

const role = z.enum(['administrator', 'company', 'individual'])
/** A user as administrators see it: never a password or a token. */
export const managedUser = z
  .strictObject({
    id: ref('user'),
    version,
    email: z.string(),
    name: z.string(),
    role,
    accounts: z.array(
      z.strictObject({
        id: ref('account'),
        username: z.string(),
        kind: role,
        name: localized(z.string()),
        picture: z.string().nullable(),
        is_published: z.boolean(),
        verification: z.enum(VERIFICATION_STATUSES).nullable().describe('of companies'),
        verification_id: ref('verification').nullable(),
      }),
    ),
    tier: z.strictObject({ key: z.string(), name: localized(z.string()) }),
    created_at: timestamp,
    last_seen_at: timestamp.nullable(),
    disabled_at: timestamp.nullable(),
    disabled_reason: z.string().nullable(),
    has_second_factor: z.boolean(),
    abilities: z.strictObject({ disable: z.boolean(), enable: z.boolean(), reset_second_factor: z.boolean() }),
  })
  .meta({ id: 'ManagedUser' })
export type ManagedUser = z.output<typeof managedUser>
/** Null: every device. */
export const signOutBody = z.strictObject({ session_id: ref('session').nullable() })
export const disableBody = z.strictObject({ reason: paragraph(500), version })

/** What an administrator verifies: the company's names and registration numbers. */
const verifiedFacts = z.strictObject({
  company_name: localized(z.string()),
  legal_name: localized(z.string()).nullable(),
  tin_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  registration_number: z.string().nullable(),
})
export type VerifiedFacts = z.output<typeof verifiedFacts>
/**
 * What a company must have stated before it can be verified, and has not: the badge would vouch for a name that nobody
 * registered.
 */
export const missingFacts = ({ legal_name }: Pick<VerifiedFacts, 'legal_name'>): readonly 'legal_name'[] =>
  legal_name === null ? ['legal_name'] : []
/** A company's request in the verification queue, with the information to check. */
export const managedVerification = z
  .strictObject({
    id: ref('verification'),
    version,
    status: z.enum(VERIFICATION_STATUSES),
    account_id: ref('account'),
    username: z.string(),
    ...verifiedFacts.shape,
    former: verifiedFacts.nullable().describe('as they were when the company was last verified; null: never'),
    logo: z.string().nullable(),
    owner_email: z.string(),
    license_expiry_date: z.string().nullable(),
    documents: z.array(z.strictObject({ id: ref('file'), name: z.string().nullable(), url: z.string() })),
    remark: z.string().nullable(),
    note: z.string().nullable(),
    requested_at: timestamp.nullable(),
    decided_at: timestamp.nullable(),
    decided_by: z.string().nullable(),
    abilities: z.strictObject({ approve: z.boolean(), refuse: z.boolean(), revoke: z.boolean() }),
  })
  .meta({ id: 'ManagedVerification' })
export type ManagedVerification = z.output<typeof managedVerification>
/** A note is optional for an approval and required for a refusal. */
export const approvalBody = z.strictObject({ note: paragraph(1000).nullable(), version })
export const refusalBody = z.strictObject({ note: paragraph(1000, 10), version })
