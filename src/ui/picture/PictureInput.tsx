import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, type ReactNode } from 'react'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileFrame, ShareSent, type FileInputProps } from '../file/FileFrame.tsx'
import { UploadIcon } from '../icons.tsx'
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

export interface PictureInputProps extends FileInputProps {
  /** Width ÷ height of the picture; `own`: any, and it is shown whole. */
  readonly aspect: number | 'own'
  readonly round?: boolean
  readonly picture: PictureState
  /** In the place of a picture that is not there. */
  readonly fallback?: ReactNode
}

/**
 * A picture by choice, drop or paste; cut, sent with progress, taken away. The former one stays until the new one is
 * kept.
 */
export function PictureInput({ help, aspect, round, picture, fallback, ...rest }: PictureInputProps) {
  const { t } = useTexts()
  const {
    url,
    phase,
    opened,
    isCutting,
    sent,
    message,
    reason,
    canRetry,
    choose,
    remove,
    cancelSending,
    retry,
    dismiss,
  } = picture
  const sending = phase === 'sending'
  const trouble =
    phase === 'offline'
      ? t('resource.picture.offline')
      : phase === 'failed'
        ? message || t(REASONS[reason ?? 'failed'])
        : null
  return (
    <>
      <FileFrame
        {...rest}
        help={help ?? t('resource.picture.help')}
        accept="image/*"
        chooseText={t(url ? 'resource.picture.replace' : 'resource.picture.choose')}
        onChoose={choose}
        busy={sending}
        remove={url ? { text: t('resource.picture.remove'), act: remove } : null}
        cancel={sending ? { text: t('resource.picture.cancel'), act: cancelSending } : null}
        trouble={
          trouble === null
            ? null
            : { text: trouble, dismissText: t('resource.picture.dismiss'), retry: canRetry ? retry : null, dismiss }
        }
        progress={sending ? <ShareSent text={t('resource.picture.sending', { share: sent })} share={sent} /> : null}
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
          style={{ aspectRatio: aspect === 'own' ? 2 : aspect }}
        >
          {url ? (
            <chakra.img
              src={url}
              alt={t('resource.picture.current', { label: rest.label })}
              width="full"
              height="full"
              objectFit={aspect === 'own' ? 'contain' : 'cover'}
            />
          ) : (
            (fallback ?? <UploadIcon width="1.75rem" height="1.75rem" />)
          )}
        </chakra.div>
      </FileFrame>
      {opened !== null && (phase === 'cropping' || isCutting) ? (
        <Suspense fallback={null}>
          <CropDialog
            url={opened}
            aspect={aspect}
            busy={isCutting}
            onArea={picture.area}
            onConfirm={picture.confirm}
            onCancel={picture.cancelCrop}
          />
        </Suspense>
      ) : null}
    </>
  )
}
