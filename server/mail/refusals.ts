import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, or } from 'drizzle-orm'
import { z } from 'zod'
import { mailRefusals } from '../db/platform-tables.ts'
import type { Database, Readable, Services, Tx } from '../kernel/context.ts'

/**
 * Whose mails a link stops: those to `to`, an email in lower case; `from` is the account that brought the mail, null
 * when none did.
 */
const claim = z.strictObject({ to: z.string(), from: z.uuid().nullable() })
export type StopClaim = z.infer<typeof claim>
type Secrets = Pick<Services, 'secret'>

const markOf = ({ secret }: Secrets, payload: string) =>
  createHmac('sha256', secret('stop-mails')).update(payload).digest()
/** An address is kept as nobody can read it back: whoever refuses mail is no user and wants to be left alone. */
const hashOf = ({ secret }: Secrets, emailKey: string) =>
  createHmac('sha256', secret('mail-refusals')).update(emailKey).digest('base64url')

/** The token of the link under a mail that nobody asked for, `payload.mark`; it works for ever and for this alone. */
export function signStop(services: Secrets, value: StopClaim): string {
  const payload = Buffer.from(JSON.stringify({ ...value, to: value.to.toLowerCase() })).toString('base64url')
  return `${payload}.${markOf(services, payload).toString('base64url')}`
}

/** What a token stops; null when it is not ours or was changed. */
export function readStop(services: Secrets, token: string): StopClaim | null {
  const [payload, mark, rest] = token.split('.')
  if (payload === undefined || mark === undefined || rest !== undefined || token.length > 1000) return null
  const [given, expected] = [Buffer.from(mark, 'base64url'), markOf(services, payload)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return claim.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data ?? null
}

/**
 * No more mails of the kinds that can be stopped: from one account, or, with null, from anyone. Again changes nothing.
 */
export async function refuseMails(tx: Tx, services: Secrets, { to, from }: StopClaim, now: Date): Promise<void> {
  await tx
    .insert(mailRefusals)
    .values({ emailHash: hashOf(services, to), senderAccountId: from, createdAt: now })
    .onConflictDoNothing()
}

/** Did the reader of an email stop mails from this sender, or from everyone? */
export async function isRefused(db: Readable | Database, services: Secrets, { to, from }: StopClaim): Promise<boolean> {
  const sender =
    from === null
      ? isNull(mailRefusals.senderAccountId)
      : or(isNull(mailRefusals.senderAccountId), eq(mailRefusals.senderAccountId, from))
  return (
    (await db.$count(mailRefusals, and(eq(mailRefusals.emailHash, hashOf(services, to.toLowerCase())), sender))) > 0
  )
}
