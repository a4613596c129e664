import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { useField } from '../../ui/form/useField.ts'
import { useFormWaits } from '../../ui/form/waiting.ts'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
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
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null
  const url = fileOf(row, id)?.url ?? null
  const [snapshot, send] = useActor(pictureMachine, { input: { kept: id !== null && url !== null ? { id, url } : null } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const kept = snapshot.context.kept?.id ?? null
  const told = useRef(kept)
  const tell = useEffectEvent((next: string | null) => field.change(next))
  useEffect(() => {
    if (told.current === kept) return
    told.current = kept
    tell(kept)
  }, [kept])
  const picture = connectUpload(snapshot, send)
  useFormWaits(picture.isUnderway)
  return <PictureInput label={label} {...(help ? { help } : {})} required={required ?? false} aspect={aspect} error={field.message} picture={picture} />
}
