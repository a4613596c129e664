import { useSearchParams } from 'react-router'

/** The row whose details are open, in the address, so that a link leads to it and Back closes it. */
export function useOpened(name: 'user' | 'request' | 'message' | 'record' | 'posting') {
  const [params, setParams] = useSearchParams()
  const put = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(name)
        else next.set(name, id)
        return next
      },
      { preventScrollReset: true },
    )
  return { id: params.get(name), open: (id: string) => put(id), close: () => put(null) }
}
