import type { PlanLimit } from './schemas/plan.ts'

/** What a plan allows; null: any number. */
type Allows = Readonly<Record<PlanLimit, number | null>>

const isMore = (limit: number | null, than: number | null): boolean => than !== null && (limit === null || limit > than)

/** Whether `plan` gives more than `now` of one of these limits. */
export const givesMore = (plan: Allows, now: Allows, limits: readonly PlanLimit[]): boolean =>
  limits.some((name) => isMore(plan[name], now[name]))

/** Whether `plan` gives more than `now` of one of these limits, and takes nothing of the others. */
export const isLarger = (plan: Allows, now: Allows, limits: readonly PlanLimit[]): boolean =>
  givesMore(plan, now, limits) && !givesMore(now, plan, limits)
