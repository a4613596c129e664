import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useField } from '../../ui/form/useField.ts'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { photoMachine } from './profile.effects.ts'

interface PhotoFieldProps {
  readonly control: Control
  /** The address of the photo that is kept. */
  readonly url: string | null
  /** Whose photo; initials stand in its place. */
  readonly name: string
}

/** The photo of a person: the form holds the id of the file, the upload happens beside it. */
export function PhotoField({ control, url, name }: PhotoFieldProps) {
  const { t } = useTexts()
  const field = useField({ control, name: 'photo_id' })
  const id = typeof field.value === 'string' && field.value !== '' ? field.value : null
  const [snapshot, send] = useActor(photoMachine, { input: { kept: id !== null && url !== null ? { id, url } : null } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const kept = snapshot.context.kept?.id ?? null
  const told = useRef(kept)
  const tell = useEffectEvent((next: string | null) => field.change(next))
  useEffect(() => {
    if (told.current === kept) return
    told.current = kept
    tell(kept)
  }, [kept])
  return (
    <PictureInput
      label={t('profile.photo')}
      help={t('profile.photo.help')}
      aspect={1}
      round
      error={field.message}
      fallback={<Avatar name={name} size={5} />}
      picture={connectUpload(snapshot, send)}
    />
  )
}
