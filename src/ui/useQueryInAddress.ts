import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'

export interface QueryInAddress {
  /** The address with what the list asks for; what else stands there stays. */
  readonly write: (params: URLSearchParams) => URLSearchParams
  /** The address changed otherwise: Back, Forward, a link. */
  readonly onFollow: (params: URLSearchParams) => void
}

/**
 * Keeps what a list asks for in the address, and the list in step with the address. A search replaces its entry; a
 * page, an order or a filter can be gone back from.
 */
export function useQueryInAddress({ write, onFollow }: QueryInAddress): void {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const wanted = write(params).toString()
  const written = useRef(address)
  const put = useEffectEvent((next: string) => {
    if (next === address) return
    written.current = next
    const there = new URLSearchParams(next)
    setParams(there, { replace: params.get('q') !== there.get('q'), preventScrollReset: true })
  })
  useEffect(() => put(wanted), [wanted])
  const follow = useEffectEvent(() => onFollow(params))
  useEffect(() => {
    if (address === written.current) return
    written.current = address
    follow()
  }, [address])
}
