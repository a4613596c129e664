import { randomBytes, randomFillSync, randomInt } from 'node:crypto'
import type { Clock, Ids } from './context.ts'

/** Without 0, O, 1, I and L, so that a printed code can be read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 10

/** Random bytes are fetched for so many ids at once: asking for 16 costs 20 µs, as much as asking for all of them. */
const BATCH = 256

/** RFC 9562, version 7: 48 bits of milliseconds, then a counter that rises within one millisecond, then random bits. */
function uuidMaker(clock: Clock): () => string {
  let last = 0
  let counter = 0
  const pool = Buffer.alloc(16 * BATCH)
  let used = BATCH
  const sixteen = () => {
    if (used === BATCH) {
      randomFillSync(pool)
      used = 0
    }
    const bytes = Buffer.from(pool.subarray(used * 16, used * 16 + 16))
    used += 1
    return bytes
  }
  return () => {
    const now = Math.max(clock.now().getTime(), last)
    counter = now === last ? counter + 1 : randomInt(0x400)
    last = counter > 0xfff ? now + 1 : now
    counter &= 0xfff
    const bytes = sixteen()
    bytes.writeUIntBE(last, 0, 6)
    bytes.writeUInt16BE(0x7000 | counter, 6)
    bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
    const hex = bytes.toString('hex')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}

export const idsOf = (clock: Clock): Ids => ({
  uuid: uuidMaker(clock),
  token: () => randomBytes(32).toString('base64url'),
  code: () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''),
})
