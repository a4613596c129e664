import { closePicture, cutPicture, openPicture, PictureProblem } from '../picture/picture-file.ts'
import { checkDocument, DocumentProblem, isPdf } from './document-file.ts'

/** What a paper is photographed with can be read at this size, and goes over a thin line. */
const SENT = { edge: 1600, bytes: 900_000 }

const asked = (error: unknown): unknown =>
  error instanceof PictureProblem && error.reason === 'not_picture' ? new DocumentProblem('not_document') : error

/**
 * Looks whether a file is a PDF or a picture that the server would take. Throws `DocumentProblem` or `PictureProblem`
 * with its reason.
 */
export async function checkPaper(file: File): Promise<void> {
  if (await isPdf(file)) return checkDocument(file)
  try {
    closePicture(await openPicture(file))
  } catch (error) {
    throw asked(error)
  }
}

/** A picture as it is sent: made smaller where it is large. */
export async function smallerPaper(file: File): Promise<Blob> {
  if (file.size <= SENT.bytes) return file
  const picture = await openPicture(file)
  try {
    return await cutPicture(picture, { x: 0, y: 0, width: picture.width, height: picture.height }, SENT)
  } finally {
    closePicture(picture)
  }
}
