import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { PlanRow } from './plans.effects.ts'
import { RequestTable } from './RequestTable.tsx'

const TONES: Readonly<Record<PlanRow['status'], StatusChipProps['tone']>> = {
  none: 'gray',
  requested: 'secondary',
  granted: 'success',
  declined: 'danger',
}

/** The status of a request for a larger plan. */
export function PlanChip({ status }: { readonly status: PlanRow['status'] }) {
  const { t } = useTexts()
  return <StatusChip tone={TONES[status]}>{t(`administration.plan.status.${status}`)}</StatusChip>
}

export interface PlanQueueViewProps {
  readonly list: ListView<PlanRow>
  readonly onOpen: (id: string) => void
}

const columnsOf = (
  t: Translate,
  date: (iso: string) => string,
  pick: ReturnType<typeof useTexts>['pick'],
  nameOf: (row: PlanRow) => string,
): Column<PlanRow>[] => [
  {
    key: 'name',
    header: t('administration.user'),
    cell: (row) => (
      <chakra.span minWidth="0">
        <chakra.span display="block" lang={pick(row.name)?.lang} overflowWrap="anywhere">
          {nameOf(row)}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
          {row.email}
        </chakra.span>
      </chakra.span>
    ),
  },
  { key: 'plan', header: t('administration.tier'), cell: (row) => pick(row.plan.name)?.text ?? row.plan.key },
  {
    key: 'wanted',
    header: t('administration.plan.wanted'),
    cell: (row) => pick(row.wanted.name)?.text ?? row.wanted.key,
  },
  {
    key: 'requested',
    header: t('administration.requested'),
    cell: (row) => (row.requested_at ? date(row.requested_at) : '–'),
  },
  { key: 'status', header: t('administration.plan.status'), cell: (row) => <PlanChip status={row.status} /> },
]

/** Requests for larger plans by their status. */
export function PlanQueueView({ list, onOpen }: PlanQueueViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const nameOf = (row: PlanRow) => pick(row.name)?.text ?? row.username
  return (
    <RequestTable
      list={list}
      onOpen={onOpen}
      columns={columnsOf(t, date, pick, nameOf)}
      nameOf={nameOf}
      caption={t('administration.view.plans')}
      search={t('administration.users.search')}
      status={{
        label: t('administration.plan.status'),
        all: t('administration.plan.status.all'),
        choices: lists.planRequests.filters.status.values.map((value) => ({
          value,
          label: t(`administration.plan.status.${value}`),
        })),
      }}
      empty={{ title: t('administration.plans.empty'), text: t('administration.plans.empty.text') }}
    />
  )
}
