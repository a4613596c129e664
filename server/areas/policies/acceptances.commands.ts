import { ACCEPTED_KINDS } from '../../../openapi/policy-kinds.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import { policyAcceptances } from '../../db/policy-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid } from '../../kernel/refusal.ts'
import { countAcceptable, listCurrentPolicies } from './policies.queries.ts'
import { listWaitingPolicies } from './waiting.queries.ts'

/**
 * Notes that a user accepted these versions: those that were in effect when they did, `at`, and that people accept.
 * Once noted it stays as it was.
 */
export async function noteAcceptances(tx: Tx, userId: string, policyIds: readonly string[], at: Date): Promise<void> {
  const inEffect = await listCurrentPolicies(tx, at)
  const rows = inEffect
    .filter(({ id, kind }) => policyIds.includes(id) && ACCEPTED_KINDS.includes(kind))
    .map(({ id }) => ({ userId, policyId: id, at }))
  if (rows.length > 0) await tx.insert(policyAcceptances).values(rows).onConflictDoNothing()
}

/**
 * Notes what a user accepts now, and tells their tabs. Gives back what still waits for them: a version that is not in
 * effect any more was not accepted by it. Refuses what never was, or is not accepted by anybody.
 */
export async function acceptPolicies(
  tx: Tx,
  services: Services,
  userId: string,
  policyIds: readonly string[],
  now: Date,
): Promise<WaitingPolicy[]> {
  if ((await countAcceptable(tx, policyIds, now)) < new Set(policyIds).size)
    invalid({ policies: ['validation.reference'] })
  await noteAcceptances(tx, userId, policyIds, now)
  services.events.publish(tx, 'user', userId)
  return listWaitingPolicies(tx, userId, now)
}
