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

/** Is a file a document that the server would take by its first bytes? Else it is a picture or nothing of use. */
const isDocument = (file: File): Promise<boolean> =>
  checkDocument(file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DocumentProblem && error.reason === 'not_document') return false
      throw error
    },
  )
/** The same where Word and OpenDocument files are taken too. */
export async function checkAttachment(file: File): Promise<void> {
  if (!(await isDocument(file))) await checkPaper(file)
}

interface Senders<T> {
  readonly document: (file: File) => Promise<T>
  readonly picture: (file: File) => Promise<T>
}
/** Sends a document as it is, and a picture under its own name, made smaller where it is large. */
export async function sendAttachment<T>(file: File, { document, picture }: Senders<T>): Promise<T> {
  if (await isDocument(file)) return document(file)
  const smaller = await smallerPaper(file)
  return picture(smaller instanceof File ? smaller : new File([smaller], file.name, { type: smaller.type }))
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
