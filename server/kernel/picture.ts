import fs from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { SMALL_SIDE } from '../../src/documents/site-data.ts'
import { outageOf } from './outage.ts'

/**
 * Reads and writes pictures. Whatever comes from a stranger is read in a process that may be ended (`file-worker.ts`),
 * and nowhere else.
 */

/** Formats that may come in; whatever their name says, the content decides. */
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/apng'])
const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'])
/** The longest side that may come in: lines are read whole, however few there are. */
const MOST_SIDE = 12_000
/**
 * Pixels that may come in, by how many bytes of memory the format's reader takes for each: the best phones make 50
 * million as JPEG.
 */
const MOST_PIXELS = {
  byLines: 50_000_000,
  progressive: 30_000_000,
  webp: 24_000_000,
  whole: 16_000_000,
  avif: 12_500_000,
}
/** The longest side that is kept. */
const LONGEST_SIDE = 1600

/** What the small variant may weigh, in bytes, and the qualities tried until it does. */
const SMALL_BYTES = 60_000
const SMALL_QUALITIES = [80, 68, 56, 44, 32, 20, 8] as const

sharp.cache(false)
sharp.concurrency(1)

export type PictureFault = 'type' | 'heic' | 'damaged' | 'dimensions'
export interface Dimensions {
  readonly width: number
  readonly height: number
}

function mostPixels({ format, isProgressive }: Pick<Metadata, 'format' | 'isProgressive'>): number {
  if (format === 'webp') return MOST_PIXELS.webp
  if (format === 'jpeg') return isProgressive ? MOST_PIXELS.progressive : MOST_PIXELS.byLines
  if (format === 'heif') return MOST_PIXELS.avif
  // An interlaced PNG and a GIF are unpacked as a whole.
  return format === 'png' && !isProgressive ? MOST_PIXELS.byLines : MOST_PIXELS.whole
}

/** Is a picture too large to be read, by what its header says? */
export const isTooLarge = (header: Pick<Metadata, 'format' | 'isProgressive' | 'width' | 'height'>): boolean =>
  Math.max(header.width, header.height) > MOST_SIDE || header.width * header.height > mostPixels(header)

/**
 * The small variant of a picture of ours: WebP, its longer side at most `SMALL_SIDE` pixels, at most 60 kB (`quality`
 * falls until it fits).
 */
export async function writeSmall(from: string, to: string): Promise<Dimensions> {
  const { width, height } = await sharp(from).metadata()
  const reduced = await sharp(from)
    .resize({ width: SMALL_SIDE, height: SMALL_SIDE, fit: 'inside', withoutEnlargement: true })
    .toFormat('png', { compressionLevel: 0 })
    .toBuffer()
  let small = Buffer.alloc(0)
  for (const quality of SMALL_QUALITIES) {
    small = await sharp(reduced).webp({ quality }).toBuffer()
    if (small.length <= SMALL_BYTES) break
  }
  await fs.writeFile(to, small, { mode: 0o600 })
  return { width, height }
}

export interface RewriteJob {
  readonly from: string
  readonly to: string
  /** Where its small variant goes. */
  readonly small: string
}
export type Rewritten = (Dimensions & { readonly size: number }) | { readonly fault: PictureFault }

/**
 * Reads a stranger's picture and writes it anew: turned as its metadata says, at most 1600 px, WebP, without any
 * metadata (so without the place where it was taken), and its small variant. Whatever else the bytes were is gone.
 */
export async function rewrite({ from, to, small }: RewriteJob): Promise<Rewritten> {
  const found = await fileTypeFromFile(from)
  if (found && HEIC.has(found.mime)) return { fault: 'heic' }
  if (!found || !ACCEPTED.has(found.mime)) return { fault: 'type' }
  try {
    // The header is read by itself first, whatever size it says.
    if (isTooLarge(await sharp(from, { limitInputPixels: false }).metadata())) return { fault: 'dimensions' }
    const input = sharp(from, { limitInputPixels: MOST_PIXELS.byLines, failOn: 'error', animated: false })
    const bytes = await input
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    // Written by us: sharp's own words for a full disk have no code.
    await fs.writeFile(to, bytes, { mode: 0o600 })
    return { ...(await writeSmall(to, small)), size: bytes.length }
  } catch (error) {
    if (outageOf(error) !== null) throw error
    return { fault: error instanceof Error && /pixel limit|dimensions/i.test(error.message) ? 'dimensions' : 'damaged' }
  }
}
