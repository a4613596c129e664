import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'

/** A longer token is none of ours. */
const LONGEST = 1000

const signature = (payload: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}.`).update(payload).digest()

/**
 * A claim as the token of a link: `payload.signature`, both base64url. Whoever has it can read it, and nobody can change
 * it or use it for another purpose.
 */
export function signClaim<C extends { readonly expires: number }>(value: C, purpose: string, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${signature(payload, purpose, secret).toString('base64url')}`
}

/**
 * The claim of a token; null if it was not signed with `secret` for this purpose, is damaged, or has expired at `now`
 * (milliseconds since 1970).
 */
export function readClaim<C extends { readonly expires: number }>(
  claim: z.ZodType<C>,
  token: string,
  purpose: string,
  secret: string,
  now: number,
): C | null {
  const [payload, mark, rest] = token.split('.')
  if (payload === undefined || mark === undefined || rest !== undefined || token.length > LONGEST) return null
  const given = Buffer.from(mark, 'base64url')
  const expected = signature(payload, purpose, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = claim.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return parsed.success && parsed.data.expires > now ? parsed.data : null
}
