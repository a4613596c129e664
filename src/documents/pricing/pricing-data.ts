import type { PlanLimit } from '../../../openapi/schemas/plan.ts'
import type { Localized, Money } from '../../../openapi/schemas/primitives.ts'

/** The limits of a plan in the order in which visitors read them. */
export const PRICED_LIMITS = [
  'resumes',
  'accounts',
  'employees',
  'jobs',
  'letters',
] as const satisfies readonly PlanLimit[]

/** A plan as visitors read about it, with all its limits; null: any number. */
export interface PricedPlan extends Readonly<Record<PlanLimit, number | null>> {
  /** Of the text; `key` is the plan's. */
  readonly id: string
  readonly key: string
  readonly name: Localized
  readonly headline: Localized
  readonly description: Localized | null
  readonly highlighted: boolean
  /** Null: agreed on with each customer. */
  readonly price: Money | null
  readonly period: 'month' | 'year'
  /** What it includes beside its limits: one to a line. */
  readonly features: Localized | null
}
/** The plans as somebody who is signed in sees them. */
export interface OwnPricing {
  /** The key of the plan that the account has. */
  readonly key: string
  /** The keys of those that it can ask for. */
  readonly larger: readonly string[]
}
export interface PricingData {
  /** Absent: nobody is signed in, or somebody who has no plan. */
  readonly own?: OwnPricing
  /** In the order in which they are shown. */
  readonly plans: readonly PricedPlan[]
}
