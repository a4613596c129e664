import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ROLE, type AccountKind, type RoleId, type Viewer } from '../../openapi/define.ts'
import type { Readable } from './context.ts'

/** What a call's token and account header say of its caller. `account_forbidden`: signed in, but that account is not the caller's. */
export type Found = { readonly kind: 'viewer'; readonly viewer: Viewer } | { readonly kind: 'unauthenticated' } | { readonly kind: 'account_forbidden' }

/** A token as it is kept: its SHA-256. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A session lives 30 days from its last use. */
export const SESSION_DAYS = 30
/** The use is written down when the last note is older (seconds): a session of a busy reader is one write an hour. */
const NOTE_EVERY = 3600
const DAY = 86_400_000

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const uuid = z.uuid()

interface Row extends Record<string, unknown> {
  readonly session_id: string
  readonly user_id: string
  readonly role: RoleId
  readonly last_seen_at: string | Date
  readonly account_id: string | null
  readonly kind: AccountKind | null
  readonly is_owner: boolean | null
}

/**
 * Finds the caller by one statement: session, user, account and membership. No cache: a revoked token fails at once.
 * `accountId` is the `currentaccountid` header, null without it: then the user's stored current account acts, or, when that is not
 * theirs any more, the first account they own. A foreign or malformed id is `account_forbidden`.
 */
export async function findViewer(db: Readable, token: string, accountId: string | null, now: Date): Promise<Found> {
  if (!TOKEN.test(token)) return { kind: 'unauthenticated' }
  const wanted = accountId === null ? null : (uuid.safeParse(accountId).data ?? null)
  const { rows } = await db.execute<Row>(sql`
    select s.id as session_id, s.last_seen_at, u.id as user_id, u.role, a.id as account_id, a.kind, a.owner_id = u.id as is_owner
    from sessions s
    join users u on u.id = s.user_id
    left join lateral (
      select a.id, a.kind, a.owner_id from accounts a
      where (a.owner_id = u.id or exists (select 1 from employments e where e.company_account_id = a.id and e.user_id = u.id and e.ended_at is null))
        and (${wanted}::uuid is null or a.id = ${wanted}::uuid)
      order by a.id = u.current_account_id desc nulls last, a.owner_id = u.id desc, a.created_at, a.id
      limit 1
    ) a on true
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now.toISOString()}::timestamptz and u.disabled_at is null`)
  const row = rows[0]
  if (!row) return { kind: 'unauthenticated' }
  if ((accountId !== null && wanted === null) || row.account_id === null || row.kind === null) return { kind: 'account_forbidden' }
  if (now.getTime() - new Date(row.last_seen_at).getTime() > NOTE_EVERY * 1000) {
    const expires = new Date(now.getTime() + SESSION_DAYS * DAY)
    await db.execute(
      sql`update sessions set last_seen_at = ${now.toISOString()}::timestamptz, expires_at = ${expires.toISOString()}::timestamptz where id = ${row.session_id}::uuid`,
    )
  }
  return {
    kind: 'viewer',
    viewer: { userId: row.user_id, sessionId: row.session_id, role: row.role, accountId: row.account_id, accountKind: row.kind, isEmployee: row.is_owner !== true },
  }
}

/** Does `access` let this viewer in? Which rows, is the policy of the area. */
export function mayCall(access: string, viewer: Viewer): boolean {
  const { accountKind: kind, isEmployee } = viewer
  switch (access) {
    case 'anyone':
    case 'user':
      return true
    case 'individual':
      return kind === 'individual' && !isEmployee
    case 'company':
      return kind === 'company' && !isEmployee
    case 'member':
      return (kind === 'individual' || kind === 'company') && !isEmployee
    case 'employee':
      return kind === 'company' && isEmployee
    case 'admin':
      return kind === 'administrator' && viewer.role === ROLE.administrator && !isEmployee
    default:
      return false
  }
}
