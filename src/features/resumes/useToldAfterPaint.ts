import { useEffect, useRef, useState } from 'react'

/**
 * The text of a field that shows each key at once and tells of it when the key is painted: what follows from a change of
 * a resume takes longer than a frame on a slow phone. The next key, leaving the field and closing it tell at once what
 * waits, so that changes keep their order and none is lost.
 */
export function useToldAfterPaint(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const waiting = useRef<(() => void) | null>(null)
  const tell = () => {
    const now = waiting.current
    waiting.current = null
    now?.()
  }
  const change = (text: string) => {
    setTyped(text)
    if (waiting.current === null) requestAnimationFrame(() => setTimeout(tell))
    waiting.current = () => {
      setTyped(null)
      onChange(text)
    }
  }
  useEffect(() => tell, [])
  return { value: typed ?? value, change, tell }
}
