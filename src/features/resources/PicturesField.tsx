import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { useField } from '../../ui/form/useField.ts'
import { recallFile, rememberFile } from '../../ui/form/useFileField.ts'
import { useFormWaits } from '../../ui/form/waiting.ts'
import { PicturesInput } from '../../ui/picture/PicturesInput.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { pictureMachine } from '../../fields/picture-machine.ts'
import { fileOf } from './row-files.ts'
import type { AnyRow } from './row.ts'

interface PicturesFieldProps {
  readonly control: Control
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly most: number
  readonly row: AnyRow | null
}

/**
 * Several pictures in their order: the form holds the ids. One at a time is cut and sent; what arrived goes to the end.
 */
export function PicturesField({ control, name, label, help, most, row }: PicturesFieldProps) {
  const field = useField({ control, name })
  const ids = Array.isArray(field.value) ? field.value.map(String) : []
  const [snapshot, send] = useActor(pictureMachine, { input: { kept: null } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const next = connectUpload(snapshot, send)
  useFormWaits(next.isUnderway)
  const { kept } = snapshot.context
  const arrived = useRef<string | null>(null)
  const keep = useEffectEvent((id: string, url: string) => {
    rememberFile({ id, url })
    if (!ids.includes(id)) field.change([...ids, id])
    // The place for the next one is empty again.
    send({ type: 'file.remove' })
  })
  useEffect(() => {
    if (kept === null || arrived.current === kept.id) return
    arrived.current = kept.id
    keep(kept.id, kept.url)
  }, [kept])
  return (
    <PicturesInput
      label={label}
      {...(help ? { help } : {})}
      error={field.message}
      most={most}
      pictures={ids.map((id) => ({ id, url: fileOf(row, id)?.url ?? recallFile(id)?.url ?? null }))}
      next={next}
      onOrder={(order) => field.change(order)}
    />
  )
}
