import { useActor } from '@xstate/react'
import { useEffect } from 'react'
import type { PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLiveNotification } from '../../ui/live.ts'
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
  useLiveNotification('plan_decided', load.refresh)
  return (
    <>
      <PageHeader title={t('page.plan.title')} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(row) => <Living row={row} onChanged={load.receive} />}
      </LoadGate>
    </>
  )
}

function Living({ row, onChanged }: { readonly row: PlanAnswer; readonly onChanged: (row: PlanAnswer) => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const life = ownersLife.provide({
    actions: {
      announce: ({ context }, { outcome }) => {
        if (outcome === 'requested' || outcome === 'withdrawn')
          toast({ severity: 'success', text: t(`plan.${outcome}.toast`) })
        onChanged(context.row as PlanAnswer)
      },
    },
  })
  const [snapshot, send] = useActor(life, { input: { row } })
  useEffect(() => send({ type: 'row.changed', row }), [row, send])
  return <PlanView snapshot={snapshot} send={send} />
}
