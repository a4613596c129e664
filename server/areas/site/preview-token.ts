import { z } from 'zod'
import { previewBody } from '../../../openapi/schemas/site.ts'
import { readClaim, signClaim } from '../../kernel/signed-claim.ts'

/**
 * What a preview link allows: one account's site, as one kind of reader would see it, until `expires` (milliseconds
 * since 1970).
 */
const claim = z.strictObject({ account: z.uuid(), ...previewBody.shape, expires: z.int() })
export type PreviewClaim = z.infer<typeof claim>

/** The token of a preview link. It opens one preview and nothing else. */
export const signPreview = (value: PreviewClaim, secret: string): string => signClaim(value, 'preview', secret)

/**
 * The claim of a token, or null if it was not signed with `secret`, is damaged, or has expired at `now` (milliseconds).
 */
export const readPreview = (token: string, secret: string, now: number): PreviewClaim | null =>
  readClaim(claim, token, 'preview', secret, now)
