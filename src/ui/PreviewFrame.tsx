import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'

export interface PreviewFrameProps {
  readonly url: string
  /** What is seen in it. */
  readonly title: string
  readonly device: 'phone' | 'desktop'
  /** Height of what is shown, in rem; what is longer scrolls inside. */
  readonly height?: number
}

/** Width of the page inside, in its own pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const

/**
 * A page as a phone or a wide screen would show it, scaled to the room there is. The page itself sees to it that
 * nothing runs in it and that its links open elsewhere.
 */
export function PreviewFrame({ url, title, device, height = 40 }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const width = WIDTHS[device]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <chakra.div
      ref={place}
      width="full"
      maxWidth={`${width}px`}
      mx="auto"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      bg="bg.muted"
      style={{ height: `${height}rem` }}
    >
      <chakra.iframe
        src={url}
        title={title}
        border="0"
        display="block"
        transformOrigin="0 0"
        style={{ width: `${width}px`, height: `${(height * 16) / scale}px`, transform: `scale(${scale})` }}
      />
    </chakra.div>
  )
}
