import { useActor } from '@xstate/react'
import type { Control } from 'react-hook-form'
import { connectUpload } from '../machines/upload/upload.connect.ts'
import type { UploadMachine } from '../machines/upload/upload.machine.ts'
import { useField } from '../ui/form/useField.ts'
import { fileIdOf, useFileField } from '../ui/form/useFileField.ts'

interface PictureField {
  readonly control: Control
  /** The field that holds the id of the file. */
  readonly name: string
  /** The address of the picture that is saved under this id, or null. */
  readonly urlOf: (id: string) => string | null
}

/**
 * A picture of a form: the form holds the id of the file, the upload happens beside it. Gives what `PictureInput` needs
 * of both.
 */
export function usePictureField(machine: UploadMachine, { control, name, urlOf }: PictureField) {
  const field = useField({ control, name })
  const id = fileIdOf(field.value)
  const url = id === null ? null : urlOf(id)
  const [snapshot, send] = useActor(machine, { input: { kept: id !== null && url !== null ? { id, url } : null } })
  const picture = connectUpload(snapshot, send)
  useFileField({
    field,
    kept: snapshot.context.kept,
    isUnderway: picture.isUnderway,
    onRestored: () => send({ type: 'network.restored' }),
    onReturned: (file) => send({ type: 'kept.changed', kept: file }),
  })
  return { picture, error: field.message }
}
