import type { Control } from 'react-hook-form'
import { usePictureField } from '../../hooks/usePictureField.ts'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { pictureMachine } from '../../fields/picture-machine.ts'
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
  const field = usePictureField(pictureMachine, { control, name, urlOf: (id) => fileOf(row, id)?.url ?? null })
  return (
    <PictureInput label={label} {...(help ? { help } : {})} required={required ?? false} aspect={aspect} {...field} />
  )
}
