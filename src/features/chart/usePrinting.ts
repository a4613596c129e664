import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '../../ui/useMedia.ts'

/** True while the page is laid out for paper: what is shown for it is there before the browser takes its picture. */
export function usePrinting(): boolean {
  const isPaper = useMedia('print')
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true))
    const after = () => setPrinting(false)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPaper || isPrinting
}
