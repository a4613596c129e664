import { pictureMachine } from '../../fields/picture-machine.ts'
import { textPicture } from '../../fields/text-picture.tsx'
import { recallFile } from '../../ui/form/useFileField.ts'
import type { PictureSource } from '../../ui/rich-text/PictureDialog.tsx'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'

const BodyPicture = textPicture(pictureMachine)

/** The pictures of a text of this entry: those that are saved with it, and those that were sent in this tab. */
export const bodyPictures = (row: AnyRow | null): PictureSource => ({
  urlOf: (file) => fileOf(row, file)?.url ?? recallFile(file)?.url ?? null,
  File: BodyPicture,
})
