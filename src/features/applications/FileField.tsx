import { useActor } from '@xstate/react'
import type { Control } from 'react-hook-form'
import type { SentFile } from '../../../openapi/schemas/job-application.ts'
import { connectDocument } from '../../machines/document/document.connect.ts'
import type { DocumentMachine } from '../../machines/document/document.machine.ts'
import { DocumentInput } from '../../ui/document/DocumentInput.tsx'
import { useField } from '../../ui/form/useField.ts'
import { fileIdOf, recallFile, useFileField } from '../../ui/form/useFileField.ts'

interface FileFieldProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly kind: 'document' | 'paper'
  readonly machine: DocumentMachine
  /** The one that is saved. */
  readonly saved: SentFile | null
}

/** A file of an application: the form holds its id, the upload happens beside it and outlives a lost line. */
export function FileField({ control, name, label, help, error, required, kind, machine, saved }: FileFieldProps) {
  const field = useField({ control, name })
  const id = fileIdOf(field.value)
  const kept = id === null ? null : saved?.id === id ? saved : recallFile(id)
  const [snapshot, send] = useActor(machine, { input: { kept } })
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
      kind={kind}
      label={label}
      {...(help ? { help } : {})}
      required={required ?? false}
      error={error ?? field.message}
      document={document}
    />
  )
}
