import { eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { missingFacts, type ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { accounts } from '../../db/tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { sendVerification } from '../company/verification.commands.ts'
import { findVerificationById } from '../company/verification.queries.ts'
import { readFacts } from '../company/verified-facts.queries.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { readManagedVerification } from './verifications.queries.ts'

type Decision = 'approve' | 'refuse' | 'revoke'
/** What the company is told of each. */
const TOLD = { approve: 'verified', refuse: 'refused', revoke: 'revoked' } as const satisfies Record<Decision, string>

/**
 * Decides on a company's request. Its verified badge appears or disappears everywhere, and the company is notified.
 * What was verified is stored. Refuses with `stale`, `not_pending`, or `not_verifiable` while the company has not stated
 * its legal name.
 */
export async function decide(
  tx: Tx,
  services: Services,
  given: {
    readonly viewer: Viewer
    readonly id: string
    readonly event: Decision
    readonly note: string | null
    readonly version: number
  },
): Promise<ManagedVerification> {
  const { viewer, id, event, note, version } = given
  const row = await findVerificationById(tx, id)
  if (row === undefined) return refuse('not_found', {})
  const current = () => readManagedVerification(tx, services, id)
  const now = services.clock.now()
  // Locks the company's information until the decision is saved.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, row.accountId)).for('update')
  const facts = event === 'approve' ? await readFacts(tx, row.accountId) : null
  const change = { note, decidedAt: now, decidedBy: viewer.userId, ...(facts ? { verifiedFacts: facts } : {}) }
  const decided = await sendVerification(tx, services, {
    viewer,
    by: 'administrator',
    event,
    row,
    version,
    change,
    current,
  })
  // After the life cycle: whoever decides on outdated facts hears that first.
  const missing = facts ? missingFacts(facts) : []
  if (missing.length > 0) refuse('not_verifiable', { missing: [...missing] })
  const isVerified = decided.status === 'verified'
  await tx
    .update(accounts)
    .set({ verifiedAt: isVerified ? now : null })
    .where(eq(accounts.id, row.accountId))
  await contentChanged(tx, services, row.accountId)
  const after = await current()
  await audit(tx, {
    kind: 'verification',
    action: event,
    subjectId: id,
    name: after.company_name,
    before: { status: row.status },
    after: { status: decided.status, note, ...facts },
  })
  await notify(tx, services, {
    accountId: row.accountId,
    kind: 'verification_decided',
    subjectId: id,
    companyAccountId: row.accountId,
    values: { decision: TOLD[event] },
  })
  return after
}
