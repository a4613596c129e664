import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import type { ResumePages } from '../../../openapi/schemas/resume.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isRefusal } from '../../machines/failure.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { namedSigns } from '../../ui/paper/named-signs.ts'
import { PaperPage } from '../../ui/paper/PaperPage.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import type { BuilderState } from './builder.ts'

interface PagesPreviewProps extends Pick<BuilderState, 'pages' | 'previewFailure' | 'isDrawing' | 'retryPreview'> {
  /** A text of the paper was pressed. */
  readonly onPlace: (at: string) => void
}

/** The pages as they are printed. A press on a text leads to its field. */
export const PagesPreview = memo(function PagesPreview({ pages, onPlace, ...drawing }: PagesPreviewProps) {
  const { t } = useTexts()
  const { previewFailure, isDrawing, retryPreview } = drawing
  // A wrong text is told where it is not saved.
  const said = previewFailure && !isRefusal(previewFailure, 'invalid') ? failureText(previewFailure, t) : null
  return (
    <chakra.section aria-label={t('resume.build.pages')} aria-busy={isDrawing} display="grid" gap="4">
      {said ? (
        <Notice kind="warning" title={said.title} actions={<RetryButton onRetry={retryPreview} />}>
          {said.text}
        </Notice>
      ) : null}
      {pages?.problems.some(({ code }) => code === 'cannot_fit') ? (
        <Notice kind="info">{t('resume.build.cannot_fit', { pages: pages.pages.length })}</Notice>
      ) : null}
      {pages ? <Unprinted problems={pages.problems} onPlace={onPlace} /> : null}
      {pages ? (
        pages.pages.map((page, at) => (
          <PaperPage
            key={`page ${at + 1}`}
            page={page}
            label={t('resume.build.page', { page: at + 1, pages: pages.pages.length })}
            onPlace={onPlace}
          />
        ))
      ) : previewFailure ? null : (
        <Bone height="40rem" borderRadius="l2" />
      )}
    </chakra.section>
  )
})

interface UnprintedProps extends Pick<PagesPreviewProps, 'onPlace'> {
  readonly problems: ResumePages['problems']
}
/** The signs that no font of ours has, with the way to the first field that has one. */
function Unprinted({ problems, onPlace }: UnprintedProps) {
  const { t } = useTexts()
  const found = problems.filter((problem) => problem.code === 'letters_missing')
  const place = found.find(({ at }) => at !== null)?.at ?? null
  if (found.length === 0) return null
  return (
    <Notice
      kind="warning"
      title={t('resume.build.unprinted', { signs: namedSigns(found.map(({ letters }) => letters).join('')) })}
      actions={
        place === null ? undefined : (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onPlace(place)}>
            {t('resume.build.missing.show')}
          </Button>
        )
      }
    >
      {t('resume.build.unprinted.text')}
    </Notice>
  )
}
