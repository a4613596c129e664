import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import './site-fonts.css'
import './paper-fonts.css'

interface SheetDrawingProps {
  /** A page as the server draws it; null until it is loaded: the sheet stays empty. */
  readonly svg: string | null
}

/** A page of a paper as it is printed, for the eye alone: what it is stands beside it as text. */
export function SheetDrawing({ svg }: SheetDrawingProps) {
  const ref = useRef<HTMLDivElement>(null)
  // Written by our own server of escaped texts. It is parsed as a drawing, so that nothing in it could be run.
  useEffect(() => {
    if (svg === null) return
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    // The page's own styles say the size of every element, which counts for more than an attribute of the drawing.
    for (const text of drawing.querySelectorAll('text')) text.style.fontSize = `${text.getAttribute('font-size')}px`
    ref.current?.replaceChildren(document.importNode(drawing, true))
  }, [svg])
  return (
    <chakra.div
      ref={ref}
      aria-hidden="true"
      inert
      width="full"
      aspectRatio="210 / 297"
      overflow="hidden"
      borderWidth="1px"
      borderRadius="l1"
      bg="white"
      css={{ '& svg': { display: 'block', width: '100%', height: 'auto' }, '& text': { whiteSpace: 'pre' } }}
    />
  )
}
