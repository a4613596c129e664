import fs from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import type { StagedFile } from '../../openapi/define.ts'
import { Refusal } from './refusal.ts'

/** Formats that may come in; whatever their name says, the content decides. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/apng'])
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
/** A decoded picture may have so many pixels; beyond that it is an attack or a mistake. */
const MOST_PIXELS = 50_000_000
/** The longest side that is kept. */
const LONGEST_SIDE = 1600

const refused = (reason: 'type' | 'heic' | 'damaged' | 'dimensions') => new Refusal('picture_refused', { reason })

sharp.cache(false)
sharp.concurrency(1)

/**
 * Reads an uploaded picture and writes it anew beside it: turned as its metadata says, at most 1600 px, WebP, without any metadata
 * (so without the place where it was taken). Whatever else the bytes were is gone. Refuses with `picture_refused`.
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
    return { path, name: upload.name, type: 'image/webp', size }
  } catch (error) {
    await fs.rm(path, { force: true })
    if (error instanceof Refusal) throw error
    throw refused(error instanceof Error && /pixel limit|dimensions/i.test(error.message) ? 'dimensions' : 'damaged')
  }
}
