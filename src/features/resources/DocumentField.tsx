import { useActor } from '@xstate/react'
import type { Control } from 'react-hook-form'
import { connectDocument } from '../../machines/document/document.connect.ts'
import { DocumentInput } from '../../ui/document/DocumentInput.tsx'
import { useField } from '../../ui/form/useField.ts'
import { fileIdOf, useFileField } from '../../ui/form/useFileField.ts'
import { documentMachine } from './file.effects.ts'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'

interface DocumentFieldProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  readonly row: AnyRow | null
}

/** A document of a form: the form holds the id of the file, the upload happens beside it. */
export function DocumentField({ control, name, label, help, required, row }: DocumentFieldProps) {
  const field = useField({ control, name })
  const id = fileIdOf(field.value)
  const file = fileOf(row, id)
  const [snapshot, send] = useActor(documentMachine, {
    input: { kept: id !== null && file !== null ? { id, ...file } : null },
  })
  const document = connectDocument(snapshot, send)
  useFileField({
    field,
    kept: snapshot.context.kept,
    isUnderway: document.isUnderway,
    onRestored: () => send({ type: 'network.restored' }),
    onReturned: (returned) => send({ type: 'kept.changed', kept: returned }),
  })
  return (
    <DocumentInput
      label={label}
      {...(help ? { help } : {})}
      required={required ?? false}
      error={field.message}
      document={document}
    />
  )
}
