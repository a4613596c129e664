import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../openapi/define.ts'
import { idempotencyKeys } from '../db/platform-tables.ts'
import type { Services, Tx } from '../kernel/context.ts'
import { refuse } from '../kernel/refusal.ts'

/** Whose key it is when nobody is signed in (registration): keys are random, so nobody meets another's. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** One creating call that may come again: its key, and the SHA-256 of everything it asks. */
export interface Repeatable {
  readonly userId: string
  readonly operation: string
  readonly key: string
  readonly requestHash: Buffer
}

/** Never part of the hash that is kept: it is a fast one, and would undo the slow one of the password. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['password', 'confirm_password', 'current_password'])

/** The object with its keys in order and without passwords, so that equal requests have equal text. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_FIELDS.has(key))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  )
}

export function repeatable(operation: string, key: string, viewer: Viewer | null, asked: unknown): Repeatable {
  if (!z.uuid().safeParse(key).success) refuse('malformed', {})
  const requestHash = createHash('sha256')
    .update(JSON.stringify(canonical({ account: viewer?.accountId ?? null, asked })))
    .digest()
  return { userId: viewer?.userId ?? NOBODY, operation, key: key.toLowerCase(), requestHash }
}

/**
 * Runs a change once per key. The key is written first, in the transaction of the change: a parallel repetition waits
 * for its end and then finds the answer. The same key with another request is refused.
 */
export async function once<T>({ clock }: Services, tx: Tx, call: Repeatable, run: (tx: Tx) => Promise<T>): Promise<T> {
  const { userId, operation, key, requestHash } = call
  const mine = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  )
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ userId, operation, key, requestHash, answer: null, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length > 0) {
    const answer = await run(tx)
    await tx
      .update(idempotencyKeys)
      .set({ answer: answer ?? null })
      .where(mine)
    return answer
  }
  const [known] = await tx.select().from(idempotencyKeys).where(mine)
  if (!known || !known.requestHash.equals(requestHash)) return refuse('idempotency_mismatch', {})
  // Written from the same handler's answer, so it has its type.
  return known.answer as T
}
