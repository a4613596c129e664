import type { Localized, Money } from '../../../openapi/schemas/primitives.ts'

/** What a plan limits today; null: any number. */
export const PRICED_LIMITS = ['resumes', 'accounts', 'employees', 'jobs', 'letters'] as const
export type PricedLimits = Readonly<Record<(typeof PRICED_LIMITS)[number], number | null>>

/** A plan as visitors read about it. */
export interface PricedPlan extends PricedLimits {
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
export interface PricingData {
  /** In the order in which they are shown. */
  readonly plans: readonly PricedPlan[]
}
