import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ManagedPlanRequest } from '../../../openapi/schemas/plan.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PlanDetails } from './PlanDetails.tsx'
import { planRequestLoad, type queuedPlanLife } from './plans.effects.ts'
import { RowDialog } from './RowDialog.tsx'

interface PlanDialogProps {
  readonly id: string
  /** The actor of the request; absent until the queue knows the row. */
  readonly actor: ActorRefFrom<typeof queuedPlanLife> | undefined
  /** It was read separately: a linked row may be on no page of the queue. */
  readonly onRead: (row: ManagedPlanRequest) => void
  readonly onClose: () => void
}

/** One request for a larger plan, and the decision. */
export function PlanDialog({ id, actor, onRead, onClose }: PlanDialogProps) {
  const { t, pick } = useTexts()
  const titleOf = (row: ManagedPlanRequest | null) =>
    row ? (pick(row.name)?.text ?? row.username) : t('administration.view.plans')
  return (
    <RowDialog machine={planRequestLoad} id={id} titleOf={titleOf} fields={3} onClose={onClose}>
      {({ row }) => <Read row={row} actor={actor} onRead={onRead} />}
    </RowDialog>
  )
}

function Read({
  row,
  actor,
  onRead,
}: Pick<PlanDialogProps, 'actor' | 'onRead'> & { readonly row: ManagedPlanRequest }) {
  const tell = useEffectEvent(onRead)
  useEffect(() => tell(row), [row])
  return actor ? <Living actor={actor} /> : null
}

function Living({ actor }: { readonly actor: ActorRefFrom<typeof queuedPlanLife> }) {
  return <PlanDetails snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
