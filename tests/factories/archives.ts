import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive. `bits` are its general purpose flags: 1 says that it is encrypted. */
interface Member {
  readonly name: string
  readonly content: string | Buffer
  readonly bits?: number
  /** What stands before the content itself, where that differs from the directory. */
  readonly local?: { readonly name?: string; readonly bits?: number; readonly size?: number }
}

/** A ZIP archive of these files (APPNOTE 6.3): the first stored as it is, the others deflated. */
export function zip(members: readonly Member[]): Buffer {
  const [files, directory]: Buffer[][] = [[], []]
  let at = 0
  for (const [n, { name, content, bits = 0, local: other = {} }] of members.entries()) {
    const bytes = Buffer.from(content)
    const stored = n === 0 ? bytes : deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(bits, 2)
    common.writeUInt16LE(n === 0 ? 0 : 8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(stored.length, 14)
    common.writeUInt32LE(bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const before = Buffer.from(common)
    before.writeUInt16LE(other.bits ?? bits, 2)
    before.writeUInt32LE(other.size ?? bytes.length, 18)
    before.writeUInt16LE(Buffer.byteLength(other.name ?? name), 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), before, Buffer.from(other.name ?? name), stored])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory?.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, rest, Buffer.from(name)]))
    files?.push(local)
    at += local.length
  }
  const entries = Buffer.concat(directory ?? [])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(members.length, 4)
  end.writeUInt16LE(members.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...(files ?? []), entries, Buffer.from('504b0506', 'hex'), end])
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** What a Word document says its parts are. */
export const contentTypes = (main = WORD): string =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`
const TEXT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>ሰላም</w:t></w:r></w:p></w:body></w:document>'

/** A Word document with further files in it, or of another kind. */
export const docx = (more: readonly Member[] = [], main = WORD): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: contentTypes(main) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: TEXT },
    ...more,
  ])

const ODT = 'application/vnd.oasis.opendocument.text'
/** An OpenDocument text with further files in it, or of another kind. */
export const odt = (more: readonly Member[] = [], kind = ODT, manifest = '<manifest:manifest/>'): Buffer =>
  zip([
    { name: 'mimetype', content: kind },
    { name: 'content.xml', content: '<office:document-content/>' },
    { name: 'META-INF/manifest.xml', content: manifest },
    ...more,
  ])
