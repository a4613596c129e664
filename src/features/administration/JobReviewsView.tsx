import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import type { ReviewRow } from './job-reviews.effects.ts'
import { RequestTable } from './RequestTable.tsx'

const TONES: Readonly<Record<ReviewRow['status'], StatusChipProps['tone']>> = {
  draft: 'gray',
  in_review: 'secondary',
  open: 'success',
  paused: 'primary',
  closed: 'gray',
}
/** Where a posting stands. */
export function JobChip({ status }: { readonly status: ReviewRow['status'] }) {
  const { t } = useTexts()
  return <StatusChip tone={TONES[status]}>{t(`administration.job.status.${status}`)}</StatusChip>
}

export interface JobReviewsViewProps {
  readonly list: ListView<ReviewRow>
  readonly onOpen: (id: string) => void
}

/** Postings that wait, those that wait longest first, or those in another status. */
export function JobReviewsView({ list, onOpen }: JobReviewsViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  return (
    <RequestTable
      list={list}
      onOpen={onOpen}
      columns={columnsOf(t, date, pick)}
      nameOf={(row) => pick(row.title)?.text ?? ''}
      caption={t('administration.job.many')}
      search={t('administration.job.search')}
      status={{
        label: t('administration.job.status'),
        all: t('administration.job.status.in_review'),
        choices: lists.jobReviews.filters.status.values.map((value) => ({
          value,
          label: t(`administration.job.status.${value}`),
        })),
      }}
      empty={{ title: t('administration.job.empty'), text: t('administration.job.empty.text') }}
    />
  )
}

const columnsOf = (
  t: Translate,
  date: (iso: string) => string,
  pick: ReturnType<typeof useTexts>['pick'],
): readonly Column<ReviewRow>[] => [
  {
    key: 'title',
    header: t('administration.job.title'),
    cell: (row) => (
      <chakra.span overflowWrap="anywhere" lang={pick(row.title)?.lang}>
        {pick(row.title)?.text}
      </chakra.span>
    ),
  },
  {
    key: 'employer',
    header: t('administration.job.employer'),
    cell: (row) => (
      <chakra.span minWidth="0">
        <chakra.span display="block" lang={pick(row.account_name)?.lang} overflowWrap="anywhere">
          {pick(row.account_name)?.text}
          {'\u00a0'}
          {row.is_verified ? <VerifiedMark /> : null}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          @{row.username}
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'deadline',
    header: t('administration.job.deadline'),
    cell: (row) => (row.deadline === null ? '–' : date(row.deadline)),
  },
  { key: 'status', header: t('administration.job.status'), cell: (row) => <JobChip status={row.status} /> },
]
