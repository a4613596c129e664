import { createHash } from 'node:crypto'
import type pg from 'pg'
import { z } from 'zod'
import {
  RIGHTS,
  ROLE,
  type AccountKind,
  type Right,
  type Operation,
  type RoleId,
  type Viewer,
} from '../../openapi/define.ts'
import { DAY } from '../../openapi/durations.ts'
import { isActiveAs } from './active-account.ts'

/**
 * What a call's token and account header say of its caller. `account_forbidden`: signed in, but that account is not the
 * caller's.
 */
export type Found =
  | {
      readonly kind: 'viewer'
      readonly viewer: Viewer
      /** An administrator who signs in without a second factor. */
      readonly lacksSecondFactor: boolean
    }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'account_forbidden' }

/** A token as it is kept: its SHA-256. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A session lives 30 days from its last use. */
export const SESSION_DAYS = 30
/** The use is written down when the last note is older (seconds): a session of a busy reader is one write an hour. */
const NOTE_EVERY = 3600

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const uuid = z.uuid()

interface Row {
  readonly session_id: string
  readonly user_id: string
  readonly role: RoleId
  readonly last_seen_at: Date
  readonly account_id: string | null
  readonly kind: AccountKind | null
  readonly is_owner: boolean | null
  readonly rights: readonly Right[] | null
  readonly lacks_second_factor: boolean
}

/**
 * Owned, co-owned and employers' accounts are looked up apart, so that each uses its index. Whose last day is over
 * works there no more, whether or not that is written yet; nobody works for a company whose owners are all disabled.
 */
const FIND = `
  select s.id as session_id, s.last_seen_at, u.id as user_id, u.role, a.id as account_id, a.kind, a.is_owner, a.rights,
    u.role = ${ROLE.administrator} and not exists (
      select 1 from second_factors f where f.user_id = u.id and f.enabled_at is not null
    ) as lacks_second_factor
  from sessions s
  join users u on u.id = s.user_id
  left join lateral (
    select * from (
      select id, kind, created_at, true as is_owner, null::jsonb as rights from accounts where owner_id = u.id
      union all
      select c.id, c.kind, c.created_at, true, null from co_owners o join accounts c on c.id = o.account_id where o.user_id = u.id
      union all
      select c.id, c.kind, c.created_at, false, e.rights from employments e join accounts c on c.id = e.company_account_id
      where e.user_id = u.id and e.ended_at is null and ${isActiveAs('c')} and (e.last_day is null or e.last_day >= ($3::timestamptz at time zone 'Africa/Addis_Ababa')::date)
    ) mine
    where $2::uuid is null or mine.id = $2::uuid
    order by mine.id = u.current_account_id desc nulls last, mine.is_owner desc, mine.created_at, mine.id
    limit 1
  ) a on true
  where s.token_hash = $1 and s.expires_at > $3::timestamptz and u.disabled_at is null`
const NOTE = 'update sessions set last_seen_at = $2::timestamptz, expires_at = $3::timestamptz where id = $1::uuid'

/**
 * Finds the caller by one named statement: session, user, account and membership. No cache: a revoked token fails at
 * once. `accountId` is the `currentaccountid` header, null without it: then the user's stored current account acts, or,
 * when that is not theirs any more, the first account they own. A foreign or malformed id is `account_forbidden`.
 */
export type FindViewer = (token: string, accountId: string | null, now: Date) => Promise<Found>

/**
 * Makes `services.findViewer`. It runs before every call, so it asks the pool itself: building the statement anew would
 * cost as much as running it.
 */
export function viewerFinder(pool: pg.Pool): FindViewer {
  return async (token, accountId, now) => {
    if (!TOKEN.test(token)) return { kind: 'unauthenticated' }
    const wanted = accountId === null ? null : (uuid.safeParse(accountId).data ?? null)
    const { rows } = await pool.query<Row>(FIND, [hashToken(token), wanted, now.toISOString()])
    const row = rows[0]
    if (!row) return { kind: 'unauthenticated' }
    if ((accountId !== null && wanted === null) || row.account_id === null || row.kind === null)
      return { kind: 'account_forbidden' }
    if (now.getTime() - row.last_seen_at.getTime() > NOTE_EVERY * 1000) {
      await pool.query(NOTE, [
        row.session_id,
        now.toISOString(),
        new Date(now.getTime() + SESSION_DAYS * DAY).toISOString(),
      ])
    }
    return {
      kind: 'viewer',
      lacksSecondFactor: row.lacks_second_factor,
      viewer: {
        userId: row.user_id,
        sessionId: row.session_id,
        role: row.role,
        accountId: row.account_id,
        accountKind: row.kind,
        isEmployee: row.is_owner !== true,
        rights: row.is_owner ? (row.kind === 'company' ? RIGHTS : []) : (row.rights ?? []),
      },
    }
  }
}

/** What of a viewer decides which operations they may call. */
type Caller = Pick<Viewer, 'role' | 'accountKind' | 'isEmployee' | 'rights'>
/** Does the operation let this viewer in? Which rows, is the policy of the area. */
export const mayCall = ({ access, right }: Pick<Operation, 'access' | 'right'>, viewer: Caller): boolean =>
  lets(access, viewer) && (right === undefined || !viewer.isEmployee || viewer.rights.includes(right))

function lets(access: Operation['access'], viewer: Caller): boolean {
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
    case 'owner':
      return !isEmployee
    case 'employee':
      return kind === 'company' && isEmployee
    case 'staff':
      return kind === 'company'
    case 'employer':
      return kind === 'company' || (kind === 'individual' && !isEmployee)
    case 'admin':
      return kind === 'administrator' && viewer.role === ROLE.administrator && !isEmployee
  }
}

/** May the viewer look at the applicants of the account in use? */
export const recruits = (viewer: Caller): boolean => mayCall({ access: 'employer', right: 'recruiting' }, viewer)
