import type { Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'

/**
 * Searches of one address in a minute, feeds among them. Somebody who types asks once or twice a second at most; whole
 * offices and the phones of an operator share an address (docs/decisions/313).
 */
export const SEARCHES = { limit: 300, per: 60 } as const

/** Counts a search of an address; the seconds to wait where there were too many, else null. */
export const waitToSearch = ({ db, clock }: Pick<Services, 'db' | 'clock'>, address: string): Promise<number | null> =>
  overLimit(db, { key: `job-search:${address}`, ...SEARCHES, now: clock.now() })
