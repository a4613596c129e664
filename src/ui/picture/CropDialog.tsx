import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../Dialog.tsx'
import { Slider } from '../Slider.tsx'
import type { Area } from './picture-file.ts'

export interface CropDialogProps {
  /** Object URL of the picture. */
  readonly url: string
  /** Width ÷ height of what is cut out; `own`: those of the picture, which is kept whole unless somebody zooms. */
  readonly aspect: number | 'own'
  readonly busy: boolean
  readonly onArea: (area: Area) => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const ZOOM = { least: 1, most: 3, step: 0.05 } as const

/** Chooses the part of a picture that is kept: by dragging, by arrow keys, by pinching or the slider. */
export function CropDialog({ url, aspect, busy, onArea, onConfirm, onCancel }: CropDialogProps) {
  const { t } = useTexts()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [own, setOwn] = useState(1)
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('resource.picture.crop')}
      description={t('resource.picture.crop.help')}
      width="34rem"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={onCancel}>
            {t('ui.action.cancel')}
          </Button>
          <Button aria-disabled={busy} onClick={() => (busy ? undefined : onConfirm())}>
            {t('resource.picture.use')}
          </Button>
        </>
      }
    >
      <chakra.div position="relative" height="min(20rem, 50dvh)" borderRadius="l2" overflow="hidden" bg="bg.emphasized">
        <Cropper
          image={url}
          aspect={aspect === 'own' ? own : aspect}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          crop={crop}
          zoom={zoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('resource.picture.crop.area'), role: 'group' }}
          mediaProps={{ alt: '' }}
        />
      </chakra.div>
      <chakra.label display="flex" alignItems="center" gap="3" mt="4" textStyle="sm">
        {t('resource.picture.zoom')}
        <Slider value={zoom} limits={ZOOM} onChange={setZoom} />
      </chakra.label>
    </Dialog>
  )
}
