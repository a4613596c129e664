import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, type ReactNode } from 'react'
import type { Failure } from '../../openapi/failure.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { failureText } from './failure-text.ts'
import { Notice } from './Notice.tsx'
import { FailureView, Loading } from './StateView.tsx'

export interface LoadGateProps<T> {
  readonly load: { readonly data: T | null; readonly failure: Failure | null; readonly retry: () => void }
  /** The shape of what will come. */
  readonly skeleton: ReactNode
  /** What is read brings the title of the page; what is told in its place is the title then. */
  readonly isPage?: boolean
  readonly children: (data: T) => ReactNode
}

/**
 * Shows what was read; before that its skeleton, or why it could not be read. What is there stays when a later read
 * fails, and says that it may be old.
 */
export function LoadGate<T>({ load, skeleton, isPage, children }: LoadGateProps<T>) {
  const { t } = useTexts()
  const { data, failure, retry } = load
  // What arrives first is drawn in slices, between which the page answers; its skeleton stands until then.
  const isDrawn = useDeferredValue(data !== null)
  if (data === null || !isDrawn)
    return failure && data === null ? (
      <FailureView failure={failure} onRetry={retry} isPage={isPage} />
    ) : (
      <Loading>{skeleton}</Loading>
    )
  return (
    <>
      {failure ? (
        <chakra.div mb="4">
          <Notice
            kind="warning"
            title={failureText(failure, t).title}
            actions={
              <Button size="sm" variant="outline" colorPalette="gray" onClick={retry}>
                {t('ui.action.retry')}
              </Button>
            }
          >
            {t('resource.outdated')}
          </Notice>
        </chakra.div>
      ) : null}
      {children(data)}
    </>
  )
}
