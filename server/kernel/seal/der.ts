/** The tags of DER (X.690) that certificates and signatures are written with. */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  id: 0x06,
  utf8: 0x0c,
  sequence: 0x30,
  set: 0x31,
  time: 0x18,
  shortTime: 0x17,
} as const
/** The tag of a value whose meaning its place gives, with others inside. */
export const place = (number: number): number => 0xa0 | number

function lengthOf(size: number): Buffer {
  if (size < 0x80) return Buffer.from([size])
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xffff ? 6 : size > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

/** One value: its tag, its length (below 16 MB) and what it holds. */
export function der(tag: number, ...held: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(held)
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content])
}

export const sequence = (...held: readonly Uint8Array[]): Buffer => der(TAG.sequence, ...held)
/** Values without an order of their own: DER sorts them by their bytes. */
export const setOf = (...held: readonly Buffer[]): Buffer => der(TAG.set, ...held.toSorted((a, b) => a.compare(b)))
/** A number that is not negative. */
export const integer = (bytes: Uint8Array): Buffer =>
  der(TAG.integer, (bytes[0] ?? 0) & 0x80 ? Buffer.from([0]) : Buffer.alloc(0), bytes)
export const octets = (bytes: Uint8Array): Buffer => der(TAG.octets, bytes)
export const utf8 = (text: string): Buffer => der(TAG.utf8, Buffer.from(text))
/** `unused`: how many of the last bits say nothing. */
export const bits = (bytes: Uint8Array, unused = 0): Buffer => der(TAG.bits, Buffer.from([unused]), bytes)
/** A moment to the second; the short form until 2049, as certificates want it. */
export function time(at: Date): Buffer {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return at.getUTCFullYear() < 2050
    ? der(TAG.shortTime, Buffer.from(digits.slice(2)))
    : der(TAG.time, Buffer.from(digits))
}

/** An object identifier, written with dots. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [40 * first + second, ...rest].flatMap((part) => {
    const groups = [part & 0x7f]
    for (let left = Math.floor(part / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift(0x80 | (left & 0x7f))
    return groups
  })
  return der(TAG.id, Buffer.from(bytes))
}

/** A value that was read: `whole` with its tag and length, `content` without. */
export interface Read {
  readonly tag: number
  readonly whole: Buffer
  readonly content: Buffer
}

/** The first value of some bytes; null if there is no whole one. Lengths over 16 MB are none of ours. */
export function readOne(bytes: Buffer): Read | null {
  const [tag, short] = bytes
  if (tag === undefined || short === undefined) return null
  const more = short < 0x80 ? 0 : short & 0x7f
  if (short === 0x80 || more > 3 || bytes.length < 2 + more) return null
  const size = more === 0 ? short : bytes.readUIntBE(2, more)
  const end = 2 + more + size
  return end > bytes.length ? null : { tag, whole: bytes.subarray(0, end), content: bytes.subarray(2 + more, end) }
}

/** The values that stand one behind the other, `most` at most; null if they do not fill the bytes exactly. */
export function readAll(bytes: Buffer, most = 20): readonly Read[] | null {
  const found: Read[] = []
  let left = bytes
  while (left.length > 0) {
    const one = readOne(left)
    if (one === null || found.length === most) return null
    found.push(one)
    left = left.subarray(one.whole.length)
  }
  return found
}
