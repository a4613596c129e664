import { useState } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { DisputeDialog } from './DisputeDialog.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { workMachine, type Employment } from './offer.effects.ts'
import { OffersView } from './OffersView.tsx'

/** `/user/offers`: offers a person received, where they work and worked. */
export function Screen() {
  const { t } = useTexts()
  const session = useSession()
  const [asking, setAsking] = useState<{ readonly what: 'leave' | 'dispute'; readonly employment: Employment } | null>(null)
  const load = useLoad(workMachine, session.accountId ?? '')
  useLive('offers', load.refresh)
  const done = () => {
    setAsking(null)
    load.refresh()
    // An end takes the company's entry from the accounts.
    if (asking?.what === 'leave') session.refresh()
  }
  const dialog = { onClose: () => setAsking(null), onDone: done }
  return (
    <>
      <PageHeader title={t('page.offers.title')} purpose={t('offer.page.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={4} />}>
        {(work) => (
          <OffersView work={work} onLeave={(employment) => setAsking({ what: 'leave', employment })} onDispute={(employment) => setAsking({ what: 'dispute', employment })} />
        )}
      </LoadGate>
      {asking?.what === 'leave' ? <LeaveDialog employment={asking.employment} {...dialog} /> : null}
      {asking?.what === 'dispute' ? <DisputeDialog employment={asking.employment} {...dialog} /> : null}
    </>
  )
}
