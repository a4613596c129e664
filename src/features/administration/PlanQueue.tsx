import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { lists } from '../../../openapi/lists.ts'
import type { ManagedPlanRequest } from '../../../openapi/schemas/plan.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PlanDecision } from '../../machines/plan-request/plan-request.machine.ts'
import { PlanDetails } from './PlanDetails.tsx'
import { plansMachine, planRequestLoad, queuedPlanLife } from './plans.effects.ts'
import { PlanQueueView } from './PlanQueueView.tsx'
import { RequestQueue } from './RequestQueue.tsx'

/** Requests for larger plans. */
export function PlanQueueScreen({ onDecided }: { readonly onDecided: () => void }) {
  const { t, pick } = useTexts()
  const nameOf = (row: ManagedPlanRequest) => pick(row.name)?.text ?? row.username
  return (
    <RequestQueue
      list={plansMachine}
      load={planRequestLoad}
      life={queuedPlanLife}
      address={lists.planRequests}
      news={['notifications', 'plan_requested']}
      titleOf={(row) => (row ? nameOf(row) : t('administration.view.plans'))}
      fields={3}
      toldOf={(outcome, row) =>
        t(`administration.plan.decided.${outcome as PlanDecision['kind']}`, { name: nameOf(row) })
      }
      onDecided={onDecided}
      renderTable={(list, onOpen) => <PlanQueueView list={list} onOpen={onOpen} />}
      renderDetails={(actor) => <Living actor={actor} />}
    />
  )
}

function Living({ actor }: { readonly actor: ActorRefFrom<typeof queuedPlanLife> }) {
  return <PlanDetails snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
