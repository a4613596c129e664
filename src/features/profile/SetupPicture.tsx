import type { Control } from 'react-hook-form'
import { usePictureField } from '../../hooks/usePictureField.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
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
  const field = usePictureField(photoMachine, { control, name: `${picture}_id`, urlOf: () => url })
  return (
    <PictureInput
      label={t(`profile.${picture}.required`)}
      help={t(`profile.${picture}.help`)}
      aspect={ASPECTS[picture]}
      round={picture === 'photo'}
      aside={<SeenBy control={control} field={picture} label={t(`profile.${picture}`)} />}
      {...(picture === 'photo' ? { fallback: <Avatar name={name} size={5} /> } : {})}
      {...field}
    />
  )
}
