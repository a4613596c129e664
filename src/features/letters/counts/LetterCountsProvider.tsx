import { useEffect, useState, type ReactNode } from 'react'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useLive } from '../../../ui/live.ts'
import { useSession } from '../../../ui/session-context.ts'
import { countsLoad } from './counts.effects.ts'
import { LetterCountsContext } from './letter-counts-context.ts'

/**
 * Counts the letters that wait for whoever acts for a company: asked once when the account is entered, and again when
 * the company's letters or its staff change. It is beside the page, so that the page stays when the account changes.
 */
export function LetterCountsProvider({ children }: { readonly children: ReactNode }) {
  const { account, shutOut } = useSession()
  const [toApprove, setToApprove] = useState(0)
  return (
    <LetterCountsContext value={toApprove}>
      {account?.kind === 'company' && shutOut === null ? <Keeper key={account.id} onChange={setToApprove} /> : null}
      {children}
    </LetterCountsContext>
  )
}

function Keeper({ onChange }: { readonly onChange: (toApprove: number) => void }) {
  const { data, refresh } = useLoad(countsLoad, null)
  // Whoever holds the position that a level names is asked.
  useLive(['letters', 'structure'], refresh)
  const toApprove = data?.to_approve ?? 0
  useEffect(() => onChange(toApprove), [toApprove, onChange])
  useEffect(() => () => onChange(0), [onChange])
  return null
}
