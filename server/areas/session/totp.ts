import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { PRODUCT_NAME } from '../../../openapi/product.ts'

/** One-time codes by time as apps make them (RFC 6238): HMAC-SHA-1, six digits, steps of 30 seconds. */
const STEP = 30
const DIGITS = 6
/** Clocks may differ by this many steps. */
const DRIFT = 1
/** As long as the hash, as RFC 4226 recommends; bytes. */
const SECRET_BYTES = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** The step that a moment lies in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP)

/** The code of a step (RFC 4226 §5.3). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const value = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step, near `now`, whose code this is; null if it is none of them. All are compared, whichever fits. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code)
  let found: number | null = null
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++) {
    const expected = Buffer.from(codeOfStep(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}

/** RFC 4648, without padding: what people type into an app. */
export function base32(bytes: Buffer): string {
  let out = ''
  let held = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    held += 8
    while (held >= 5) {
      held -= 5
      out += ALPHABET[(value >>> held) & 31]
    }
    value &= (1 << held) - 1
  }
  return held > 0 ? out + (ALPHABET[(value << (5 - held)) & 31] ?? '') : out
}

/** What an app reads from the QR code: the secret, and under which name to show it. */
export const totpAddress = (secret: Buffer, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`${PRODUCT_NAME}:${email}`)}?secret=${base32(secret)}&issuer=${encodeURIComponent(PRODUCT_NAME)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP}`
