import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { TrashIcon, UploadIcon } from '../icons.tsx'
import { GroupLabel } from '../form/LabelRow.tsx'
import type { Area } from './picture-file.ts'

// The cropper is heavy and few forms ever open it.
const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

export type PictureReason = 'too_large' | 'not_picture' | 'heic' | 'damaged' | 'dimensions' | 'refused' | 'failed'
const REASONS: Readonly<Record<PictureReason, MessageId>> = {
  too_large: 'resource.picture.too_large',
  not_picture: 'resource.picture.not_picture',
  heic: 'resource.picture.heic',
  damaged: 'resource.picture.damaged',
  dimensions: 'resource.picture.dimensions',
  refused: 'resource.picture.failed',
  failed: 'resource.picture.failed',
}

/** Where a picture is on its way, as the upload machine tells it. */
export interface PictureState {
  /** Address of what is kept or just sent. */
  readonly url: string | null
  readonly phase: 'resting' | 'opening' | 'cropping' | 'sending' | 'failed' | 'offline'
  /** Object URL of the picture that is being cut. */
  readonly opened: string | null
  readonly isCutting: boolean
  /** Share that is sent, 0 to 1. */
  readonly sent: number
  readonly reason: PictureReason | null
  /** The server's own words for a refusal, if any. */
  readonly message: string
  readonly canRetry: boolean
  readonly choose: (file: Blob) => void
  readonly remove: () => void
  readonly area: (area: Area) => void
  readonly confirm: () => void
  readonly cancelCrop: () => void
  readonly cancelSending: () => void
  readonly retry: () => void
  readonly dismiss: () => void
}

export interface PictureInputProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly help?: string
  readonly error?: string | undefined
  /** A small control that belongs to it: who may see it. */
  readonly aside?: ReactNode
  readonly required?: boolean
  readonly aspect: number
  readonly round?: boolean
  readonly picture: PictureState
  /** In the place of a picture that is not there. */
  readonly fallback?: ReactNode
}

/** A picture by choice, drop or paste; cut, sent with progress, taken away. The former one stays until the new one is kept. */
export function PictureInput({ label, isLabelHidden = false, help, error, aside, required, aspect, round, picture, fallback }: PictureInputProps) {
  const { t } = useTexts()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null | undefined) => {
    const first = list?.[0]
    if (first) picture.choose(first)
  }
  const sending = picture.phase === 'sending'
  const trouble = picture.phase === 'offline' ? t('resource.picture.offline') : picture.phase === 'failed' ? picture.message || t(REASONS[picture.reason ?? 'failed']) : undefined
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      onPaste={(event) => take(event.clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <GroupLabel id={`${id}-label`} label={label} required={required} aside={aside} isHidden={isLabelHidden} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="4"
        alignItems="center"
        p="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        borderColor={over ? 'primary.solid' : error && !trouble ? 'border.error' : 'border.control'}
        bg={over ? 'primary.subtle' : 'bg.panel'}
      >
        <chakra.div
          width="20"
          flexShrink="0"
          overflow="hidden"
          borderRadius={round ? 'full' : 'l2'}
          bg="bg.muted"
          display="grid"
          placeItems="center"
          color="fg.muted"
          style={{ aspectRatio: aspect }}
        >
          {picture.url ? (
            <chakra.img src={picture.url} alt={t('resource.picture.current', { label })} width="full" height="full" objectFit="cover" />
          ) : (
            (fallback ?? <UploadIcon width="1.75rem" height="1.75rem" />)
          )}
        </chakra.div>
        <chakra.div flex="1 1 12rem" minWidth="0" display="flex" flexDirection="column" gap="2">
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              type="button"
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-describedby={`${id}-help ${id}-error`}
              aria-disabled={sending}
              {...(error && !trouble ? { 'aria-invalid': true } : {})}
              onClick={() => (sending ? undefined : file.current?.click())}
            >
              <UploadIcon />
              {t(picture.url ? 'resource.picture.replace' : 'resource.picture.choose')}
            </Button>
            {picture.url && !sending ? (
              <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={picture.remove}>
                <TrashIcon />
                {t('resource.picture.remove')}
              </Button>
            ) : null}
            {sending ? (
              <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={picture.cancelSending}>
                {t('resource.picture.cancel')}
              </Button>
            ) : null}
          </chakra.div>
          <chakra.div id={`${id}-help`} textStyle="xs" color="fg.muted">
            {help ?? t('resource.picture.help')}
          </chakra.div>
        </chakra.div>
        <chakra.div role="status" flexBasis="full" _empty={{ display: 'none' }}>
          {sending ? (
            <chakra.label display="flex" flexDirection="column" gap="1" textStyle="xs" color="fg.muted">
              {t('resource.picture.sending', { share: picture.sent })}
              <chakra.progress value={picture.sent} max={1} width="full" height="2" accentColor="primary.solid" />
            </chakra.label>
          ) : null}
        </chakra.div>
        {trouble ? (
          <chakra.div role="alert" flexBasis="full" display="flex" flexWrap="wrap" gap="2" alignItems="center" textStyle="sm" color="fg.error" fontWeight="500">
            <span>{trouble}</span>
            {picture.canRetry ? (
              <Button type="button" size="xs" variant="outline" colorPalette="gray" onClick={picture.retry}>
                {t('ui.action.retry')}
              </Button>
            ) : null}
            <Button type="button" size="xs" variant="ghost" colorPalette="gray" onClick={picture.dismiss}>
              {t('resource.picture.dismiss')}
            </Button>
          </chakra.div>
        ) : null}
        {error && !trouble ? (
          <chakra.div id={`${id}-error`} role="alert" flexBasis="full" textStyle="sm" color="fg.error" fontWeight="500">
            {error}
          </chakra.div>
        ) : null}
      </chakra.div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again after it was refused.
          event.target.value = ''
        }}
      />
      {picture.opened !== null && (picture.phase === 'cropping' || picture.isCutting) ? (
        <Suspense fallback={null}>
          <CropDialog url={picture.opened} aspect={aspect} busy={picture.isCutting} onArea={picture.area} onConfirm={picture.confirm} onCancel={picture.cancelCrop} />
        </Suspense>
      ) : null}
    </chakra.div>
  )
}
