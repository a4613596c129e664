import { z } from 'zod'
import { POLICY_KINDS } from '../policy-kinds.ts'
import { ref } from '../ref.ts'
import { isoDate, localized } from './primitives.ts'

/** Versions of policies that somebody accepts, by their ids. */
export const acceptedPolicies = z.array(ref('policy')).max(POLICY_KINDS.length)
/** The version of a policy that is in effect, without its text. */
export const currentPolicy = z
  .strictObject({
    id: ref('policy'),
    kind: z.enum(POLICY_KINDS),
    title: localized(z.string()),
    changes: localized(z.string()).nullable().describe('against the version before'),
    effective_from: isoDate,
  })
  .meta({ id: 'CurrentPolicy' })
export type CurrentPolicy = z.output<typeof currentPolicy>
/** A version in effect that a user is asked to accept. */
export const waitingPolicy = z
  .strictObject({
    ...currentPolicy.shape,
    accepted_from: isoDate.nullable().describe('the first day of the version that the user accepted last'),
  })
  .meta({ id: 'WaitingPolicy' })
export type WaitingPolicy = z.output<typeof waitingPolicy>
export const policiesBody = z.strictObject({ policies: acceptedPolicies.min(1) })
