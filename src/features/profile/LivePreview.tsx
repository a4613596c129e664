import { useActor } from '@xstate/react'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectPreview, type PreviewView } from '../../machines/preview/preview.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Lines } from '../../ui/Lines.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { PreviewStage } from './PreviewStage.tsx'
import { previewMachine, type PreviewWish } from './profile.effects.ts'

/** Width of a page on a device, in its own pixels. */
export const PAGE_WIDTHS = { phone: 390, desktop: 1280 } as const
export type Device = keyof typeof PAGE_WIDTHS

/** Runs the preview of the current choices, requested again `rest` milliseconds after a change. */
export function usePreview(wish: PreviewWish, rest: number): PreviewView {
  const [snapshot, send] = useActor(previewMachine, { input: { wish, rest } })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useEffect(() => send({ type: 'wish.changed', wish }), [send, wish])
  return connectPreview(snapshot, send)
}

interface LivePreviewProps {
  readonly preview: PreviewView
  readonly device: Device
  /** A CSS length. */
  readonly height: string
}

/** A person's page as it would look; it follows unsaved choices without flicker. */
export function LivePreview({ preview, device, height }: LivePreviewProps) {
  const { t } = useTexts()
  const { shown, next, busy, failure, drawn, retry } = preview
  if (shown === null && failure) return <FailureView failure={failure} onRetry={retry} />
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {failure ? (
        <Notice
          kind="warning"
          title={t('profile.preview.failed')}
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
              {t('ui.action.retry')}
            </Button>
          }
        >
          <Lines lines={[failureText(failure, t).title, t('profile.preview.failed.text')]} />
        </Notice>
      ) : null}
      <chakra.div
        position="relative"
        borderWidth="1px"
        borderRadius="l3"
        overflow="hidden"
        bg="bg.muted"
        aria-busy={busy}
      >
        <PreviewStage
          shown={shown}
          next={next}
          onDrawn={drawn}
          title={t('profile.preview')}
          pageWidth={PAGE_WIDTHS[device]}
          height={height}
        />
        {shown === null ? (
          <chakra.div position="absolute" inset="0" zIndex="1" bg="bg.panel">
            <Loading>
              <Bone height={height} borderRadius="l3" />
            </Loading>
          </chakra.div>
        ) : null}
        <chakra.span role="status" srOnly>
          {busy && shown !== null ? t('profile.preview.updating') : ''}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
