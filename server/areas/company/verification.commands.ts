import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { next, sources } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { verificationBody } from '../../../openapi/schemas/company.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse, Refusal } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { assertNone, type FieldErrors } from '../profile/references.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import type { VerificationEvent } from './verification.policy.ts'
import { findVerification, readVerification, type VerificationRow } from './verification.queries.ts'

type Change = Partial<typeof companyVerifications.$inferInsert>
/** Who sends which event of which request, with what they saw of it. */
interface Sent {
  readonly viewer: Viewer
  readonly by: 'owner' | 'administrator'
  readonly event: VerificationEvent
  readonly row: VerificationRow
  readonly version: number
  readonly change: Change
}

/**
 * Sends an event of the life cycle to a company's verification and notes it. One conditional update: of two who decide at once one
 * succeeds. Refuses with `stale` (and what `current` gives) or `not_pending` (with the status); gives back the row as it is then.
 */
export async function sendVerification(tx: Tx, services: Services, sent: Sent, current: () => Promise<unknown>): Promise<VerificationRow> {
  const { viewer, by, event, row, version, change } = sent
  const status = next(companyVerification, row.status as VerificationStatus, event, by)
  const [changed] =
    status === null
      ? []
      : await tx
          .update(companyVerifications)
          .set({ ...change, status, version: version + 1 })
          .where(and(eq(companyVerifications.id, row.id), eq(companyVerifications.version, version), inArray(companyVerifications.status, sources(companyVerification, event))))
          .returning()
  if (changed === undefined) {
    const [now] = await tx.select().from(companyVerifications).where(eq(companyVerifications.id, row.id))
    if (now === undefined) return refuse('not_found', {})
    if (next(companyVerification, now.status as VerificationStatus, event, by) === null) return refuse('not_pending', { status: now.status })
    return refuse('stale', { current: await current() })
  }
  await tx.insert(history).values({
    lifecycle: companyVerification.id,
    subjectId: row.id,
    event,
    status: changed.status,
    userId: viewer.userId,
    accountId: viewer.accountId,
    detail: { note: changed.note, remark: changed.remark },
    at: services.clock.now(),
  })
  services.events.publish(tx, 'account', row.accountId)
  return changed
}

/** Tells every administrator that a company waits to be verified. */
async function tellAdministrators(tx: Tx, services: Services, { id, accountId }: VerificationRow): Promise<void> {
  const administrators = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .where(eq(accounts.kind, 'administrator'))
    .orderBy(accounts.id)
  for (const administrator of administrators)
    await notify(tx, services, { accountId: administrator.id, kind: 'verification_requested', subjectId: id, companyAccountId: accountId, values: {} })
}

/** Takes the documents that came and gives up those that the new request leaves out. All that cannot be taken are said at once. */
async function exchangeDocuments(tx: Tx, services: Services, accountId: string, before: readonly string[], now: readonly string[]): Promise<void> {
  const errors: Record<string, FieldErrors[string]> = {}
  for (const [at, id] of now.entries())
    if (!before.includes(id))
      await services.files.attach(tx, id, accountId, `document_ids.${at}`, 'document').catch((error: unknown) => {
        if (!(error instanceof Refusal) || error.code !== 'invalid') throw error
        Object.assign(errors, error.errors)
      })
  assertNone(errors)
  for (const id of before) if (!now.includes(id)) await services.files.release(tx, id)
}

/** The company's row, made at the first request, and locked. */
async function lockRow(tx: Tx, services: Services, accountId: string): Promise<VerificationRow> {
  await tx
    .insert(companyVerifications)
    .values({ id: services.ids.uuid(), accountId, status: companyVerification.initial, documentIds: [], createdAt: services.clock.now() })
    .onConflictDoNothing({ target: companyVerifications.accountId })
  const [row] = await tx.select().from(companyVerifications).where(eq(companyVerifications.accountId, accountId)).for('update')
  if (!row) throw new Error('A verification was not written')
  return row
}

/** Asks administrators to verify the company. Documents of a former request may be named again. Every administrator hears of it. */
export async function requestVerification(tx: Tx, services: Services, viewer: Viewer, body: z.output<typeof verificationBody>) {
  const { accountId } = viewer
  const row = await lockRow(tx, services, accountId)
  const current = () => readVerification(tx, services, accountId)
  const change = { documentIds: body.document_ids, remark: body.remark, note: null, requestedAt: services.clock.now(), decidedAt: null, decidedBy: null }
  await sendVerification(tx, services, { viewer, by: 'owner', event: 'request', row, version: body.version, change }, current)
  await exchangeDocuments(tx, services, accountId, row.documentIds, body.document_ids)
  await tellAdministrators(tx, services, row)
  return current()
}

/** Takes the request back. Its documents stay with the company, for the next one. */
export async function withdrawVerification(tx: Tx, services: Services, viewer: Viewer, version: number) {
  const row = await findVerification(tx, viewer.accountId)
  if (row === undefined) return refuse('not_pending', { status: companyVerification.initial })
  const current = () => readVerification(tx, services, viewer.accountId)
  await sendVerification(tx, services, { viewer, by: 'owner', event: 'withdraw', row, version, change: { requestedAt: null } }, current)
  return current()
}

/**
 * The company changed what an administrator makes sure of: the mark goes at once, and the company stands in the queue again with the
 * documents it has. A request that waits goes on under another version, so that nobody decides on what was there before. The account is locked.
 */
export async function verifyAgain(tx: Tx, services: Services, viewer: Viewer): Promise<void> {
  const { accountId } = viewer
  const [row] = await tx.select().from(companyVerifications).where(eq(companyVerifications.accountId, accountId)).for('update')
  if (row === undefined || !sources(companyVerification, 'change').includes(row.status as VerificationStatus)) return
  const wasVerified = row.status === 'verified'
  const change = wasVerified ? { remark: null, note: null, requestedAt: services.clock.now(), decidedAt: null, decidedBy: null } : {}
  await sendVerification(tx, services, { viewer, by: 'owner', event: 'change', row, version: row.version, change }, () => readVerification(tx, services, accountId))
  if (!wasVerified) return
  await tx.update(accounts).set({ verifiedAt: null }).where(eq(accounts.id, accountId))
  await tellAdministrators(tx, services, row)
}
