import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { DataArchive } from './rights.effects.ts'

export interface DataViewProps {
  /** Null until it is loaded. */
  readonly archive: DataArchive | null
  /** Why it could not be loaded. */
  readonly failure: Failure | null
  readonly onRetry: () => void
  /** `button` gets the focus back. */
  readonly onRequest: (button: HTMLElement) => void
  readonly onDownload: () => void
  /** The link is being asked for. */
  readonly isFetching: boolean
  /** The dialog that is open. */
  readonly children?: ReactNode
}

/** The archive of everything about a person: asked for, being made, ready. */
export function DataView({ archive, failure, onRetry, onRequest, onDownload, isFetching, children }: DataViewProps) {
  const { t } = useTexts()
  const { dateTime, date } = useDates()
  const state = archive?.state
  return (
    <Panel title={t('session.data.title')} text={t('session.data.text')}>
      {failure ? <FailureView failure={failure} onRetry={onRetry} /> : null}
      {archive === null && !failure ? (
        <Loading>
          <RowsSkeleton rows={1} />
        </Loading>
      ) : null}
      {state === 'asked' ? <Notice kind="info">{t('session.data.asked')}</Notice> : null}
      {archive?.state === 'ready' && archive.ready_at && archive.expires_at ? (
        <Notice
          kind="success"
          title={t('session.data.ready')}
          actions={
            <>
              <Button size="sm" aria-disabled={isFetching} onClick={() => (isFetching ? undefined : onDownload())}>
                <DownloadIcon />
                {t('session.data.download')}
              </Button>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={(event) => onRequest(event.currentTarget)}
              >
                {t('session.data.again')}
              </Button>
            </>
          }
        >
          {t('session.data.ready.text', { made: dateTime(archive.ready_at), until: date(archive.expires_at) })}
        </Notice>
      ) : null}
      {state === 'none' ? (
        <chakra.div>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={(event) => onRequest(event.currentTarget)}>
            {t('session.data.request')}
          </Button>
        </chakra.div>
      ) : null}
      {children}
    </Panel>
  )
}
