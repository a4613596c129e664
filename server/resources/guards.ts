import type { ValidationId } from '../../openapi/explain.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { FIRST_TIER } from '../db/seed-content.ts'
import { todayIn } from '../kernel/days.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import type { CollectionRow } from './bindings.ts'

type Values = Readonly<Record<string, unknown>>
/** What an entry may not become, by its fields, as it was before (null: it's new) and as it should be. */
type Guard = (before: CollectionRow | null, body: Values, now: Date) => FieldErrors

const refused = (field: string, why: ValidationId): FieldErrors => ({ [field]: [why] })

/** Everybody begins with the first plan, so it stays active. */
export const isFirstPlan = (row: CollectionRow | null): boolean => row?.['key'] === FIRST_TIER

/** A version of a policy that applies, or applied. */
const hasBegun = (row: CollectionRow, now: Date): boolean =>
  row['active'] === true && String(row['effectiveFrom']) <= todayIn(now)

/** What collections ask of their entries beyond what their fields say. */
export const guards: Readonly<Partial<Record<ResourceName, Guard>>> = {
  policy: (before, { active, effective_from: from }, now) => {
    if (before && hasBegun(before, now)) return refused('effective_from', 'validation.policy_begun')
    return active === true && String(from) < todayIn(now) ? refused('effective_from', 'validation.not_past') : {}
  },
  tier: (before, { active }) =>
    isFirstPlan(before) && active === false ? refused('active', 'validation.first_plan') : {},
}
