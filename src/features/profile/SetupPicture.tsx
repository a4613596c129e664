import { useActor } from '@xstate/react'
import type { Control } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectUpload } from '../../machines/upload/upload.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { useField } from '../../ui/form/useField.ts'
import { fileIdOf, useFileField } from '../../ui/form/useFileField.ts'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { photoMachine } from './profile.effects.ts'
import { SeenBy } from './SeenBy.tsx'

interface SetupPictureProps {
  readonly control: Control
  readonly picture: 'photo' | 'cover'
  /** The address of the picture that is kept. */
  readonly url: string | null
  /** Whose photo; initials stand in its place. */
  readonly name: string
}
/** A face fills a square, the picture behind it a band three times as wide as high. */
const ASPECTS = { photo: 1, cover: 3 } as const

/** A picture of the account: the form holds the id of the file, the upload happens beside it. */
export function SetupPicture({ control, picture, url, name }: SetupPictureProps) {
  const { t } = useTexts()
  const field = useField({ control, name: `${picture}_id` })
  const id = fileIdOf(field.value)
  const [snapshot, send] = useActor(photoMachine, { input: { kept: id !== null && url !== null ? { id, url } : null } })
  const shown = connectUpload(snapshot, send)
  useFileField({
    field,
    kept: snapshot.context.kept,
    isUnderway: shown.isUnderway,
    onRestored: () => send({ type: 'network.restored' }),
    onReturned: (file) => send({ type: 'kept.changed', kept: file }),
  })
  return (
    <PictureInput
      label={t(`profile.${picture}.required`)}
      help={t(`profile.${picture}.help`)}
      aspect={ASPECTS[picture]}
      round={picture === 'photo'}
      error={field.message}
      aside={<SeenBy control={control} field={picture} label={t(`profile.${picture}`)} />}
      {...(picture === 'photo' ? { fallback: <Avatar name={name} size={5} /> } : {})}
      picture={shown}
    />
  )
}
