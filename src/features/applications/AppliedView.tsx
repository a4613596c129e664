import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { lists } from '../../../openapi/lists.ts'
import { applyPath } from '../../documents/jobs/job-address.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { ActionText } from '../../ui/ActionText.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { OfferDrawing } from '../../ui/empty-drawings.tsx'
import { DeletionNotice } from '../../ui/list/DeletionNotice.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import { ApplicationChip } from './application-look.tsx'
import { UnreadChip } from './messages/UnreadChip.tsx'
import type { ListedApplication } from './applied.effects.ts'
import { sentPath } from './paths.ts'

interface AppliedViewProps {
  readonly list: ListView<ListedApplication>
  readonly onWithdraw: (row: ListedApplication) => void
  readonly onDelete: (row: ListedApplication) => void
}
const pathOf = ({ id, status, job }: ListedApplication) => (status === 'draft' ? applyPath(job.slug) : sentPath(id))

/** The person's applications, drafts among them, with where each stands. */
export function AppliedView({ list, ...on }: AppliedViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const titleOf = (row: ListedApplication) => pick(row.job.title)?.text ?? ''
  return (
    <ListTable
      list={list}
      caption={t('page.appliedJobs.title')}
      search={t('application.search')}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: t('application.column.status'),
          all: t('application.filter.stage.all'),
          choices: lists.ownApplications.filters.status.values.map((value) => ({
            value,
            label: t(`application.status.${value}`),
          })),
        },
      ]}
      columns={columnsOf(t, date)}
      actions={(row) => rowActions({ row, title: titleOf(row), isBusy: list.isChanging, ...on })}
      notice={
        <DeletionNotice
          list={list}
          deleted={(row) => t('application.deleted', { title: titleOf(row) })}
          failed={() => t('application.failed.delete')}
        />
      }
      nothing={{ title: t('application.search.nothing'), clear: t('application.search.clear') }}
      empty={
        <EmptyState
          drawing={<OfferDrawing />}
          title={t('application.empty')}
          text={t('application.empty.text')}
          action={
            <Button asChild>
              <a href="/jobs">{t('application.empty.find')}</a>
            </Button>
          }
        />
      }
    />
  )
}

const columnsOf = (t: Translate, date: (iso: string) => string): readonly Column<ListedApplication>[] => [
  {
    key: 'job',
    header: t('application.column.job'),
    cell: (row) => (
      <chakra.span minWidth="0">
        <Link asChild fontWeight="600" display="inline-flex" minHeight="6">
          <RouterLink to={pathOf(row)}>
            <LocalizedText value={row.job.title} />
          </RouterLink>
        </Link>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          <LocalizedText value={row.job.employer.name} />
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'status',
    header: t('application.column.status'),
    cell: ({ status, stage, job, unread }) => (
      <span>
        <ApplicationChip status={status} stage={stage} /> <UnreadChip count={unread} />
        {job.status === 'closed' ? (
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            {t('application.job.closed')}
          </chakra.span>
        ) : null}
      </span>
    ),
  },
  {
    key: 'applied_at',
    header: t('application.column.applied'),
    cell: ({ applied_at }) => (applied_at === null ? null : date(applied_at)),
  },
  {
    key: 'reply_by',
    header: t('application.column.reply'),
    cell: ({ reply_by, decided_at }) => (reply_by === null || decided_at !== null ? null : date(reply_by)),
  },
]

interface RowActionsProps extends Omit<AppliedViewProps, 'list'> {
  readonly row: ListedApplication
  readonly title: string
  readonly isBusy: boolean
}
const rowActions = (props: RowActionsProps) => <RowActions {...props} />
function RowActions({ row, title, isBusy, onWithdraw, onDelete }: RowActionsProps) {
  const { t } = useTexts()
  const { abilities, status, job } = row
  const act = abilities.withdraw ? onWithdraw : abilities.delete ? onDelete : null
  // A draft for a job that takes no applications can only be read.
  const canGoOn = status === 'draft' && job.status === 'open'
  return (
    <>
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <RouterLink to={pathOf(row)}>
          <ActionText action={t(canGoOn ? 'application.go_on' : 'application.view')} of={title} />
        </RouterLink>
      </Button>
      {act === null ? null : (
        <Button
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-disabled={isBusy}
          onClick={() => (isBusy ? undefined : act(row))}
        >
          <ActionText action={t(abilities.withdraw ? 'application.withdraw' : 'application.delete')} of={title} />
        </Button>
      )}
    </>
  )
}
