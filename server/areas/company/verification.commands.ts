import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { sources } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { verificationBody } from '../../../openapi/schemas/company.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse, Refusal } from '../../kernel/refusal.ts'
import { transition, type Home } from '../../kernel/transition.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { assertNone, type FieldErrors } from '../../kernel/reference-keys.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import type { VerificationEvent } from './verification.policy.ts'
import { findVerification, readVerification, type VerificationRow } from './verification.queries.ts'

/** Where the life of a verification is kept. */
const home: Home<typeof companyVerification, typeof companyVerifications> = {
  lifecycle: companyVerification,
  table: companyVerifications,
  id: companyVerifications.id,
  status: companyVerifications.status,
  statusOf: (row) => row.status as VerificationStatus,
  write: (status) => ({ status }),
  topics: ({ id, accountId }) => [
    ['account', accountId],
    ['verifications', id],
  ],
}

/** Who sends which event of which request, with what they saw of it. */
interface Sending {
  readonly viewer: Viewer
  readonly by: 'owner' | 'administrator'
  readonly event: VerificationEvent
  readonly row: Pick<VerificationRow, 'id'>
  readonly version: number
  readonly change: Partial<typeof companyVerifications.$inferInsert>
  readonly current: () => Promise<unknown>
}

/**
 * Sends an event of the life cycle to a company's verification and notes it. Refuses with `stale` (and what `current`
 * gives) or `not_pending`; gives back the row as it is then.
 */
export function sendVerification(
  tx: Tx,
  services: Services,
  { viewer, row, change, ...sent }: Sending,
): Promise<VerificationRow> {
  const detail = ({ note, remark }: VerificationRow) => ({ note, remark })
  return transition(tx, services, home, {
    ...sent,
    id: row.id,
    actor: viewer,
    set: change,
    detail,
    at: services.clock.now(),
  })
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
    await notify(tx, services, {
      accountId: administrator.id,
      kind: 'verification_requested',
      subjectId: id,
      companyAccountId: accountId,
      values: {},
    })
}

/**
 * Takes the documents that came and gives up those that the new request leaves out. All that cannot be taken are said
 * at once.
 */
async function exchangeDocuments(
  tx: Tx,
  services: Services,
  accountId: string,
  before: readonly string[],
  now: readonly string[],
): Promise<void> {
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
    .values({
      id: services.ids.uuid(),
      accountId,
      status: companyVerification.initial,
      documentIds: [],
      createdAt: services.clock.now(),
    })
    .onConflictDoNothing({ target: companyVerifications.accountId })
  const [row] = await tx
    .select()
    .from(companyVerifications)
    .where(eq(companyVerifications.accountId, accountId))
    .for('update')
  if (!row) throw new Error('A verification was not written')
  return row
}

/**
 * Asks administrators to verify the company. Documents of a former request may be named again. Every administrator
 * hears of it.
 */
export async function requestVerification(
  tx: Tx,
  services: Services,
  viewer: Viewer,
  body: z.output<typeof verificationBody>,
) {
  const { accountId } = viewer
  const row = await lockRow(tx, services, accountId)
  const current = () => readVerification(tx, services, accountId)
  const change = {
    documentIds: body.document_ids,
    remark: body.remark,
    note: null,
    requestedAt: services.clock.now(),
    decidedAt: null,
    decidedBy: null,
  }
  await sendVerification(tx, services, {
    viewer,
    by: 'owner',
    event: 'request',
    row,
    version: body.version,
    change,
    current,
  })
  await exchangeDocuments(tx, services, accountId, row.documentIds, body.document_ids)
  await tellAdministrators(tx, services, row)
  return current()
}

/** Takes the request back. Its documents stay with the company, for the next one. */
export async function withdrawVerification(tx: Tx, services: Services, viewer: Viewer, version: number) {
  const row = await findVerification(tx, viewer.accountId)
  if (row === undefined) return refuse('not_pending', { status: companyVerification.initial })
  const current = () => readVerification(tx, services, viewer.accountId)
  await sendVerification(tx, services, {
    viewer,
    by: 'owner',
    event: 'withdraw',
    row,
    version,
    change: { requestedAt: null },
    current,
  })
  return current()
}

/**
 * The company changed what an administrator makes sure of: the mark goes at once, and the company stands in the queue
 * again with the documents it has. A request that waits goes on under another version, so that nobody decides on what
 * was there before. The account is locked.
 */
export async function verifyAgain(tx: Tx, services: Services, viewer: Viewer): Promise<void> {
  const { accountId } = viewer
  const [row] = await tx
    .select()
    .from(companyVerifications)
    .where(eq(companyVerifications.accountId, accountId))
    .for('update')
  if (row === undefined || !sources(companyVerification, 'change').includes(row.status as VerificationStatus)) return
  const wasVerified = row.status === 'verified'
  const change = wasVerified
    ? { remark: null, note: null, requestedAt: services.clock.now(), decidedAt: null, decidedBy: null }
    : {}
  const current = () => readVerification(tx, services, accountId)
  await sendVerification(tx, services, {
    viewer,
    by: 'owner',
    event: 'change',
    row,
    version: row.version,
    change,
    current,
  })
  if (!wasVerified) return
  await tx.update(accounts).set({ verifiedAt: null }).where(eq(accounts.id, accountId))
  await tellAdministrators(tx, services, row)
}
