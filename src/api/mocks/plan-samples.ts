import { companies } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedPlanRequest, Plan, PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { company, NOW, sampleId } from './samples.ts'

export const planRows: Plan[] = [
  { key: 'free', name: { en: 'Free', am: 'ነፃ' }, accounts: 2, employees: 10 },
  { key: 'growth', name: { en: 'Growth', am: 'ዕድገት' }, accounts: 3, employees: 100 },
  { key: 'enterprise', name: { en: 'Enterprise', am: 'ድርጅት' }, accounts: 10, employees: null },
]

/** A company with the smallest plan that has not asked for another. */
export const planRow: PlanAnswer = {
  key: 'free',
  plans: planRows,
  usage: [
    { limit: 'accounts', used: 1 },
    { limit: 'employees', used: 8 },
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
