import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import { jobOfferMachine } from '../../machines/job-offer/job-offer.machine.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { answerOffer, type AnswerRequest } from './offer.effects.ts'
import { connectOffer, type OfferProps } from './offers.connect.ts'

export interface Answering {
  /** The offer as it was read last; a newer one is met, not swallowed. */
  readonly offer: Offer
  /** Something was answered, or turned out to be other than it was read: read again what shows offers. */
  readonly onChange: () => void
  readonly onAnswered?: () => void
}

/** The conversation about one offer, with the toasts of specification §8. */
export function useAnswering({ offer, onChange, onAnswered }: Answering): OfferProps {
  const { t } = useTexts()
  const toast = useToast()
  const session = useSession()
  const [snapshot, send] = useMachine(
    jobOfferMachine.provide({
      actors: {
        answer: fromPromise<Offer, AnswerRequest>(({ input, signal }) =>
          answerOffer(input, session.accountId ?? '', signal),
        ),
      },
      actions: {
        announce: ({ context }, { outcome }) => {
          onChange()
          // The question that is still open says that there is no line.
          if (context.problem === 'offline') return
          if (outcome === 'refused')
            return toast({ severity: 'error', title: t('ui.toast.error'), text: t('offer.toast.failed') })
          toast(
            outcome === 'accepted'
              ? { severity: 'success', title: t('offer.toast.accepted.title'), text: t('offer.toast.accepted') }
              : { severity: 'success', title: t('offer.toast.rejected.title'), text: t('offer.toast.rejected') },
          )
          // An accepted offer makes the company one of the accounts.
          if (outcome === 'accepted') session.refresh()
          onAnswered?.()
        },
      },
    }),
    { input: { row: offer } },
  )
  useEffect(() => send({ type: 'row.changed', row: offer }), [offer, send])
  return connectOffer(snapshot, send)
}
