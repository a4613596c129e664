import { useEffect, useState } from 'react'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

/**
 * Texts that fit what is typed, in both languages where they are there; best first. Never fails: without an answer
 * there are none.
 */
export type Propose = (text: string) => Promise<readonly Localized[]>

/** How long the typing rests before anyone is asked; ms. */
const REST = 180
const NONE: readonly Localized[] = []

/** Proposals for a text while it is typed; none for null. */
export function useProposals(propose: Propose | undefined, text: string | null): readonly Localized[] {
  const [got, setGot] = useState<{ readonly text: string; readonly found: readonly Localized[] }>({
    text: '',
    found: NONE,
  })
  useEffect(() => {
    if (!propose || text === null || text.trim() === '') return undefined
    let left = false
    const timer = setTimeout(() => {
      void propose(text).then((found) => {
        if (!left) setGot({ text, found })
      })
    }, REST)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [propose, text])
  // Until the next answer the former proposals stay, so that the list does not flicker.
  return text === null || text.trim() === '' ? NONE : got.found
}
