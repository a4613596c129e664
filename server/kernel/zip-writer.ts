import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: Buffer
}

const deflate = promisify(deflateRaw)
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const STORED = 0
const DEFLATED = 8
/** What fits without ZIP64, which old readers do not know. */
const MOST_ENTRIES = 65_535
const MOST_BYTES = 0xffff_ffff
/** The first day that the format knows: nothing in it depends on when it was made. */
const DATE = 0x21

/**
 * A ZIP archive (APPNOTE 6.3) of these entries, piece by piece: one entry is in memory at a time. Content is deflated
 * where that makes it smaller. Throws for more than the format holds.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const { name, content } of entries) {
    const deflated = await deflate(content)
    const isSmaller = deflated.length < content.length
    const stored = isSmaller ? deflated : content
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION, 0)
    common.writeUInt16LE(FLAGS, 2)
    common.writeUInt16LE(isSmaller ? DEFLATED : STORED, 4)
    common.writeUInt16LE(DATE, 8)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(stored.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(title.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, rest, title]))
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, title])
    at += local.length + stored.length
    if (directory.length > MOST_ENTRIES || at > MOST_BYTES) throw new Error('The archive is too large')
    yield local
    yield stored
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  yield listed
  yield end
}
