import sharp, { type Sharp } from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

/** Pixels of a picture that we kept, at most: `rewrite` writes none with a longer side. */
const MOST_PIXELS = 1600 * 1600

/** A picture that our own process wrote anew, to be drawn with; never one as a stranger sent it (`uploads.ts`). */
export const keptPicture = (path: string): Sharp => sharp(path, { limitInputPixels: MOST_PIXELS })
