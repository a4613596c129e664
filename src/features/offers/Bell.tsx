import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import { jobOfferMachine, type Offer } from '../../machines/job-offer/job-offer.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { BellPopup } from './BellPopup.tsx'
import { answerOffer, listOffers, type AnswerRequest } from './offer.effects.ts'
import { OfferDialogs } from './OfferDialogs.tsx'
import { connectOffer } from './offers.connect.ts'

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
  useWhenLookedAt(refresh)
  return (
    <>
      <BellPopup offers={offers} isUnknown={snapshot.context.failure !== null} isSender={isSender} onOpen={refresh} onRetry={refresh} onChoose={choose} />
      {offer ? <Conversation key={offer.id} offer={offer} accountId={accountId} isSender={isSender} onRefresh={refresh} onClose={() => choose(null)} /> : null}
    </>
  )
}

/** Calls back when someone returns to this tab or to the net: what was read before may be old. */
function useWhenLookedAt(look: () => void): void {
  const looked = useEffectEvent(look)
  useEffect(() => {
    const visible = () => (document.visibilityState === 'visible' ? looked() : undefined)
    const online = () => looked()
    document.addEventListener('visibilitychange', visible)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', visible)
      window.removeEventListener('online', online)
    }
  }, [])
}

interface ConversationProps {
  readonly offer: Offer
  readonly accountId: string
  readonly isSender: boolean
  readonly onRefresh: () => void
  readonly onClose: () => void
}

/** One offer and its answer, with the toasts of specification §8. */
function Conversation({ offer, accountId, isSender, onRefresh, onClose }: ConversationProps) {
  const { t } = useTexts()
  const toast = useToast()
  const session = useSession()
  const [snapshot, send] = useMachine(
    jobOfferMachine.provide({
      actors: { answer: fromPromise<Offer, AnswerRequest>(({ input, signal }) => answerOffer(input, accountId, signal)) },
      actions: {
        announce: (_, { outcome }) => {
          onRefresh()
          if (outcome === 'refused') return toast({ severity: 'error', title: t('ui.toast.error'), text: t('offer.toast.failed') })
          toast(
            outcome === 'accepted'
              ? { severity: 'success', title: t('offer.toast.accepted.title'), text: t('offer.toast.accepted') }
              : { severity: 'success', title: t('offer.toast.rejected.title'), text: t('offer.toast.rejected') },
          )
          // An accepted offer makes the company one of the accounts.
          if (outcome === 'accepted') session.refresh()
          onClose()
        },
      },
    }),
    { input: { offer } },
  )
  useEffect(() => send({ type: 'offer.changed', offer }), [offer, send])
  return <OfferDialogs {...connectOffer(snapshot, send)} isSender={isSender} onClose={onClose} />
}
