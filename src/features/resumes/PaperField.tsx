import { useActor } from '@xstate/react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { connectDocument } from '../../machines/document/document.connect.ts'
import type { DocumentMachine } from '../../machines/document/document.machine.ts'
import { DocumentInput } from '../../ui/document/DocumentInput.tsx'
import { useField } from '../../ui/form/useField.ts'
import { useFileField } from '../../ui/form/useFileField.ts'

interface PaperFieldProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: FieldPath<V>
  readonly label: string
  readonly machine: DocumentMachine
}

/** The file of a support document: the form holds its id, the upload happens beside it and outlives a lost line. */
export function PaperField<V extends FieldValues>({ control, name, label, machine }: PaperFieldProps<V>) {
  const field = useField({ control, name })
  const [snapshot, send] = useActor(machine, { input: { kept: null } })
  const document = connectDocument(snapshot, send)
  useFileField({
    field,
    kept: snapshot.context.kept,
    isUnderway: document.isUnderway,
    onRestored: () => send({ type: 'network.restored' }),
    onReturned: (returned) => send({ type: 'kept.changed', kept: returned }),
  })
  return <DocumentInput kind="paper" label={label} required error={field.message} document={document} />
}
