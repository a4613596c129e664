import { createContext, use, useEffect, useId } from 'react'

/** Keeps which components hold unsaved input. The application asks before leaving and before it follows another tab. */
export interface Unsaved {
  readonly set: (id: string, dirty: boolean, savesItself?: boolean) => void
}
export const UnsavedContext = createContext<Unsaved>({ set: () => {} })

/**
 * Says whether this component holds input that is not saved. A form inside `Form` says it by itself. Where input saves
 * itself, who was asked before leaving leaves as soon as it did.
 */
export function useUnsaved(dirty: boolean, { savesItself = false }: { readonly savesItself?: boolean } = {}): void {
  const id = useId()
  const { set } = use(UnsavedContext)
  useEffect(() => {
    set(id, dirty, savesItself)
    return () => set(id, false)
  }, [id, dirty, savesItself, set])
}
