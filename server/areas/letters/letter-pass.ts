import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { pages } from '../../../openapi/routes.ts'
import type { letterRecipients } from '../../db/letters-tables.ts'
import type { Services } from '../../kernel/context.ts'
import { readClaim, signClaim } from '../../kernel/signed-claim.ts'
import { cookieOf, type Asked } from '../../site/reader.ts'

type Recipient = typeof letterRecipients.$inferSelect
const PURPOSE = 'letter-pass'
/** Whoever had the key reads for so long; seconds. */
const OPEN_FOR = 3600
const claim = z.strictObject({ code: z.string(), mark: z.string(), expires: z.number() })

/** The path of a letter's page. */
export const letterPath = (code: string) => pages.letterByCode.path.replace('{code}', code) as `/${string}`

/** What is kept of a key: a hash. The key itself, 256 random bits, is only in the recipient's mail. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex')
/** Every recipient's hash is compared, whichever fits: how long it takes says nothing. */
export function recipientWith(recipients: readonly Recipient[], key: string): Recipient | null {
  const given = Buffer.from(hashOfKey(key))
  let found: Recipient | null = null
  for (const one of recipients) {
    const kept = Buffer.from(one.secretHash ?? '')
    if (kept.length === given.length && timingSafeEqual(kept, given)) found = one
  }
  return found
}

/** Another key ends what the one before it opened. */
const markOf = ({ secretHash }: Recipient) =>
  createHash('sha256')
    .update(`pass ${secretHash ?? ''}`)
    .digest('base64url')

/** The cookie that opens a letter to whoever had a key of it, as the header says it. */
export function passFor(
  { clock, secret, config }: Pick<Services, 'clock' | 'secret' | 'config'>,
  code: string,
  recipient: Recipient,
): string {
  const expires = clock.now().getTime() + OPEN_FOR * 1000
  const token = signClaim({ code, mark: markOf(recipient), expires }, PURPOSE, secret(PURPOSE))
  const secure = config.webOrigin.startsWith('https:') ? '; Secure' : ''
  return `letter_pass=${token}; Path=${letterPath(code)}; Max-Age=${OPEN_FOR}; HttpOnly; SameSite=Lax${secure}`
}

/** Which of its recipients asks for a letter, by their pass; null: none. */
export function recipientAsking(
  { clock, secret }: Pick<Services, 'clock' | 'secret'>,
  { headers }: Pick<Asked, 'headers'>,
  code: string,
  recipients: readonly Recipient[],
): Recipient | null {
  const token = cookieOf(headers, 'letter_pass')
  const pass = token === null ? null : readClaim(claim, token, PURPOSE, secret(PURPOSE), clock.now().getTime())
  if (pass === null || pass.code !== code) return null
  return recipients.find((one) => one.secretHash !== null && markOf(one) === pass.mark) ?? null
}
