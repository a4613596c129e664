import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { useLive } from '../../ui/live.ts'
import { useSession } from '../../ui/session-context.ts'
import { BellPopup } from './BellPopup.tsx'
import { listOffers } from './offer.effects.ts'
import { OfferDialog } from './OfferDialog.tsx'

const listMachine = createLoadMachine(listOffers)

/** The bell of the top bar, for accounts that send or receive offers; nothing for others. */
export function Bell() {
  const { account, accountId } = useSession()
  // Whoever acts for an employer has no part in that company's offers.
  if (account === null || accountId === null || account.kind === 'administrator' || account.is_employee) return null
  return <Offers key={accountId} accountId={accountId} isSender={account.kind === 'company'} />
}

function Offers({ accountId, isSender }: { readonly accountId: string; readonly isSender: boolean }) {
  const [snapshot, send] = useMachine(listMachine, { input: accountId })
  const [chosen, choose] = useState<string | null>(null)
  const offers = snapshot.context.data ?? []
  const offer = offers.find(({ id }) => id === chosen)
  const refresh = () => send({ type: snapshot.context.data === null ? 'load.retry' : 'load.refresh' })
  useLive('offers', refresh)
  return (
    <>
      <BellPopup offers={offers} isUnknown={snapshot.context.failure !== null} isSender={isSender} onOpen={refresh} onRetry={refresh} onChoose={choose} />
      {offer ? <OfferDialog key={offer.id} offer={offer} onChange={refresh} onClose={() => choose(null)} /> : null}
    </>
  )
}
