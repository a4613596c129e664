import fs from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import type { StagedFile } from '../../openapi/define.ts'
import { SMALL_SIDE } from '../../src/documents/site-data.ts'
import { Refusal } from './refusal.ts'

/** Formats that may come in; whatever their name says, the content decides. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/apng'])
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
/** A decoded picture may have so many pixels; beyond that it is an attack or a mistake. */
const MOST_PIXELS = 50_000_000
/** The longest side that is kept. */
const LONGEST_SIDE = 1600

/** What the small variant may weigh, in bytes, and the qualities tried until it does. */
const SMALL_BYTES = 60_000
const SMALL_QUALITIES = [80, 68, 56, 44, 32, 20, 8] as const

const refused = (reason: 'type' | 'heic' | 'damaged' | 'dimensions') => new Refusal('picture_refused', { reason })

sharp.cache(false)
sharp.concurrency(1)

/** Where the small variant of a picture that was written anew stands until it is kept. */
export const smallBeside = (path: string): string => `${path}.small`

/** The small variant of a picture: WebP, its longer side at most `SMALL_SIDE` pixels, at most 60 kB (`quality` falls until it fits). */
export async function smallOf(picture: Buffer | string): Promise<Buffer> {
  const reduced = await sharp(picture)
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat('png', { compressionLevel: 0 })
    .toBuffer()
  let small = Buffer.alloc(0)
  for (const quality of SMALL_QUALITIES) {
    small = await sharp(reduced).webp({ quality }).toBuffer()
    if (small.length <= SMALL_BYTES) break
  }
  return small
}

/**
 * Reads an uploaded picture and writes it anew beside it: turned as its metadata says, at most 1600 px, WebP, without any metadata
 * (so without the place where it was taken), and its small variant beside that. Whatever else the bytes were is gone. Refuses with `picture_refused`.
 */
export async function rewritePicture(upload: StagedFile): Promise<StagedFile> {
  const found = await fileTypeFromFile(upload.path)
  if (found && HEIC.has(found.mime)) throw refused('heic')
  if (!found || !ACCEPTED.has(found.mime)) throw refused('type')
  const path = `${upload.path}.webp`
  try {
    const input = sharp(upload.path, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    const { width, height } = await input.metadata()
    if (width * height > MOST_PIXELS) throw refused('dimensions')
    const { size } = await input.autoOrient().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }).toFile(path)
    await fs.writeFile(smallBeside(path), await smallOf(path), { mode: 0o600 })
    return { path, name: upload.name, type: 'image/webp', size }
  } catch (error) {
    await fs.rm(path, { force: true })
    if (error instanceof Refusal) throw error
    throw refused(error instanceof Error && /pixel limit|dimensions/i.test(error.message) ? 'dimensions' : 'damaged')
  }
}
