import type { ValidationId } from '../../openapi/explain.ts'
import { isFixed } from '../../openapi/resource-rows.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { FIRST_TIER } from '../db/seed-content.ts'
import { columnOf } from '../db/collection-table.ts'
import { todayIn } from '../kernel/days.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import type { Binding, CollectionRow } from './bindings.ts'

type Values = Readonly<Record<string, unknown>>
/** What an entry may not become, by its fields, as it was before (null: it's new) and as it should be. */
type Guard = (before: CollectionRow | null, body: Values, now: Date) => FieldErrors

const refused = (field: string, why: ValidationId): FieldErrors => ({ [field]: [why] })

/** Everybody begins with the first plan, so it stays active. */
export const isFirstPlan = (row: CollectionRow | null): boolean => row?.['key'] === FIRST_TIER

/** What collections ask of their entries beyond what their fields say. */
export const guards: Readonly<Partial<Record<ResourceName, Guard>>> = {
  // A draft whose day went by is edited all the same, and put back (then nothing says whether it is active).
  policy: (before, { active, effective_from: from }, now) =>
    String(from) < todayIn(now) && (active === true || (active === false && from !== before?.['effectiveFrom']))
      ? refused('effective_from', 'validation.not_past')
      : {},
  tier: (before, { active }) =>
    isFirstPlan(before) && active === false ? refused('active', 'validation.first_plan') : {},
}

/** An entry that stays as it is takes no edit. */
export function fixedFaults({ resource }: Binding, before: CollectionRow | null, now: Date): FieldErrors {
  const { fixedFrom } = resource
  if (before === null || fixedFrom === undefined) return {}
  const row = { active: before['active'], [fixedFrom]: before[columnOf(fixedFrom)] }
  return isFixed(resource, row, todayIn(now)) ? refused(fixedFrom, 'validation.fixed') : {}
}
