import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DoneDrawing } from '../../ui/empty-drawings.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import type { ReviewRow } from './job-reviews.effects.ts'

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

const openButton = (id: string, name: string, onOpen: (id: string) => void, t: Translate) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={t('administration.open_of', { name })}
    onClick={() => onOpen(id)}
  >
    {t('administration.open')}
  </Button>
)

/** Postings that wait, those that wait longest first. */
export function JobReviewsView({ list, onOpen }: JobReviewsViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const titleOf = (row: ReviewRow) => pick(row.title)?.text ?? ''
  return (
    <ListTable
      list={list}
      caption={t('administration.job.many')}
      search={t('administration.job.search')}
      columns={columnsOf(t, date, pick)}
      actions={(row) => openButton(row.id, titleOf(row), onOpen, t)}
      empty={
        <EmptyState
          drawing={<DoneDrawing />}
          title={t('administration.job.empty')}
          text={t('administration.job.empty.text')}
        />
      }
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
  { key: 'status', header: t('administration.verification'), cell: (row) => <JobChip status={row.status} /> },
]
