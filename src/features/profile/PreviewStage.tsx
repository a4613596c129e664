import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'

interface PreviewStageProps {
  /** What is seen, and what loads behind it; the same page keeps its frame when it comes to the front. */
  readonly shown: string | null
  readonly next: string | null
  readonly onDrawn: (url: string) => void
  /** What is seen in it; a small picture beside words has none. */
  readonly title: string
  /** Width of the page inside, in its own pixels. */
  readonly pageWidth: number
  /** Height of what is shown, as CSS says it; what is longer scrolls inside. */
  readonly height: string
  /** A picture of the page: it cannot be entered. */
  readonly still?: boolean
}

/**
 * A page in a frame, scaled to the room there is. A new page takes the place of the old one only when it is drawn, at
 * the same height of scrolling.
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
    // A page of another origin has no document for us, and then it begins at its top.
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
