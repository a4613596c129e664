import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { ACCEPTED_KINDS } from '../../../openapi/policy-kinds.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import { policies } from '../../db/list-tables.ts'
import { policyAcceptances } from '../../db/policy-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** Those of one user, who exists. */
export async function listWaitingPolicies(db: Readable, userId: string, now: Date): Promise<WaitingPolicy[]> {
  const [row] = await db
    .select({ waiting: waitingPolicies(sql`${now.toISOString()}`) })
    .from(users)
    .where(eq(users.id, userId))
  return [...(row?.waiting ?? [])]
}

/**
 * The versions in effect that a user is asked to accept (decision 228), as one column of a statement about `users`.
 * Which one of a kind is in effect is the rule of `policies.queries.ts`. Who never accepted any version of it is asked
 * from the first one on that took effect after they registered. `now` is a timestamp.
 */
export const waitingPolicies = (now: SQL | Placeholder) => sql<readonly WaitingPolicy[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'kind', p.kind, 'title', p.title, 'changes', p.changes, 'effective_from', p.effective_from,
    'accepted_from', accepted.latest
  ) order by p.kind), '[]')
  from (
    select distinct on (kind) * from ${policies}
    where active and effective_from <= (${now}::timestamptz at time zone 'Africa/Addis_Ababa')::date
      and kind in (${sql.join(
        ACCEPTED_KINDS.map((kind) => sql`${kind}`),
        sql`, `,
      )})
    order by kind, effective_from desc, created_at desc, id desc
  ) p
  cross join lateral (
    select max(q.effective_from) as latest, coalesce(bool_or(q.id = p.id), false) as this
    from ${policyAcceptances} a join ${policies} q on q.id = a.policy_id
    where a.user_id = ${users}.id and q.kind = p.kind
  ) accepted
  where not accepted.this and (
    accepted.latest is not null
    or greatest(p.effective_from::timestamp at time zone 'Africa/Addis_Ababa', p.created_at) > ${users}.created_at
  )
)`
