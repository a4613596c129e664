import { useActor } from '@xstate/react'
import type { Control } from 'react-hook-form'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { useField } from '../../ui/form/useField.ts'
import { fileIdOf, useFileField } from '../../ui/form/useFileField.ts'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { pictureMachine } from './resource.effects.ts'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'

interface PictureFieldProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  readonly aspect: number
  readonly row: AnyRow | null
}

/** A picture of a form: the form holds the id of the file, the upload happens beside it. */
export function PictureField({ control, name, label, help, required, aspect, row }: PictureFieldProps) {
  const field = useField({ control, name })
  const id = fileIdOf(field.value)
  const url = fileOf(row, id)?.url ?? null
  const [snapshot, send] = useActor(pictureMachine, { input: { kept: id !== null && url !== null ? { id, url } : null } })
  const picture = connectUpload(snapshot, send)
  useFileField({
    field,
    kept: snapshot.context.kept,
    isUnderway: picture.isUnderway,
    onRestored: () => send({ type: 'network.restored' }),
    onReturned: (file) => send({ type: 'kept.changed', kept: file }),
  })
  return <PictureInput label={label} {...(help ? { help } : {})} required={required ?? false} aspect={aspect} error={field.message} picture={picture} />
}
