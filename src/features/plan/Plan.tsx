import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import type { PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { ownersLife, planMachine } from './plan.effects.ts'
import { PlanView } from './PlanView.tsx'

/** `/user/plan`: what the account has, what it uses, what other plans give, and the request for a larger one. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(planMachine, null)
  // The plan is the owner's: another window of theirs, or an administrator, changed it or the request.
  useLive('session', load.refresh)
  return (
    <>
      <PageHeader title={t('page.plan.title')} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(row) => <Living row={row} onChanged={load.receive} onOutdated={load.refresh} />}
      </LoadGate>
    </>
  )
}

interface LivingProps {
  readonly row: PlanAnswer
  readonly onChanged: (row: PlanAnswer) => void
  /** There is a newer row. */
  readonly onOutdated: () => void
}
function Living({ row, onChanged, onOutdated }: LivingProps) {
  const { t } = useTexts()
  const toast = useToast()
  const life = ownersLife.provide({
    actions: {
      announce: ({ context }, { outcome }) => {
        if (outcome === 'requested' || outcome === 'withdrawn')
          toast({ severity: 'success', text: t(`plan.${outcome}.toast`) })
        if (outcome === 'not_requested' || outcome === 'not_withdrawn') {
          toast({ severity: 'info', text: t(`plan.${outcome}.toast`) })
          onOutdated()
        } else onChanged(context.row as PlanAnswer)
      },
    },
  })
  const [snapshot, send] = useActor(life, { input: { row } })
  useEffect(() => send({ type: 'row.changed', row }), [send, row])
  return <PlanView snapshot={snapshot} send={send} />
}
