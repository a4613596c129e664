import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { LazyPart } from '../../ui/LazyPart.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { FailureView, Loading } from '../../ui/StateView.tsx'
import type { ApplicantBoardProps } from './ApplicantBoard.tsx'
import { boardPart } from './board-part.ts'
import type { useBoard } from './useBoard.ts'

interface BoardGateProps extends Omit<ApplicantBoardProps, 'parts' | 'onMore'> {
  readonly board: ReturnType<typeof useBoard>
}

/** The board once it was read; before, what stands in its place. */
export function BoardGate({ board, ...shown }: BoardGateProps) {
  const { t } = useTexts()
  const { parts, failure, reload, more } = board
  const waiting = (
    <Loading>
      <RowsSkeleton rows={6} />
    </Loading>
  )
  if (parts === null) return failure ? <FailureView failure={failure} onRetry={reload} /> : waiting
  return (
    <>
      {failure ? (
        <Notice kind="warning" title={failureText(failure, t).title} actions={<RetryButton onRetry={reload} />}>
          {t('resource.outdated')}
        </Notice>
      ) : null}
      <LazyPart fallback={waiting}>
        <boardPart.Part parts={parts} onMore={more} {...shown} />
      </LazyPart>
    </>
  )
}
