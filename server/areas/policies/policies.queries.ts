import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import { ACCEPTED_KINDS, POLICY_KINDS, type PolicyKind } from '../../../openapi/policy-kinds.ts'
import type { CurrentPolicy } from '../../../openapi/schemas/policy.ts'
import type { PolicyData, PolicyVersion } from '../../../src/documents/policy/policy-data.ts'
import { policies } from '../../db/list-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'

type PolicyRow = typeof policies.$inferSelect

/** What there is of a policy but drafts, the newest version first. Of several for one day the later written counts. */
async function versionsOf(db: Readable, kind: PolicyKind): Promise<readonly PolicyRow[]> {
  const rows = await db
    .select()
    .from(policies)
    .where(and(eq(policies.active, true), eq(policies.kind, kind)))
    .orderBy(desc(policies.effectiveFrom), desc(policies.createdAt), desc(policies.id))
  return rows.filter(({ effectiveFrom }, at) => rows[at - 1]?.effectiveFrom !== effectiveFrom)
}
/** Of versions, the newest first, the one that applies today. */
const currentOf = (rows: readonly PolicyRow[], today: string): PolicyRow | undefined =>
  rows.find(({ effectiveFrom }) => effectiveFrom <= today)

/** Each policy that is in effect, as it is. */
export async function listCurrentPolicies(
  db: Readable,
  now: Date,
): Promise<readonly (PolicyRow & { readonly kind: PolicyKind })[]> {
  const found: (PolicyRow & { readonly kind: PolicyKind })[] = []
  for (const kind of POLICY_KINDS) {
    const row = currentOf(await versionsOf(db, kind), todayIn(now))
    if (row) found.push({ ...row, kind })
  }
  return found
}

/** How many of these are versions that people accept, and are in effect or were. */
export const countAcceptable = (db: Readable, ids: readonly string[], now: Date): Promise<number> =>
  db.$count(
    policies,
    and(
      inArray(policies.id, [...ids]),
      inArray(policies.kind, [...ACCEPTED_KINDS]),
      eq(policies.active, true),
      lte(policies.effectiveFrom, todayIn(now)),
    ),
  )

/** A version without its text. */
export const presentPolicy = ({ id, kind, title, changes, effectiveFrom }: Current): CurrentPolicy => ({
  id: id as Ref<'policy'>,
  kind,
  title,
  changes,
  effective_from: effectiveFrom,
})
type Current = PolicyRow & { readonly kind: PolicyKind }

/** One version of a policy: the one in effect, or the one that applies from a day on. Null where there is none. */
export async function readPolicy(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kind: PolicyKind,
  from: string | null,
): Promise<PolicyData | null> {
  const [now, rows] = [clock.now(), await versionsOf(db, kind)]
  const current = currentOf(rows, todayIn(now))
  const shown = from === null ? current : rows.find(({ effectiveFrom }) => effectiveFrom === from)
  if (shown === undefined) return null
  const versionOf = (row: PolicyRow): PolicyVersion => ({
    from: row.effectiveFrom,
    changes: row.changes,
    state: row === current ? 'current' : row.effectiveFrom > todayIn(now) ? 'coming' : 'former',
  })
  return {
    kind,
    title: shown.title,
    body: shown.body,
    shown: versionOf(shown),
    versions: rows.map(versionOf),
    others: (await listCurrentPolicies(db, now))
      .filter((other) => other.kind !== kind)
      .map((other) => ({ kind: other.kind, title: other.title })),
  }
}
