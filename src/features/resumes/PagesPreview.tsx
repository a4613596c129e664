import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import type { ResumePages } from '../../../openapi/schemas/resume.ts'
import type { BuilderState } from './builder.ts'
import '../../ui/site-fonts.css'
import '../../ui/paper-fonts.css'
import '../../i18n/amharic.css'

interface PagesPreviewProps extends Pick<BuilderState, 'pages' | 'previewFailure' | 'isDrawing' | 'retryPreview'> {
  /** A text of the paper was pressed. */
  readonly onPlace: (at: string) => void
}

/** The pages as they are printed. A press on a text leads to its field. */
export const PagesPreview = memo(function PagesPreview({ pages, onPlace, ...drawing }: PagesPreviewProps) {
  const { t } = useTexts()
  const { previewFailure, isDrawing, retryPreview } = drawing
  const said = previewFailure ? failureText(previewFailure, t) : null
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
      {pages ? (
        pages.pages.map((page, at) => (
          <Page
            key={`page ${at + 1}`}
            page={page}
            label={t('resume.build.page', { page: at + 1, pages: pages.pages.length })}
            onPlace={onPlace}
          />
        ))
      ) : said ? null : (
        <Bone height="40rem" borderRadius="l2" />
      )}
    </chakra.section>
  )
})

const PLACES = {
  '& rect[data-at]': { cursor: 'pointer' },
  '& rect[data-at]:hover': { fill: 'rgb(29 95 196 / 0.12)' },
}
interface PageProps {
  readonly page: ResumePages['pages'][number]
  readonly label: string
  /** A text of the paper was pressed; without it the page is only looked at. */
  readonly onPlace?: (at: string) => void
}

/** One page as it is printed, as wide as its place. */
export const Page = memo(function Page({ page, label, onPlace }: PageProps) {
  const ref = useRef<HTMLDivElement>(null)
  // Written by our own server of escaped texts. It is parsed as a drawing, so that nothing in it could be run.
  useEffect(() => {
    const drawing = new DOMParser().parseFromString(page.svg, 'image/svg+xml').documentElement
    // The page's own styles say the size of every element, which counts for more than an attribute of the drawing.
    for (const text of drawing.querySelectorAll('text')) text.style.fontSize = `${text.getAttribute('font-size')}px`
    ref.current?.replaceChildren(document.importNode(drawing, true))
  }, [page.svg])
  return (
    <chakra.figure m="0">
      <chakra.div
        ref={ref}
        role="img"
        aria-label={label}
        bg="white"
        borderWidth="1px"
        boxShadow="sm"
        overflow="hidden"
        style={{ aspectRatio: `${page.width} / ${page.height}` }}
        css={{
          '& svg': { display: 'block', width: '100%', height: 'auto' },
          '& text': { whiteSpace: 'pre' },
          ...(onPlace ? PLACES : {}),
        }}
        onClick={({ target }) => {
          const at = target instanceof Element ? target.getAttribute('data-at') : null
          if (at !== null) onPlace?.(at)
        }}
      />
      <chakra.figcaption mt="1" textStyle="xs" color="fg.muted" textAlign="center" aria-hidden="true">
        {label}
      </chakra.figcaption>
    </chakra.figure>
  )
})
