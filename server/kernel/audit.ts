import { eq } from 'drizzle-orm'
import type { Viewer } from '../../openapi/define.ts'
import type { FactsOf } from '../../openapi/audit-facts.ts'
import { fullName } from '../../openapi/format/names.ts'
import type { AuditAction, AuditKind } from '../../openapi/schemas/audit.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { fold } from '../../openapi/text-fold.ts'
import { auditLog, type AuditFacts } from '../db/platform-tables.ts'
import { users } from '../db/tables.ts'
import type { Services, Tx } from './context.ts'

/** A change as whoever makes it describes it. Facts are those that readers have labels for (openapi/audit-facts.ts). */
export interface Audited<K extends AuditKind = AuditKind> {
  readonly kind: K
  readonly action: AuditAction
  /** Null where the change is about several things, or about none that has an id. */
  readonly subjectId: string | null
  /** What the changed thing is called: for readers and for search. */
  readonly name: Localized | string | null
  /** Absent: nothing was there before, or nothing is left. */
  readonly before?: FactsOf<K> | null
  readonly after?: FactsOf<K> | null
  /** How many rows the change concerned, and what each is called. */
  readonly many?: { readonly count: number; readonly names: readonly (Localized | string)[] }
}

/** A call of an administrator that may change something. */
interface Trail {
  readonly services: Services
  readonly viewer: Viewer
  readonly requestId: string
  /** The id of the call's operation. */
  readonly operation: string
  isTold: boolean
}
const trails = new WeakMap<Tx, Trail>()

/** What one record keeps of a thing, at most, in characters of JSON; and of one text in it. */
const LONGEST_FACTS = 12_000
const LONGEST_TEXT = 500
const MOST_ITEMS = 50
const LONGEST_SEARCH = 4_000
const SECRET = /password|token|secret|hash|search_?key/i

/** A value as a record keeps it: long texts are cut and whatever is named like a secret is left out. */
function bounded(value: unknown, depth = 0): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value !== 'object' || value === null || depth > 5) return null
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => bounded(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== undefined && !SECRET.test(key))
      .map(([key, inner]) => [key, bounded(inner, depth + 1)]),
  )
}
/** The fields that fit into one record, in their order. */
function boundedFacts(facts: AuditFacts | null | undefined): AuditFacts | null {
  if (!facts) return null
  let room = LONGEST_FACTS
  const whole = bounded(facts) as AuditFacts
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => {
      const length = key.length + JSON.stringify(value).length
      room -= length
      return [key, room >= 0 ? value : '…']
    }),
  )
}

/** Only the fields that differ, of both; what one of them lacks is null there. */
export function differing<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const said = (value: unknown) => JSON.stringify(value ?? null)
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof T)[])].filter(
    (key) => said(before[key]) !== said(after[key]),
  )
  const of = (facts: T) => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null])) as Partial<T>
  return { before: of(before), after: of(after) }
}

const textsOf = (name: Localized | string | null): readonly string[] =>
  name === null ? [] : typeof name === 'string' ? [name] : [name.en, name.am].flatMap((text) => text ?? [])
const localizedOf = (name: Localized | string | null): Localized | null =>
  typeof name === 'string' ? { en: name.slice(0, LONGEST_TEXT) } : (bounded(name) as Localized | null)

/**
 * Records a change that an administrator makes, in the transaction that makes it: who, what, before and after. Every
 * command that administrators call tells its change with it, once. In a call of anyone else it does nothing, so that
 * commands need not know who calls them.
 */
export async function audit<K extends AuditKind>(tx: Tx, change: Audited<K>): Promise<void> {
  const trail = trails.get(tx)
  if (trail === undefined) return
  trail.isTold = true
  const { services, viewer, requestId } = trail
  const [user] = await tx
    .select({
      email: users.email,
      first_name: users.firstName,
      middle_name: users.middleName,
      last_name: users.lastName,
    })
    .from(users)
    .where(eq(users.id, viewer.userId))
  const email = user?.email ?? ''
  const userName = (user && fullName(user)) || email
  const names = [...textsOf(change.name), ...(change.many?.names ?? []).flatMap(textsOf)]
  await tx.insert(auditLog).values({
    id: services.ids.uuid(),
    at: services.clock.now(),
    userId: viewer.userId,
    userName,
    userEmail: email,
    kind: change.kind,
    action: change.action,
    subjectId: change.subjectId,
    name: localizedOf(change.name),
    count: change.many?.count ?? 1,
    before: boundedFacts(change.before),
    after: boundedFacts(change.after),
    requestId,
    searchKey: [userName, email, ...names].map(fold).join(' ').slice(0, LONGEST_SEARCH),
  })
}

/** Says that the call changed nothing, so that nothing is recorded: a trial run, or what was so already. */
export function changedNothing(tx: Tx): void {
  const trail = trails.get(tx)
  if (trail) trail.isTold = true
}

/**
 * Runs the change of an administrator's call. A command that does not tell its change with `audit` is recorded all the
 * same, as `other`, with what was sent: nothing that administrators do goes unseen.
 */
export async function audited<T>(
  tx: Tx,
  call: Omit<Trail, 'isTold'> & { readonly sent: { readonly params: unknown; readonly body: unknown } },
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { sent, ...rest } = call
  const trail: Trail = { ...rest, isTold: false }
  trails.set(tx, trail)
  try {
    const answer = await run(tx)
    if (!trail.isTold) {
      const { id } = (sent.params ?? {}) as { readonly id?: unknown }
      await audit(tx, {
        kind: 'other',
        action: 'other',
        subjectId: typeof id === 'string' ? id : null,
        name: call.operation,
        after: { sent: { ...(sent.params as object | null), ...(sent.body as object | null) } },
      })
    }
    return answer
  } finally {
    trails.delete(tx)
  }
}
