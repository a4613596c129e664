import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Brings a part of the page into sight and the focus to it. The part takes focus by `tabIndex={-1}`. */
export function goToPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/**
 * Goes to the part that the address names behind its `#`, as soon as the parts are there and each time a link names one
 * anew. The browser does so for documents; a screen has its parts only once its data is there. `ids` are those that the
 * caller shows.
 */
export function useAnchor(ids: readonly string[]): void {
  const { hash, key } = useLocation()
  const id = hash.slice(1)
  const isHere = ids.includes(id)
  useEffect(() => {
    if (isHere) goToPart(id)
  }, [id, isHere, key])
}
