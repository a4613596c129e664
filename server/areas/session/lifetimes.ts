import { DAY } from '../../../openapi/durations.ts'
import { SESSION_DAYS } from '../../kernel/viewer.ts'

/**
 * Lifetimes in milliseconds (product.md §2). A registration outlives its mail's token, so that the mail can be sent
 * again.
 */
export const LIFE = {
  session: SESSION_DAYS * DAY,
  verifyToken: DAY,
  registration: 7 * DAY,
  heldUsername: 60 * 60 * 1000,
  resetToken: 60 * 60 * 1000,
  device: 180 * DAY,
} as const

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** An id that nobody has, looked up instead of an unknown one so that both cost the same. */
export const NOBODY = '00000000-0000-7000-8000-000000000000'
