import type { LetterSignature } from '../../../../openapi/schemas/letter-paper.ts'
import { api } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'
import { inkedPart, withoutPaper } from './ink.ts'

export const signatureLoad = createLoadMachine<LetterSignature>((_, signal) =>
  answer(api.GET('/letter-signature', { signal })),
)
export const signatureSave = createSaveMachine<{ readonly picture: Blob }, LetterSignature>(
  ({ values: { picture } }, signal) => {
    const form = new FormData()
    form.set('file', picture, 'signature.png')
    // The generated client knows no forms: the contract says that the body is one.
    return answer(api.PUT('/letter-signature', { body: form as never, bodySerializer: () => form, signal }))
  },
)
export const signatureDelete = createSaveMachine<null, LetterSignature>(async (_, signal) => {
  await answer(api.DELETE('/letter-signature', { signal }))
  return { picture: null }
})

/** The longest side of a photograph that is looked at, in pixels: a signature has no more to show. */
const LONGEST = 1200
/** The largest file that is opened. */
export const LARGEST_PHOTO = 20_000_000

/** Opens a picture file for the browser to draw; null: it is none. */
export async function openPhoto(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

/** A photograph without its paper, cut to its ink; null: there is none. */
export function inkOf(photo: ImageBitmap, strength: number): HTMLCanvasElement | null {
  const shrink = Math.min(1, LONGEST / Math.max(photo.width, photo.height))
  const [width, height] = [Math.round(photo.width * shrink), Math.round(photo.height * shrink)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('The browser cannot draw')
  context.drawImage(photo, 0, 0, width, height)
  const ink = withoutPaper(context.getImageData(0, 0, width, height), strength)
  if (ink === null) return null
  context.putImageData(new ImageData(new Uint8ClampedArray(ink.data), width, height), 0, 0)
  return cutToInk(canvas)
}

/** A drawing cut to where its ink is; null: there is none. */
export function cutToInk(canvas: HTMLCanvasElement): HTMLCanvasElement | null {
  const context = canvas.getContext('2d')
  const part = context && inkedPart(context.getImageData(0, 0, canvas.width, canvas.height))
  if (!part) return null
  const cut = Object.assign(document.createElement('canvas'), { width: part.width, height: part.height })
  cut.getContext('2d')?.drawImage(canvas, part.left, part.top, part.width, part.height, 0, 0, part.width, part.height)
  return cut
}

/** A drawing as a file. */
export const fileOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The drawing gave no file')) : resolve(blob)),
      'image/png',
    )
  })
