import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { Plan, PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { planRequestMachine } from '../../machines/plan-request/plan-request.machine.ts'
import { Panel } from '../../ui/Panel.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { PlanRequest } from './PlanRequest.tsx'

export interface PlanViewProps {
  readonly snapshot: SnapshotFrom<typeof planRequestMachine>
  readonly send: (event: EventFromLogic<typeof planRequestMachine>) => void
}

/** The plan of the acting account: what is used of it, what each plan gives this kind of account, and the way to more. */
export function PlanView({ snapshot, send }: PlanViewProps) {
  const { t, pick } = useTexts()
  const row = snapshot.context.row as PlanAnswer
  const own = row.plans.find(({ key }) => key === row.key)
  return (
    <chakra.div display="flex" flexDirection="column" gap="6">
      <Panel title={t('plan.own', { plan: pick(own?.name)?.text ?? row.key })}>
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="4">
          {row.usage.map(({ limit, used }) => (
            <Usage key={limit} label={t(`plan.limit.${limit}`)} used={used} most={own?.[limit] ?? null} />
          ))}
        </chakra.ul>
      </Panel>
      <Panel title={t('plan.all')}>
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="4"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))"
        >
          {row.plans.map((plan) => (
            <PlanCard key={plan.key} plan={plan} limits={row.limits} isOwn={plan.key === row.key} />
          ))}
        </chakra.ul>
      </Panel>
      <PlanRequest snapshot={snapshot} send={send} />
    </chakra.div>
  )
}

function Usage({ label, used, most }: { readonly label: string; readonly used: number; readonly most: number | null }) {
  const { t } = useTexts()
  const isFull = most !== null && used >= most
  return (
    <li>
      <chakra.p display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
        <span>{label}</span>
        <chakra.strong fontWeight="650" color={isFull ? 'fg.warning' : 'fg'}>
          {most === null ? t('plan.used.any', { used }) : t('plan.used', { used, most })}
        </chakra.strong>
      </chakra.p>
      {most === null ? null : (
        <chakra.div aria-hidden mt="1.5" height="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
          <chakra.div
            height="full"
            bg={isFull ? 'border.warning' : 'primary.solid'}
            style={{ width: `${Math.min(100, (used / Math.max(1, most)) * 100)}%` }}
          />
        </chakra.div>
      )}
    </li>
  )
}

function PlanCard({
  plan,
  limits,
  isOwn,
}: {
  readonly plan: Plan
  readonly limits: PlanAnswer['limits']
  readonly isOwn: boolean
}) {
  const { t, pick } = useTexts()
  const name = pick(plan.name)
  const any = (limit: number | null) => ({ any: limit === null ? 'yes' : 'no', count: limit ?? 0 })
  return (
    <chakra.li
      borderWidth="1px"
      borderColor={isOwn ? 'primary.solid' : 'border'}
      borderRadius="l3"
      p="4"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
        <chakra.h3 textStyle="md" fontWeight="650" lang={name?.lang}>
          {name?.text ?? plan.key}
        </chakra.h3>
        {isOwn ? <StatusChip tone="success">{t('plan.yours')}</StatusChip> : null}
      </chakra.div>
      {limits.map((limit) => (
        <p key={limit}>{t(`plan.gives.${limit}`, any(plan[limit]))}</p>
      ))}
    </chakra.li>
  )
}
