import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { ReportRow } from './reports.effects.ts'
import { RequestTable } from './RequestTable.tsx'

const TONES: Readonly<Record<ReportRow['status'], StatusChipProps['tone']>> = {
  waiting: 'secondary',
  dismissed: 'gray',
  upheld: 'danger',
}

/** The status of a report. */
export function ReportChip({ status }: { readonly status: ReportRow['status'] }) {
  const { t } = useTexts()
  return <StatusChip tone={TONES[status]}>{t(`administration.report.status.${status}`)}</StatusChip>
}

export interface ReportQueueViewProps {
  readonly list: ListView<ReportRow>
  readonly onOpen: (id: string) => void
}

const columnsOf = (
  t: Translate,
  date: (iso: string) => string,
  pick: ReturnType<typeof useTexts>['pick'],
  nameOf: (row: ReportRow) => string,
): Column<ReportRow>[] => [
  {
    key: 'name',
    header: t('administration.report.page'),
    cell: (row) => (
      <chakra.span minWidth="0">
        <chakra.span display="block" lang={pick(row.job?.title ?? row.name)?.lang} overflowWrap="anywhere">
          {nameOf(row)}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted">
          {row.job === null ? `@${row.username}` : `${t('administration.report.job')} · @${row.username}`}
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'reason',
    header: t('administration.report.reason'),
    cell: (row) => t(`administration.report.reason.${row.reason}`),
  },
  { key: 'reported', header: t('administration.report.reported'), cell: (row) => date(row.reported_at) },
  { key: 'status', header: t('administration.report.status'), cell: (row) => <ReportChip status={row.status} /> },
]

/** Reports of public pages by their status. */
export function ReportQueueView({ list, onOpen }: ReportQueueViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const nameOf = (row: ReportRow) => pick(row.job?.title ?? row.name)?.text ?? row.username
  return (
    <RequestTable
      list={list}
      onOpen={onOpen}
      columns={columnsOf(t, date, pick, nameOf)}
      nameOf={nameOf}
      caption={t('administration.view.reports')}
      search={t('administration.report.search')}
      status={{
        label: t('administration.report.status'),
        all: t('administration.report.status.all'),
        choices: lists.reports.filters.status.values.map((value) => ({
          value,
          label: t(`administration.report.status.${value}`),
        })),
      }}
      empty={{ title: t('administration.report.empty'), text: t('administration.report.empty.text') }}
    />
  )
}
