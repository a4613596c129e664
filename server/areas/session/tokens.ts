import { SESSION_DAYS } from '../../kernel/viewer.ts'

const day = 24 * 60 * 60 * 1000
/**
 * Milliseconds that each thing lives (product.md §2). A registration outlives its mail's token, so that the mail can be
 * sent again.
 */
export const LIFE = {
  session: SESSION_DAYS * day,
  verifyToken: day,
  registration: 7 * day,
  resetToken: 60 * 60 * 1000,
  device: 180 * day,
} as const

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Nobody's id: looked up in the place of an unknown one, so that unknown and known cost the same. */
export const NOBODY = '00000000-0000-7000-8000-000000000000'
