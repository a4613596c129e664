import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { FOOT } from './toast/notice-place.ts'

/** With less room under the bar than this, in pixels, a message stands above it. */
const ROOM = 128

/**
 * What stays in sight at the foot of the window: what is said of saving, and buttons. On narrow screens the messages
 * stand above it.
 */
export function FootBar(props: HTMLChakraProps<'div'>) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const shown = bar.current
    if (!shown) return undefined
    const { style } = document.documentElement
    let told = 0
    const tell = (reach: number) => {
      // Setting it makes the browser work out the styles of the whole page again.
      if (reach === told) return
      told = reach
      style.setProperty(FOOT, `${reach}px`)
    }
    // At the end of its page it stands where it is written, higher than the foot of the window.
    const measure = () => {
      const { top, bottom, height } = shown.getBoundingClientRect()
      tell(height > 0 && innerHeight - bottom < ROOM ? Math.max(0, Math.round(innerHeight - top)) : 0)
    }
    const size = new ResizeObserver(measure)
    size.observe(shown)
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      size.disconnect()
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
      style.removeProperty(FOOT)
    }
  }, [])
  return (
    <chakra.div
      ref={bar}
      position="sticky"
      bottom="0"
      py="2"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      bg="bg"
      borderTopWidth="1px"
      zIndex="docked"
      {...props}
    />
  )
}
