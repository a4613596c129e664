import { useMemo, useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import type { ManagedPlanRequest } from '../../../openapi/schemas/plan.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLiveNotification } from '../../ui/live.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { plansMachine, queuedPlanLife } from './plans.effects.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { PlanQueueView } from './PlanQueueView.tsx'
import { useOpened } from './useOpened.ts'
import { withRead } from './with-read.ts'

/** Requests for larger plans, longest waiting first. */
export function PlanQueueScreen({ onDecided }: { readonly onDecided: () => void }) {
  const { t, pick } = useTexts()
  const toast = useToast()
  const { list } = useListScreen(plansMachine, { address: lists.planRequests })
  useLiveNotification('plan_requested', list.reload)
  const opened = useOpened('request')
  const [read, setRead] = useState<ManagedPlanRequest | null>(null)
  const rows = useMemo(() => withRead(list.rows, read), [list.rows, read])
  const lives = useLives(queuedPlanLife, rows, (outcome, row) => {
    const kind = outcome as 'grant' | 'decline'
    toast({
      severity: 'success',
      text: t(`administration.plan.decided.${kind}`, { name: pick(row.name)?.text ?? row.username }),
    })
    setRead((before) => (before?.id === row.id ? row : before))
    list.reload()
    onDecided()
  })
  const close = () => {
    setRead(null)
    opened.close()
  }
  return (
    <>
      <PlanQueueView
        list={{ ...list, rows: list.rows && (lives.rows?.slice(0, list.rows.length) ?? null) }}
        onOpen={opened.open}
      />
      {opened.id ? (
        <PlanDialog key={opened.id} id={opened.id} actor={lives.actorOf(opened.id)} onRead={setRead} onClose={close} />
      ) : null}
    </>
  )
}
