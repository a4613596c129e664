import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useRef } from 'react'
import '../site-fonts.css'
import '../paper-fonts.css'

const PLACES = {
  '& rect[data-at]': { cursor: 'pointer' },
  '& rect[data-at]:hover': { fill: 'rgb(29 95 196 / 0.12)' },
}
interface PaperPageProps {
  readonly page: { readonly svg: string; readonly width: number; readonly height: number }
  readonly label: string
  /** A text of the paper was pressed; without it the page is only looked at. */
  readonly onPlace?: (at: string) => void
}

/** One page as it is printed, as wide as its place. */
export const PaperPage = memo(function PaperPage({ page, label, onPlace }: PaperPageProps) {
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
