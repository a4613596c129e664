import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { ManagedPlanRequest } from '../../../openapi/schemas/plan.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { PlanDecision, planRequestMachine } from '../../machines/plan-request/plan-request.machine.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { Facts } from './Facts.tsx'
import { PlanChip } from './PlanQueueView.tsx'
import { NOTE, REASON, RequestDecision, type DecisionForm } from './RequestDecision.tsx'

export interface PlanDetailsProps {
  readonly snapshot: SnapshotFrom<typeof planRequestMachine>
  readonly send: (event: EventFromLogic<typeof planRequestMachine>) => void
}
const KINDS: Readonly<Record<PlanDecision['kind'], DecisionForm>> = {
  grant: {
    schema: NOTE,
    label: 'administration.plan.grant',
    text: 'administration.plan.grant.text',
    note: 'administration.plan.note',
    help: 'administration.plan.note.help',
  },
  decline: {
    schema: REASON,
    label: 'administration.plan.decline',
    text: 'administration.plan.decline.text',
    note: 'administration.plan.note',
    help: 'administration.plan.note.help',
  },
}

/** Who asks for which plan and why, and the decision on it. */
export function PlanDetails({ snapshot, send }: PlanDetailsProps) {
  const row = snapshot.context.row as ManagedPlanRequest
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <chakra.p display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <PlanChip status={row.status} />
        {row.requested_at ? (
          <chakra.span color="fg.muted">
            {t('administration.requested.on', { date: dateTime(row.requested_at) })}
          </chakra.span>
        ) : null}
      </chakra.p>
      {row.decided_at ? (
        <Notice
          kind="info"
          title={t('administration.decided', { date: dateTime(row.decided_at), name: row.decided_by ?? '–' })}
        >
          {row.note}
        </Notice>
      ) : null}
      <Facts
        facts={[
          { label: t('administration.email'), value: row.email },
          { label: t('administration.tier'), value: pick(row.plan.name)?.text ?? row.plan.key },
          { label: t('administration.plan.wanted'), value: pick(row.wanted.name)?.text ?? row.wanted.key },
        ]}
      />
      {row.remark ? (
        <chakra.blockquote ps="3" borderInlineStartWidth="3px" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {row.remark}
        </chakra.blockquote>
      ) : null}
      <RequestDecision kinds={KINDS} snapshot={snapshot} send={send} />
    </chakra.div>
  )
}
