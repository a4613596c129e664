/** A file that cannot be used as a picture, and why. */
export class PictureProblem extends Error {
  readonly reason: 'too_large' | 'not_picture' | 'heic' | 'damaged' | 'dimensions'
  constructor(reason: PictureProblem['reason']) {
    super(reason)
    this.name = 'PictureProblem'
    this.reason = reason
  }
}
export interface Opened {
  readonly url: string
  readonly width: number
  readonly height: number
}
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Bytes that may be opened here. What is sent is cut out and far smaller; the server takes 5 MB (product.md §9). */
const MOST_BYTES = 40_000_000
/** Pixels a browser on a small phone still decodes. */
const MOST_PIXELS = 120_000_000
/** Longest edge and size of what is sent: enough for any place a picture is shown, light enough for a thin line. */
const EDGE = 1200
const SENT_BYTES = 300_000

const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
]
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** What the first bytes say; the name and the type a browser gives are not asked. */
function kindOf(bytes: Uint8Array): 'picture' | 'heic' | 'other' {
  if (ascii(bytes, 4, 8) === 'ftyp' && /^(heic|heix|hevc|heim|heis|hevm|hevs|mif1|msf1)/.test(ascii(bytes, 8, 12)))
    return 'heic'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'picture'
  return SIGNATURES.some((signature) => signature.every((byte, i) => bytes[i] === byte)) ? 'picture' : 'other'
}

async function decoded(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    throw new PictureProblem('damaged')
  }
  return image
}

/**
 * Opens a file as a picture: JPEG, PNG, WebP or GIF by content. Throws `PictureProblem`. The URL is freed by
 * `closePicture`.
 */
export async function openPicture(file: Blob): Promise<Opened> {
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (kind === 'heic') throw new PictureProblem('heic')
  if (kind === 'other') throw new PictureProblem('not_picture')
  if (file.size > MOST_BYTES) throw new PictureProblem('too_large')
  const url = URL.createObjectURL(file)
  try {
    const { naturalWidth: width, naturalHeight: height } = await decoded(url)
    if (width === 0 || height === 0) throw new PictureProblem('damaged')
    if (width * height > MOST_PIXELS) throw new PictureProblem('dimensions')
    return { url, width, height }
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
}

export const closePicture = ({ url }: Opened) => URL.revokeObjectURL(url)

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PictureProblem('damaged'))), type, quality),
  )

/**
 * Cuts an area (pixels of the picture) out and makes it small: at most 1200 px and, where quality allows, 300 KB, unless
 * other bounds are given. What a camera wrote about place and device is gone.
 */
export async function cutPicture(
  { url }: Opened,
  area: Area,
  { edge, bytes }: { readonly edge: number; readonly bytes: number } = { edge: EDGE, bytes: SENT_BYTES },
): Promise<Blob> {
  const image = await decoded(url)
  const scale = Math.min(1, edge / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureProblem('dimensions')
  context.imageSmoothingQuality = 'high'
  const draw = () =>
    context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  draw()
  let type = 'image/webp'
  let blob = await encoded(canvas, type, 0.86)
  if (blob.type !== type) {
    // This browser cannot write WebP. JPEG knows no transparency, so what shows through is white.
    type = 'image/jpeg'
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    draw()
    blob = await encoded(canvas, type, 0.86)
  }
  for (const quality of [0.75, 0.6, 0.45]) {
    if (blob.size <= bytes) break
    blob = await encoded(canvas, type, quality)
  }
  return blob
}
