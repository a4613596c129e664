import fs from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { ManagedFont, UploadedFontBody } from '../../openapi/schemas/font.ts'
import type { TestApp } from '../setup/app.ts'
import type { Hostile } from './hostile-files.ts'
import type { Person } from './people.ts'
import { png } from './pictures.ts'

const FILES = { latin: 'serif', ethiopic: 'serif-ethiopic' } as const
const pathOf = (script: keyof typeof FILES) =>
  fileURLToPath(new URL(`../../src/documents/fonts/${FILES[script]}.woff2`, import.meta.url))
/** A whole font in WOFF2 with the letters of one script. */
export const fontFile = (script: keyof typeof FILES): Buffer => fs.readFileSync(pathOf(script))

/** A file staged for an account. */
export async function stagedFont(
  { services }: TestApp,
  { accountId }: Person,
  script: keyof typeof FILES = 'latin',
): Promise<string> {
  const file = { path: pathOf(script), name: `${script}.woff2`, type: 'font/woff2', size: fontFile(script).length }
  const { id } = await services.transaction((tx) => services.files.keepFont(tx, { accountId, file }))
  return id
}
/** What a family is added with: one file, which was just staged. */
export const familyBody = async (
  app: TestApp,
  as: Person,
  over: Partial<Record<keyof UploadedFontBody, unknown>> = {},
) => ({
  name: { en: 'Field Serif' },
  licence_name: 'SIL Open Font License 1.1',
  licence: 'Copyright The Noto Project Authors.\n\nLicensed under the SIL Open Font License, Version 1.1.',
  regular: await stagedFont(app, as),
  medium: null,
  semibold: null,
  bold: null,
  ...over,
})
/** A family that was added. */
export async function uploadedFamily(app: TestApp, as: Person): Promise<ManagedFont> {
  const { status, body } = await app.call<ManagedFont>('POST', '/fonts', { as, body: await familyBody(app, as) })
  if (status !== 201) throw new Error(`A font was not added: ${JSON.stringify(body)}`)
  return body
}

/** A number as WOFF2 writes it: seven bits in a byte. */
function base128(value: number): Buffer {
  const bytes = [value & 0x7f]
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return Buffer.from(bytes)
}
/** A WOFF2 file of one table (`cmap`) that says it unpacks to `says` bytes, around these packed ones. */
function woff2(says: number, packed: Buffer): Buffer {
  const directory = Buffer.concat([Buffer.from([0]), base128(says)])
  const header = Buffer.alloc(48)
  header.write('wOF2', 0, 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt32BE(48 + directory.length + packed.length, 8)
  header.writeUInt16BE(1, 12)
  header.writeUInt32BE(Math.min(says + 28, 0xffffffff), 16)
  header.writeUInt32BE(packed.length, 20)
  return Buffer.concat([header, directory, packed])
}
const require = createRequire(import.meta.url)

/** Files that must not be kept as a font, each with its reason. */
export async function hostileFonts(): Promise<readonly Hostile<'type' | 'damaged' | 'unpacked' | 'letters'>[]> {
  const good = fontFile('latin')
  const zeros = brotliCompressSync(Buffer.alloc(100_000_000))
  const collection = Buffer.from(good)
  collection.write('ttcf', 4, 'latin1')
  const contents = [
    ['a picture', await png(), 'type'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
    ['an empty file', Buffer.alloc(0), 'type'],
    ['an older format', Buffer.concat([Buffer.from('wOFF'), good.subarray(4)]), 'type'],
    ['several fonts in one file', collection, 'type'],
    ['its first four bytes', good.subarray(0, 4), 'damaged'],
    ['its first half', good.subarray(0, good.length / 2), 'damaged'],
    ['all but its last byte', good.subarray(0, -1), 'damaged'],
    ['a font with bytes behind it', Buffer.concat([good, Buffer.alloc(9)]), 'damaged'],
    ['noise in its tables', Buffer.concat([good.subarray(0, 400), Buffer.alloc(good.length - 400, 7)]), 'damaged'],
    ['a table of nothing', woff2(100, brotliCompressSync(Buffer.alloc(100))), 'damaged'],
    ['100 MB that say they are a hundred bytes', woff2(100, zeros), 'unpacked'],
    ['100 MB that say it', woff2(100_000_000, zeros), 'unpacked'],
    [
      'a font of another script',
      fs.readFileSync(require.resolve('@fontsource-variable/noto-sans/files/noto-sans-greek-wght-normal.woff2')),
      'letters',
    ],
  ] as const
  return contents.map(([what, bytes, reason]) => ({ what, bytes, name: 'font.woff2', type: 'font/woff2', reason }))
}
