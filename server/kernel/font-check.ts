import fs from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { create, type Font } from 'fontkit'
import type { Script } from '../../openapi/schemas/site.ts'

const unpack = promisify(brotliDecompress)

/** Which scripts a font is whole in, or why it is not kept. */
export type FontFound =
  | { readonly scripts: readonly Script[] }
  | { readonly fault: 'type' | 'damaged' | 'unpacked' | 'letters' }

class NoFont extends Error {
  readonly fault: 'type' | 'damaged' | 'unpacked' | 'letters'
  constructor(fault: NoFont['fault']) {
    super(fault)
    this.fault = fault
  }
}

/** The header of WOFF2 (W3C WOFF File Format 2.0, §4.1). */
const HEADER = 48
const SIGNATURE = 0x774f4632
/** TrueType outlines under both of their names, and CFF. Several fonts in one file are none of them. */
const FLAVOURS: ReadonlySet<number> = new Set([0x00010000, 0x74727565, 0x4f54544f])
const MOST_TABLES = 64
/** A font unpacks to at most so many bytes: the whole of Noto Sans Ethiopic, all weights in one file, has 1.4 MB. */
const MOST_UNPACKED = 12_000_000
/** Tables whose names stand as numbers in the directory and that may be written in another form. */
const GLYF = 10
const LOCA = 11
const NAMED = 63

/** A number of one to five bytes, seven bits in each (§3.2), and where the next one begins. */
function base128(bytes: Buffer, from: number): readonly [value: number, next: number] {
  let value = 0
  for (let at = from; at < from + 5; at += 1) {
    const byte = bytes[at]
    if (byte === undefined || (at === from && byte === 0x80)) throw new NoFont('damaged')
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, at + 1]
  }
  throw new NoFont('damaged')
}

/** Where the packed tables stand, and how many bytes they say they unpack to. */
function packedPart(bytes: Buffer): { readonly packed: Buffer; readonly unpacked: number } {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== SIGNATURE) throw new NoFont('type')
  if (bytes.length < HEADER) throw new NoFont('damaged')
  if (!FLAVOURS.has(bytes.readUInt32BE(4))) throw new NoFont('type')
  const tables = bytes.readUInt16BE(12)
  if (bytes.readUInt32BE(8) !== bytes.length || tables === 0 || tables > MOST_TABLES) throw new NoFont('damaged')
  let at = HEADER
  let unpacked = 0
  for (let table = 0; table < tables; table += 1) {
    const flags = bytes[at]
    if (flags === undefined) throw new NoFont('damaged')
    const tag = flags & 0x3f
    const form = flags >> 6
    const isRewritten = tag === GLYF || tag === LOCA ? form !== 3 : form !== 0
    const [whole, afterWhole] = base128(bytes, at + (tag === NAMED ? 5 : 1))
    const [rewritten, afterRewritten] = isRewritten ? base128(bytes, afterWhole) : [whole, afterWhole]
    unpacked += rewritten
    if (unpacked > MOST_UNPACKED || whole > MOST_UNPACKED) throw new NoFont('unpacked')
    at = afterRewritten
  }
  const size = bytes.readUInt32BE(20)
  if (bytes.readUInt32BE(16) > MOST_UNPACKED) throw new NoFont('unpacked')
  if (at + size > bytes.length) throw new NoFont('damaged')
  return { packed: bytes.subarray(at, at + size), unpacked }
}

/**
 * The tables unpack to what their directory says and to nothing beyond it. A file that goes on for ever is left as soon
 * as it goes further than that.
 */
async function assertUnpacks({ packed, unpacked }: ReturnType<typeof packedPart>): Promise<void> {
  let bytes: Buffer
  try {
    bytes = await unpack(packed, { maxOutputLength: Math.max(unpacked, 1) })
  } catch (error) {
    throw new NoFont(
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'unpacked' : 'damaged',
    )
  }
  if (bytes.length !== unpacked) throw new NoFont('damaged')
}

const between = (first: string, last: string) => {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}
/** What a page cannot do without: A to Z in both cases with digits; the seven orders of every Ethiopic letter. */
const LETTERS: Readonly<Record<Script, readonly number[]>> = {
  latin: [...between('a', 'z'), ...between('A', 'Z'), ...between('0', '9')],
  ethiopic: [...'ሀለሐመሠረሰሸቀበተቸነኘአከኸወዐዘዠየደጀገጠጨጰጸፀፈፐ'].flatMap((letter) =>
    [0, 1, 2, 3, 4, 5, 6].map((order) => (letter.codePointAt(0) ?? 0) + order),
  ),
}
/** Whose outlines are looked at: a letter that is named and not drawn is none. */
const DRAWN: Readonly<Record<Script, string>> = { latin: 'aMg', ethiopic: 'ሀመፐ' }

function scriptsOf(font: Font): readonly Script[] {
  const known = new Set(font.characterSet)
  const isDrawn = (letter: string) =>
    font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.commands.some(({ command }) => command !== 'moveTo')
  return (['latin', 'ethiopic'] as const).filter(
    (script) => LETTERS[script].every((letter) => known.has(letter)) && [...DRAWN[script]].every(isDrawn),
  )
}

/**
 * Looks whether a file is one font in WOFF2 with letters of a script that pages are written in. Nothing is unpacked
 * further than the file says, and than a font needs.
 */
export async function checkFont(path: string): Promise<FontFound> {
  try {
    const bytes = await fs.readFile(path)
    await assertUnpacks(packedPart(bytes))
    const font = create(bytes)
    if (!('layout' in font)) throw new NoFont('type')
    const scripts = scriptsOf(font)
    return scripts.length === 0 ? { fault: 'letters' } : { scripts }
  } catch (error) {
    if (error instanceof NoFont) return { fault: error.fault }
    // The disk's own failures are not the file's.
    if (error instanceof Error && 'syscall' in error) throw error
    return { fault: 'damaged' }
  }
}
