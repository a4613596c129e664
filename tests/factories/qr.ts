import jsQR from 'jsqr'
import sharp from 'sharp'

/** What a camera reads in a picture (PNG, SVG …); null: nothing. `width` is how many pixels it sees across. */
export async function scanned(picture: Uint8Array, width = 800): Promise<string | null> {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}
