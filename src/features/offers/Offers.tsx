import { useMemo, useState } from 'react'
import { useLives } from '../../hooks/useLives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { DisputeDialog } from './DisputeDialog.tsx'
import { LeaveConversation, LeaveDialog, useSayLeft } from './LeaveDialog.tsx'
import { receivedLife, workMachine } from './offer.effects.ts'
import { receivedOf } from './offers.connect.ts'
import { OffersView } from './OffersView.tsx'

/** `/user/offers`: offers a person received, where they work and worked. */
export function Screen() {
  const { t } = useTexts()
  const session = useSession()
  const say = useSayLeft()
  const [asking, setAsking] = useState<{ readonly what: 'leave' | 'dispute'; readonly employment: Employment } | null>(
    null,
  )
  const load = useLoad(workMachine, session.accountId ?? '')
  useLive('offers', load.refresh)
  const left = () => {
    setAsking(null)
    load.refresh()
    // An end takes the company's entry from the accounts.
    session.refresh()
  }
  const { data } = load
  const received = useMemo(() => data && receivedOf(data), [data])
  const lives = useLives(receivedLife, received, (_, { employment }) => {
    if (employment) say.left(employment)
    left()
  })
  const leave = (employment: Employment) => {
    const life = lives.actorOf(employment.offer_id ?? '')
    if (life) life.send({ type: 'offer.end' })
    else setAsking({ what: 'leave', employment })
  }
  const form = lives.open?.snapshot.children.end
  const ending = lives.open?.snapshot.context.row.employment
  const onClose = () => setAsking(null)
  return (
    <>
      <PageHeader title={t('page.offers.title')} purpose={t('offer.page.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={4} />}>
        {(work) => (
          <OffersView
            work={{ ...work, offers: lives.rows ?? work.offers }}
            onLeave={leave}
            onDispute={(employment) => setAsking({ what: 'dispute', employment })}
          />
        )}
      </LoadGate>
      {form && ending ? (
        <LeaveConversation
          employment={ending}
          form={form}
          onClose={() => lives.open?.actor.send({ type: 'offer.cancel' })}
        />
      ) : null}
      {asking?.what === 'leave' ? <LeaveDialog employment={asking.employment} onClose={onClose} onDone={left} /> : null}
      {asking?.what === 'dispute' ? (
        <DisputeDialog
          employment={asking.employment}
          onClose={onClose}
          onDone={() => {
            onClose()
            load.refresh()
          }}
        />
      ) : null}
    </>
  )
}
