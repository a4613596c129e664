import { sendPicture } from '../api/pictures.ts'
import { createUploadMachine } from '../machines/upload/upload.machine.ts'
import { closePicture, cutPicture, openPicture } from '../ui/picture/picture-file.ts'

/** A picture of a form on its way to the server. */
export const pictureMachine = createUploadMachine({
  open: openPicture,
  cut: cutPicture,
  close: closePicture,
  send: sendPicture,
})
