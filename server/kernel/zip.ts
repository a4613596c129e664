import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** One file in an archive, as its central directory says. */
interface Entry {
  readonly name: string
  readonly encrypted: boolean
  /** The bytes as they are stored. */
  readonly stored: Buffer
  readonly method: number
  readonly size: number
  readonly check: number
}
export interface Archive {
  /** What the directory says; `size` is in bytes unpacked, and no more than a claim until the file is read. */
  readonly entries: readonly Pick<Entry, 'name' | 'encrypted' | 'size'>[]
  /**
   * The content of a file, checked against its length and CRC; null when there is none of that name. Throws when it is
   * damaged or larger than `most` bytes.
   */
  readonly read: (name: string, most: number) => Promise<Buffer | null>
}

const inflate = promisify(inflateRaw)
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** The end record and the longest comment behind it. */
const END_WITHIN = 22 + 0xffff
const MOST_ENTRIES = 10_000
/** Encrypted, strongly encrypted, or with a directory that is hidden. */
const ENCRYPTED = 0x2041

const damaged = (): never => {
  throw new Error('The archive is damaged.')
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - END_WITHIN); at -= 1)
    if (bytes.readUInt32LE(at) === END && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length) return at
  return damaged()
}

/** Sizes and check follow the content instead of standing in the local header. */
const FOLLOWS = 8
/** Names that lead out of the archive's own folder, or that others write in another way. */
const STRAYS = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\\|\0/i

/**
 * What the archive says twice, in its directory and before the content itself, must be the same: a reader that goes by
 * the other one would find another file there.
 */
function assertSame(bytes: Buffer, local: number, at: number): void {
  const nameLength = bytes.readUInt16LE(at + 28)
  const isSame = (offset: number, length: number) =>
    bytes
      .subarray(local + offset, local + offset + length)
      .equals(bytes.subarray(at + offset + 2, at + offset + 2 + length))
  const name = bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26))
  if (!name.equals(bytes.subarray(at + 46, at + 46 + nameLength)) || !isSame(8, 2)) damaged()
  if ((bytes.readUInt16LE(local + 6) & FOLLOWS) === 0 && !isSame(14, 12)) damaged()
}

/** An entry of the directory at `at`, and where the next one starts. */
function entryAt(bytes: Buffer, at: number, end: number): { readonly entry: Entry; readonly next: number } {
  if (at + 46 > end || bytes.readUInt32LE(at) !== CENTRAL) damaged()
  const [flags, method, check] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16)]
  const [length, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)]
  const [nameLength, extra, comment, local] = [
    bytes.readUInt16LE(at + 28),
    bytes.readUInt16LE(at + 30),
    bytes.readUInt16LE(at + 32),
    bytes.readUInt32LE(at + 42),
  ]
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
  if (local + 30 > end || bytes.readUInt32LE(local) !== LOCAL || STRAYS.test(name)) damaged()
  assertSame(bytes, local, at)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  if (start + length > end) damaged()
  const encrypted = ((flags | bytes.readUInt16LE(local + 6)) & ENCRYPTED) !== 0
  return {
    entry: { name, encrypted, stored: bytes.subarray(start, start + length), method, size, check },
    next: at + 46 + nameLength + extra + comment,
  }
}

/**
 * Reads the directory of a ZIP archive (APPNOTE 6.3, without ZIP64 and several disks, which documents of some MB never
 * need). Throws when it is damaged, says different things in two places, or has two files of one name, in whatever
 * case.
 */
export function openArchive(bytes: Buffer): Archive {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) damaged()
  const entries: Entry[] = []
  const names = new Set<string>()
  for (let n = 0, at = bytes.readUInt32LE(end + 16); n < count; n += 1) {
    const { entry, next } = entryAt(bytes, at, end)
    entries.push(entry)
    if (names.size === names.add(entry.name.toLowerCase()).size) damaged()
    at = next
  }
  return {
    entries,
    read: async (name, most) => {
      const entry = entries.find((one) => one.name === name)
      if (!entry) return null
      if (entry.size > most || entry.encrypted || (entry.method !== 0 && entry.method !== 8)) return damaged()
      const content = entry.method === 0 ? entry.stored : await inflate(entry.stored, { maxOutputLength: most })
      return content.length === entry.size && crc32(content) === entry.check ? content : damaged()
    },
  }
}
