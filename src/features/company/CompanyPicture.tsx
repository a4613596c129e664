import type { Control } from 'react-hook-form'
import { usePictureField } from '../../hooks/usePictureField.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { PictureInput } from '../../ui/picture/PictureInput.tsx'
import { logoMachine } from './company.effects.ts'

interface CompanyPictureProps {
  readonly control: Control
  readonly picture: 'logo' | 'cover'
  /** The address of the picture that is kept. */
  readonly url: string | null
  /** Of the company; initials stand in the place of its logo. */
  readonly name: string
}
/** A logo fills a square, the picture of the page a band three times as wide as high. */
const ASPECTS = { logo: 1, cover: 3 } as const

/** A picture of the company: the form holds the id of the file, the upload happens beside it. */
export function CompanyPicture({ control, picture, url, name }: CompanyPictureProps) {
  const { t } = useTexts()
  const field = usePictureField(logoMachine, { control, name: `${picture}_id`, urlOf: () => url })
  return (
    <PictureInput
      label={t(`company.${picture}`)}
      help={t(`company.${picture}.help`)}
      aspect={ASPECTS[picture]}
      {...(picture === 'logo' ? { fallback: <Avatar name={name} size={5} square /> } : {})}
      {...field}
    />
  )
}
