import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

interface PreviewStageProps {
  /** The visible page and the one loading behind it; a page keeps its frame when it comes to the front. */
  readonly shown: string | null
  readonly next: string | null
  readonly onDrawn: (url: string) => void
  /** The title of the frame; a small picture beside words has none. */
  readonly title: string
  /** Width of the page inside, in its own pixels. */
  readonly pageWidth: number
  /** Height of the visible part as a CSS length; longer pages scroll inside. */
  readonly height: string
  /** True for a picture of the page, which cannot be entered. */
  readonly still?: boolean
}

/**
 * A page in a frame, scaled to the available room. A new page replaces the old one only once it is painted, at the same
 * scroll position.
 */
export function PreviewStage({ shown, next, onDrawn, title, pageWidth, height, still = false }: PreviewStageProps) {
  const place = useRef<HTMLDivElement>(null)
  const front = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new ResizeObserver(([entry]) =>
      setRoom({ width: entry?.contentRect.width ?? 0, height: entry?.contentRect.height ?? 0 }),
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / pageWidth)
  const draw = (event: SyntheticEvent<HTMLIFrameElement>, url: string) => {
    if (url !== next) return
    // The document of a page from another origin cannot be read, so it starts at the top.
    event.currentTarget.contentDocument?.defaultView?.scrollTo(
      0,
      front.current?.contentDocument?.defaultView?.scrollY ?? 0,
    )
    onDrawn(url)
  }
  const pages = [shown, next].filter((url) => url !== null)
  return (
    <chakra.div
      ref={place}
      position="relative"
      width="full"
      maxWidth={`${pageWidth}px`}
      mx="auto"
      overflow="hidden"
      bg="bg.muted"
      style={{ height }}
      {...(still ? { 'aria-hidden': true, inert: true } : {})}
    >
      {pages.map((url) => {
        const isSeen = url === shown
        return (
          <chakra.iframe
            key={url}
            ref={isSeen ? front : undefined}
            src={url}
            title={title}
            onLoad={(event) => draw(event, url)}
            aria-hidden={still || !isSeen ? true : undefined}
            tabIndex={still || !isSeen ? -1 : undefined}
            pointerEvents={still ? 'none' : 'auto'}
            position="absolute"
            insetStart="0"
            top="0"
            border="0"
            transformOrigin="0 0"
            style={{
              width: `${pageWidth}px`,
              height: `${room.height / scale}px`,
              transform: `scale(${scale})`,
              opacity: isSeen ? 1 : 0,
              zIndex: isSeen ? 1 : 0,
            }}
          />
        )
      })}
    </chakra.div>
  )
}
