import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { connectDocument } from '../../machines/document/document.connect.ts'
import { DocumentInput } from '../../ui/document/DocumentInput.tsx'
import { useField } from '../../ui/form/useField.ts'
import { useFormWaits } from '../../ui/form/waiting.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
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
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null
  const file = fileOf(row, id)
  const [snapshot, send] = useActor(documentMachine, { input: { kept: id !== null && file !== null ? { id, ...file } : null } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const kept = snapshot.context.kept?.id ?? null
  const told = useRef(kept)
  const tell = useEffectEvent((next: string | null) => field.change(next))
  useEffect(() => {
    if (told.current === kept) return
    told.current = kept
    tell(kept)
  }, [kept])
  const document = connectDocument(snapshot, send)
  useFormWaits(document.isUnderway)
  return <DocumentInput label={label} {...(help ? { help } : {})} required={required ?? false} error={field.message} document={document} />
}
