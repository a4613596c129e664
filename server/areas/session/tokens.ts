import { createHash } from 'node:crypto'

const day = 24 * 60 * 60 * 1000
/** Milliseconds that each thing lives (product.md §2). A registration outlives its mail's token, so that the mail can be sent again. */
export const LIFE = { session: 30 * day, verifyToken: day, registration: 7 * day, resetToken: 60 * 60 * 1000, device: 180 * day } as const

/** What is kept of a token: SHA-256. A token has 256 random bits, so no slow hash is needed. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)
