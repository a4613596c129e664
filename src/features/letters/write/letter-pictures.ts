import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { sendLetterPicture } from '../../../api/pictures.ts'
import { textPicture } from '../../../fields/text-picture.tsx'
import { createUploadMachine } from '../../../machines/upload/upload.machine.ts'
import { recallFile } from '../../../ui/form/useFileField.ts'
import { closePicture, cutPicture, openPicture } from '../../../ui/picture/picture-file.ts'
import type { PictureSource } from '../../../ui/rich-text/PictureDialog.tsx'

const LetterPicture = textPicture(
  createUploadMachine({ open: openPicture, cut: cutPicture, close: closePicture, send: sendLetterPicture }),
)

/** The pictures of a letter's text: those that are saved with it, and those that were sent in this tab. */
export const letterPictures = ({ pictures }: Pick<Letter, 'pictures'>): PictureSource => ({
  urlOf: (file) => pictures.find(({ id }) => id === file)?.url ?? recallFile(file)?.url ?? null,
  File: LetterPicture,
})
