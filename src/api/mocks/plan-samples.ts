import type { z } from 'zod'
import { companies } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { tier } from '../../../openapi/resources/tier.ts'
import type { ManagedPlanRequest, Plan, PlanAnswer, PlanEffect, PlanUse } from '../../../openapi/schemas/plan.ts'
import { company } from './user-samples.ts'
import { NOW, sampleId, stamp } from './sample-ids.ts'

export const planRows: Plan[] = [
  { key: 'free', name: { en: 'Free', am: 'ነፃ' }, accounts: 2, employees: 10, jobs: 3, letters: 20, resumes: 3 },
  {
    key: 'growth',
    name: { en: 'Growth', am: 'ዕድገት' },
    accounts: 3,
    employees: 100,
    jobs: 25,
    letters: 500,
    resumes: 20,
  },
  {
    key: 'enterprise',
    name: { en: 'Enterprise', am: 'ትልቅ ድርጅት' },
    accounts: 10,
    employees: null,
    jobs: null,
    letters: null,
    resumes: null,
  },
]

/** The same as administrators keep them. */
export const tierRows: readonly z.input<typeof tier.row>[] = planRows.map((plan, n) => ({
  ...stamp(45, n),
  id: sampleId(45, n) as Ref<'tier'>,
  name: plan.name,
  price: n === 2 ? null : { amount: n * 1500, currency: 'ETB' },
  period: 'month',
  accounts: plan.accounts,
  employees: plan.employees,
  open_jobs: plan.jobs,
  resumes: plan.resumes,
  letters_per_month: plan.letters,
  premium_templates: n > 0,
  features: null,
  active: true,
}))
export const planUseRows: PlanUse[] = planRows.map(({ key, name }, n) => ({
  id: sampleId(45, n) as Ref<'tier'>,
  key,
  name,
  people: [1240, 31, 0][n] ?? 0,
  companies: [310, 42, 0][n] ?? 0,
}))
/** What it would mean to allow a company 5 employees where 10 were allowed. */
export const planEffect: PlanEffect = {
  people: 1240,
  companies: 310,
  accounts: { now: 0, planned: 0, examples: [] },
  employees: {
    now: 1,
    planned: 3,
    examples: [
      { name: companies.bunna.name, username: companies.bunna.username, used: 12 },
      { name: companies.abay.name, username: companies.abay.username, used: 8 },
    ],
  },
  jobs: { now: 0, planned: 0, examples: [] },
  letters: { now: 0, planned: 0, examples: [] },
  resumes: { now: 0, planned: 0, examples: [] },
}

/** A company with the smallest plan that has not asked for another. */
export const planRow: PlanAnswer = {
  key: 'free',
  plans: planRows,
  limits: ['accounts', 'employees', 'jobs'],
  usage: [
    { limit: 'accounts', used: 1 },
    { limit: 'employees', used: 8 },
    { limit: 'jobs', used: 1 },
  ],
  status: 'none',
  wanted: null,
  remark: null,
  note: null,
  requested_at: null,
  decided_at: null,
  abilities: { request: true, withdraw: false },
  version: 1,
}

/** A person with the smallest plan who has written as many resumes as it includes. */
export const personPlanRow: PlanAnswer = {
  ...planRow,
  limits: ['resumes', 'jobs'],
  usage: [
    { limit: 'resumes', used: 3 },
    { limit: 'jobs', used: 0 },
  ],
}

const nameOf = ({ key, name }: Plan) => ({ key, name })
const managed = (n: number, over: Partial<ManagedPlanRequest>): ManagedPlanRequest => ({
  id: sampleId(44, n) as Ref<'planRequest'>,
  version: 2,
  status: 'requested',
  user_id: company.id as Ref<'user'>,
  name: companies.bunna.name,
  username: companies.bunna.username,
  email: company.email,
  plan: nameOf(planRows[0]!),
  wanted: nameOf(planRows[1]!),
  remark: 'We hire 40 people for the harvest.',
  note: null,
  requested_at: NOW,
  decided_at: null,
  decided_by: null,
  abilities: { grant: true, decline: true },
  ...over,
})
export const managedPlanRows: ManagedPlanRequest[] = [
  managed(0, {}),
  managed(1, {
    status: 'declined',
    name: { en: 'Quick Cash Lottery' },
    username: 'quickcash',
    email: 'sales@quickcash.example',
    remark: null,
    note: 'Please verify your company first.',
    decided_at: NOW,
    decided_by: 'Meron Haile',
    abilities: { grant: false, decline: false },
  }),
]
