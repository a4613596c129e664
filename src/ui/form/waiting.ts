import { createContext, use, useEffect, useId } from 'react'

/** What a form waits for before it is sent: files on their way. */
export interface Waiting {
  readonly set: (id: string, isUnderway: boolean) => void
}
export const WaitingContext = createContext<Waiting>({ set: () => {} })

/** Says that this field's file is on its way. A form that is sent meanwhile goes out once it has arrived. */
export function useFormWaits(isUnderway: boolean): void {
  const id = useId()
  const { set } = use(WaitingContext)
  useEffect(() => {
    set(id, isUnderway)
    return () => set(id, false)
  }, [id, isUnderway, set])
}
