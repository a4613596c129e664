import type { Database, Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { refuse } from '../../kernel/refusal.ts'
import { QUARTER_HOUR } from './login-limits.ts'

/**
 * Codes that may be tried in a quarter of an hour: by one user from one address, and by one user from everywhere. Six
 * digits, three of which are right at a time: whoever has the password guesses one in 10,000 quarter hours.
 */
export const CODE_LIMIT = { pair: 10, user: 30 } as const

/**
 * Counts a code before it is checked, so that parallel tries cannot slip through. Refuses with `too_many_requests`. It
 * counts right ones too: nobody signs in so often.
 */
export async function countCode(
  db: Database,
  services: Pick<Services, 'clock'>,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  for (const [key, limit] of [
    [`code:pair:${userId}:${address}`, CODE_LIMIT.pair],
    [`code:user:${userId}`, CODE_LIMIT.user],
  ] as const) {
    const wait = await overLimit(db, { key, limit, per: QUARTER_HOUR, now: services.clock.now() })
    if (wait !== null) refuse('too_many_requests', { retry_after: wait })
  }
}
