import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Slider } from '../../../ui/Slider.tsx'
import { inkOf, LARGEST_PHOTO, openPhoto } from './signature.effects.ts'

interface SignaturePhotoProps {
  /** The ink of the photograph; null: there is none yet. */
  readonly onInk: (ink: HTMLCanvasElement | null) => void
}
const STRENGTH = { least: 0, most: 100, step: 5 }

/** A signature on paper, photographed: the paper is taken away here, before anything is sent. */
export function SignaturePhoto({ onInk }: SignaturePhotoProps) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const [photo, setPhoto] = useState<ImageBitmap | null>(null)
  const [strength, setStrength] = useState(25)
  const [trouble, setTrouble] = useState<'unreadable' | 'too_large' | 'no_ink' | null>(null)
  const show = (now: ImageBitmap, how: number) => {
    const ink = inkOf(now, how)
    setTrouble(ink === null ? 'no_ink' : null)
    shown.current?.replaceChildren(...(ink === null ? [] : [ink]))
    onInk(ink)
  }
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    // Until another one opens, the photograph before stays: it is shown, and it is what would be saved.
    if (file.size > LARGEST_PHOTO) return setTrouble('too_large')
    const opened = await openPhoto(file)
    if (opened === null) return setTrouble('unreadable')
    setPhoto(opened)
    show(opened, strength)
  }
  useEffect(() => () => photo?.close(), [photo])
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.p textStyle="sm" color="fg.muted">
        {t('letter.signature.photo.help')}
      </chakra.p>
      <chakra.input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('letter.signature.choose')}
        srOnly
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Button variant="outline" colorPalette="gray" justifySelf="start" onClick={() => input.current?.click()}>
        {t('letter.signature.choose')}
      </Button>
      {trouble === null ? null : (
        <chakra.p role="alert" textStyle="sm" color="fg.error">
          {t(`letter.signature.${trouble}`)}
        </chakra.p>
      )}
      <chakra.div hidden={photo === null || trouble === 'no_ink'}>
        <chakra.div
          ref={shown}
          role="img"
          aria-label={t('letter.signature.ink')}
          bg="white"
          borderWidth="1px"
          borderRadius="l2"
          p="3"
          css={{ '& canvas': { maxWidth: '100%', maxHeight: '10rem', display: 'block', marginInline: 'auto' } }}
        />
      </chakra.div>
      {photo === null ? null : (
        <chakra.label textStyle="label" display="grid" gap="1">
          {t('letter.signature.strength')}
          <Slider
            value={strength}
            limits={STRENGTH}
            onChange={(value) => {
              setStrength(value)
              show(photo, value)
            }}
          />
        </chakra.label>
      )}
    </chakra.div>
  )
}
