import { z } from 'zod'
import { statusesOf } from '../lifecycle.ts'
import { planRequest } from '../lifecycles/plan-request.ts'
import { ref } from '../ref.ts'
import { localized, paragraph, timestamp, version } from './primitives.ts'

export const PLAN_REQUEST_STATUSES = statusesOf(planRequest)
export type PlanRequestStatus = (typeof PLAN_REQUEST_STATUSES)[number]

/**
 * What a plan limits: the accounts of its owner, the employees and open offers of each of their companies, the job
 * postings that an account has open at once, the resumes of a person, and the letters that a company issues in a month.
 */
export const PLAN_LIMITS = ['accounts', 'employees', 'jobs', 'letters', 'resumes'] as const
export type PlanLimit = (typeof PLAN_LIMITS)[number]

/** The key of a plan. Whether it exists is the server's to say: plans are rows. */
const planKey = z.string().min(1).max(40)
export const plan = z
  .strictObject({
    key: z.string(),
    name: localized(z.string()),
    accounts: z.int().nullable().describe('null: any number'),
    employees: z.int().nullable(),
    jobs: z.int().nullable(),
    letters: z.int().nullable().describe('issued in one calendar month'),
    resumes: z.int().nullable(),
  })
  .meta({ id: 'Plan' })
const many = z.int().min(0)
/** How many users have each plan, each counted once. */
export const planUse = z
  .strictObject({
    id: ref('tier'),
    key: z.string(),
    name: localized(z.string()),
    people: many.describe('users who registered as persons'),
    companies: many.describe('users who registered as companies, whatever further accounts they have'),
  })
  .meta({ id: 'PlanUse' })
export type PlanUse = z.output<typeof planUse>
/** Whom a limit concerns: how many are over it, as it is now and as it would be, and the largest of these by name. */
const overLimit = z.strictObject({
  now: many,
  planned: many,
  examples: z.array(z.strictObject({ name: localized(z.string()), username: z.string(), used: many })),
})
/** What other limits would change for those who have a plan. */
export const planEffect = z
  .strictObject({
    people: many,
    companies: many,
    accounts: overLimit,
    employees: overLimit,
    jobs: overLimit,
    letters: overLimit,
    resumes: overLimit,
  })
  .meta({ id: 'PlanEffect' })
export type PlanEffect = z.output<typeof planEffect>
const given = z.coerce.number().int().min(0).max(1_000_000).optional().describe('absent: any number')
export const planEffectQuery = { accounts: given, employees: given, jobs: given, letters: given, resumes: given }
export type Plan = z.output<typeof plan>
const planName = plan.pick({ key: true, name: true })

/**
 * The plan of whoever owns the acting account, what they use of it, what the others give, and their request for a
 * larger one. `limits` are those that concern this kind of account; `usage` has the ones whose use this reader may know.
 */
export const planAnswer = z
  .strictObject({
    key: z.string(),
    plans: z.array(plan).describe('smallest first'),
    limits: z.array(z.enum(PLAN_LIMITS)),
    usage: z.array(z.strictObject({ limit: z.enum(PLAN_LIMITS), used: z.int() })),
    status: z.enum(PLAN_REQUEST_STATUSES),
    wanted: z.string().nullable().describe('the key of the requested plan'),
    remark: z.string().nullable(),
    note: z.string().nullable().describe('what the administrator wrote'),
    requested_at: timestamp.nullable(),
    decided_at: timestamp.nullable(),
    abilities: z.strictObject({ request: z.boolean(), withdraw: z.boolean() }),
    version,
  })
  .meta({ id: 'PlanOfAccount' })
export type PlanAnswer = z.output<typeof planAnswer>
export const planRequestBody = z.strictObject({ key: planKey, remark: paragraph(1000).nullable(), version })

/** A request as administrators see it. */
export const managedPlanRequest = z
  .strictObject({
    id: ref('planRequest'),
    version,
    status: z.enum(PLAN_REQUEST_STATUSES),
    user_id: ref('user'),
    name: localized(z.string()),
    username: z.string(),
    email: z.string(),
    plan: planName,
    wanted: planName,
    remark: z.string().nullable(),
    note: z.string().nullable(),
    requested_at: timestamp.nullable(),
    decided_at: timestamp.nullable(),
    decided_by: z.string().nullable(),
    abilities: z.strictObject({ grant: z.boolean(), decline: z.boolean() }),
  })
  .meta({ id: 'ManagedPlanRequest' })
export type ManagedPlanRequest = z.output<typeof managedPlanRequest>

/** A plan that an administrator sets: of the user in the version that was seen. */
export const setPlanBody = z.strictObject({ key: planKey, version })
