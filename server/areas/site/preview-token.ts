import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { previewBody } from '../../../openapi/schemas/site.ts'

/**
 * What a preview link allows: one account's site, as one kind of reader would see it, until `expires` (milliseconds
 * since 1970).
 */
const claim = z.strictObject({ account: z.uuid(), ...previewBody.shape, expires: z.int() })
export type PreviewClaim = z.infer<typeof claim>

const signature = (payload: string, secret: string) =>
  createHmac('sha256', secret).update('preview.').update(payload).digest()

/** The token of a preview link: `payload.signature`, both base64url. It opens one preview and nothing else. */
export function signPreview(value: PreviewClaim, secret: string): string {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${payload}.${signature(payload, secret).toString('base64url')}`
}

/**
 * The claim of a token, or null if it was not signed with `secret`, is damaged, or has expired at `now` (milliseconds).
 */
export function readPreview(token: string, secret: string, now: number): PreviewClaim | null {
  const [payload, mark, rest] = token.split('.')
  if (payload === undefined || mark === undefined || rest !== undefined || token.length > 1000) return null
  const given = Buffer.from(mark, 'base64url')
  const expected = signature(payload, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const parsed = claim.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  return parsed.success && parsed.data.expires > now ? parsed.data : null
}
