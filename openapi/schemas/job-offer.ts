import { z } from 'zod'
import { RIGHTS } from '../define.ts'
import { withRules, type Rule } from '../explain.ts'
import { jobOffer } from '../lifecycles/job-offer.ts'
import { statusesOf } from '../lifecycle.ts'
import { ref } from '../ref.ts'
import { amount, currency, email, isoDate, line, paragraph, timestamp, version } from './primitives.ts'
import { referenceKey } from './reference.ts'
import { sheetFixes, wrongCells } from './sheet-fix.ts'

export const OFFER_STATUSES = statusesOf(jobOffer)
/** Most offers sent in one call, and most rows of an import. */
export const MOST_OFFERS = 50
export const MOST_IMPORTED = 2000

/**
 * What becomes of a job that the person has at the same company when a new one begins (decision 171): it `ends` the day
 * before, or `continues` beside it.
 */
export const CURRENT_JOB = ['ends', 'continues'] as const
export type CurrentJob = (typeof CURRENT_JOB)[number]
const currentJob = z.enum(CURRENT_JOB)

/**
 * The terms of an offer (specification §3, "Employee offer"), in the language that the company chooses. `salary` is an
 * amount per month in `currency`.
 */
const termsFields = {
  position_id: ref('position'),
  job_title: line(120),
  job_description: paragraph(4000),
  salary: amount,
  currency,
  employment_type: referenceKey('employment-types'),
  location_type: referenceKey('location-types'),
  from_date: isoDate,
  to_date: isoDate.nullable(),
  answer_by: isoDate.nullable().describe('the last day for an answer, Addis Ababa; a reminder goes out the day before'),
  current_job: currentJob
    .optional()
    .describe('a job that the person has at this company `ends` (also when absent) the day before, or `continues`'),
}
const inOrder: Rule<{ from_date: string; to_date: string | null }> = (v, add) => {
  if (v.from_date && v.to_date && v.to_date < v.from_date) add('to_date', 'validation.end_before_start')
}
export const offerTerms = z.strictObject(termsFields)
export type OfferTerms = z.output<typeof offerTerms>
export const offerBody = withRules(
  z.strictObject({
    employee_email: email,
    ...termsFields,
    application_id: ref('jobApplication')
      .optional()
      .describe('it is for whoever sent this application, whatever the email: one at a time, and to nobody rejected'),
  }),
  inOrder,
)
/** An offer of a spreadsheet: a position without a description has none to fill in. */
export const offerOfSheet = withRules(
  z.strictObject({
    employee_email: email,
    ...termsFields,
    job_description: termsFields.job_description.or(z.literal('')),
  }),
  inOrder,
)
/** One or several offers; either all are sent or none. Several for one email are refused. */
export const offersBody = z.strictObject({
  offers: z.array(offerBody).min(1, { error: 'validation.at_least_one_employee' }).max(MOST_OFFERS),
})
export const offerModification = withRules(z.strictObject({ ...termsFields, version }), inOrder)

/** A job at the same company that another takes the place of. */
const replacedJob = z.strictObject({
  employment_id: ref('employment'),
  job_title: z.string(),
  last_day: z.iso.date(),
  begins: z.boolean().describe('false: it has not begun by then, so it never does'),
})
export type ReplacedJob = z.output<typeof replacedJob>

const role = z.strictObject({ id: z.uuid(), role: z.string(), position_name: z.string(), structure_name: z.string() })
/**
 * An offer as its company and its employee see it (specification §3, "Notification / job offer"). `salary` is an amount
 * in `currency`.
 */
export const requisition = z
  .strictObject({
    id: ref('offer'),
    version,
    terms: z.int().describe('the number of the terms: 1, and one more with each modification'),
    status: z.enum(OFFER_STATUSES),
    is_read: z.boolean(),
    company_logo: z.string().nullable(),
    company_name: z.string(),
    company_username: z.string(),
    company_verified: z.boolean(),
    company_account_id: ref('account'),
    employee_account_id: ref('account').nullable(),
    employee_email: z.string(),
    employee_name: z.string().nullable().describe('null while nobody with this email has accepted or been named'),
    employee_photo: z.string().nullable(),
    roles: z.array(role),
    position_id: ref('position').nullable(),
    job_title: z.string(),
    job_description: z.string(),
    employment_type: z.string().describe('a key of employment-types'),
    location_type: z.string().describe('a key of location-types'),
    salary: z.number(),
    currency: z.string(),
    from_date: z.iso.date(),
    to_date: z.iso.date().nullable(),
    answer_by: z.iso.date().nullable(),
    current_job: currentJob,
    replaced: z
      .array(replacedJob)
      .describe(
        'jobs at this company that end with an acceptance, or ended with it; to the company those of whom it hired by this email',
      ),
    rejection_note: z.string().nullable(),
    created_at: timestamp,
    abilities: z.strictObject({
      accept: z.boolean(),
      reject: z.boolean(),
      modify: z.boolean(),
      withdraw: z.boolean(),
      end: z.boolean(),
    }),
  })
  .meta({ id: 'Requisition' })
export type Requisition = z.output<typeof requisition>

const rights = z
  .array(z.enum(RIGHTS))
  .max(RIGHTS.length)
  .refine((list) => new Set(list).size === list.length, { error: 'validation.repeated' })
/** Where an employment stands on the day in Addis Ababa. `never_began`: it was given up before its first day. */
export const WORK_STATES = ['upcoming', 'current', 'past', 'never_began'] as const
/**
 * A person's employment at a company, as both sides see it. `last_day` may be in the future; `ended_at` is set once it
 * is over.
 */
export const employment = z
  .strictObject({
    id: ref('employment'),
    version,
    offer_id: ref('offer').nullable(),
    company_account_id: ref('account'),
    company_name: z.string(),
    company_username: z.string(),
    company_logo: z.string().nullable(),
    job_title: z.string(),
    position: z.string().nullable(),
    department: z.string().nullable(),
    rights,
    state: z.enum(WORK_STATES),
    started_on: z.iso.date(),
    last_day: z.iso.date().nullable(),
    ended_at: timestamp.nullable(),
    dispute: z.string().nullable().describe('what the person says is not so'),
    abilities: z.strictObject({ end: z.boolean(), rights: z.boolean(), dispute: z.boolean() }),
  })
  .meta({ id: 'Employment' })
export type Employment = z.output<typeof employment>
const shownTerms = z.strictObject({
  number: z.int(),
  roles: z.array(role),
  job_title: z.string(),
  job_description: z.string(),
  employment_type: z.string(),
  location_type: z.string(),
  salary: z.number(),
  currency: z.string(),
  from_date: z.iso.date(),
  to_date: z.iso.date().nullable(),
  answer_by: z.iso.date().nullable(),
  current_job: currentJob,
  made_at: timestamp,
})
export type ShownTerms = z.output<typeof shownTerms>
/** What happened to an offer, oldest first. `by` names a side, never a person. */
const step = z.strictObject({
  event: z.string(),
  status: z.enum(OFFER_STATUSES),
  by: z.enum(['company', 'employee', 'clock']),
  terms: z.int().nullable(),
  note: z.string().nullable(),
  at: timestamp,
})
export const offerDetail = z
  .strictObject({
    offer: requisition,
    versions: z.array(shownTerms).describe('oldest first'),
    history: z.array(step),
    employment: employment.nullable(),
  })
  .meta({ id: 'OfferDetail' })
export type OfferDetail = z.output<typeof offerDetail>

/**
 * `version` is optional. Without it, an offer that was modified since the person last read it answers 409 (product.md
 * §4).
 */
export const offerAnswer = z.strictObject({
  company_account_id: ref('account'),
  employee_account_id: ref('account'),
  status: z.enum(['accept', 'reject']),
  rejection_note: paragraph(1000).optional(),
  version: version.optional(),
})

/** A last day of today or earlier ends the employment at once; one before the first day means that it never begins. */
export const employmentEnd = z.strictObject({ last_day: isoDate, reason: paragraph(1000).nullable(), version })
export const employmentRights = z.strictObject({ rights, version })
export const employmentDispute = z.strictObject({
  note: paragraph(1000, 10).nullable().describe('null takes it back'),
  version,
})

/** A row of `/company/manage-employees`: the offer and, once accepted, the employment. */
export const staffRow = z
  .strictObject({ ...requisition.shape, employment: employment.nullable() })
  .meta({ id: 'StaffRow' })
export type StaffRow = z.output<typeof staffRow>

/**
 * A row of an imported spreadsheet; 1 is the first below the header. Salary and first day as they were parsed, or null
 * if they could not be.
 */
const sheetLine = z.strictObject({
  line: z.int(),
  employee_email: z.string(),
  job_title: z.string(),
  salary: z.number().nullable(),
  currency: z.string(),
  from_date: z.iso.date().nullable(),
  replaced: z.array(replacedJob).describe('jobs of whom the company hired by this email that end with an acceptance'),
  errors: z.record(z.string(), z.array(z.string())),
  cells: wrongCells,
})
/** How a sheet is imported. */
export const importOffersBody = z.strictObject({
  dry_run: z.boolean(),
  fixes: sheetFixes,
  skip_wrong: z
    .int()
    .min(1)
    .max(MOST_IMPORTED)
    .optional()
    .describe(
      'leaves wrong rows out and sends the others, which were so many when they were looked at; nothing is sent when it is another number by now',
    ),
})
/** What the company's plan allows, and for how many more employees and open offers it has room; null: any number. */
export const offerRoom = z
  .strictObject({ limit: z.int().nullable(), room: z.int().nullable() })
  .meta({ id: 'OfferRoom' })
export type OfferRoom = z.output<typeof offerRoom>

/** What an import would do, or did: one line per row of the spreadsheet, with its errors. */
export const importReport = z
  .strictObject({
    rows: z.array(sheetLine),
    valid: z.int(),
    invalid: z.int(),
    sent: z.int().describe('0 in a dry run, and when any row is invalid that was not to be left out'),
    room: z
      .int()
      .nullable()
      .describe('for so many more employees and open offers the plan has room before this; null: any number'),
  })
  .meta({ id: 'ImportReport' })
export type ImportReport = z.output<typeof importReport>
