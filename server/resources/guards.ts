import type { ValidationId } from '../../openapi/explain.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { FIRST_TIER } from '../db/seed-content.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import type { CollectionRow } from './bindings.ts'

type Values = Readonly<Record<string, unknown>>
/** What an entry may not become, by its fields, as it was before (null: it's new) and as it should be. */
type Guard = (before: CollectionRow | null, body: Values, now: Date) => FieldErrors

const refused = (field: string, why: ValidationId): FieldErrors => ({ [field]: [why] })

/** Everybody begins with the first plan, so it stays active. */
export const isFirstPlan = (row: CollectionRow | null): boolean => row?.['key'] === FIRST_TIER

/** What collections ask of their entries beyond what their fields say. */
export const guards: Readonly<Partial<Record<ResourceName, Guard>>> = {
  tier: (before, { active }) =>
    isFirstPlan(before) && active === false ? refused('active', 'validation.first_plan') : {},
}
