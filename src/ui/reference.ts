import { useEffect, useState } from 'react'
import { useNetworkRestored } from './useNetworkRestored.ts'
import type { ReferenceEntry, ReferenceList } from '../../openapi/schemas/reference.ts'

/**
 * Gives the entries of a list, of one parent when it is told. Called as often as one likes: who provides it keeps what
 * came.
 */
export type LoadReference = (list: ReferenceList, parent?: string) => Promise<readonly ReferenceEntry[]>

export interface Reference {
  /** Null until they are there. */
  readonly entries: readonly ReferenceEntry[] | null
  readonly isFailed: boolean
  readonly retry: () => void
}
const nobodyWaits = { entries: null, isFailed: false, of: '' } as const
interface Loaded {
  readonly entries: readonly ReferenceEntry[] | null
  readonly isFailed: boolean
  readonly of: string
}

/** The entries of a list; of `parent` when it is a key. None as long as `list` or `parent` is null. */
export function useReference(load: LoadReference, list: ReferenceList | null, parent?: string | null): Reference {
  const [got, setGot] = useState<Loaded>(nobodyWaits)
  const [tries, setTries] = useState(0)
  const of = `${list ?? ''} ${parent ?? ''}`
  useEffect(() => {
    if (list === null || parent === null) return undefined
    let left = false
    load(list, parent).then(
      (entries) => (left ? undefined : setGot({ entries, isFailed: false, of })),
      () => (left ? undefined : setGot({ entries: null, isFailed: true, of })),
    )
    return () => {
      left = true
    }
  }, [load, list, parent, of, tries])
  useNetworkRestored(() => (got.isFailed ? setTries(tries + 1) : undefined))
  // What came for another parent is not shown for this one.
  const now = got.of === of ? got : nobodyWaits
  return { entries: now.entries, isFailed: now.isFailed, retry: () => setTries(tries + 1) }
}
