import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { applyPath, jobPath } from '../../documents/jobs/job-address.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { OfferDrawing } from '../../ui/empty-drawings.tsx'
import { DeletionNotice } from '../../ui/list/DeletionNotice.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { ListedJob } from './saved-jobs.effects.ts'

interface SavedJobsViewProps {
  readonly list: ListView<ListedJob>
}

/** The jobs that the person keeps, with what can still be done about each. */
export function SavedJobsView({ list }: SavedJobsViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const titleOf = ({ title }: ListedJob) => pick(title)?.text ?? ''
  return (
    <ListTable
      list={list}
      caption={t('page.savedJobs.title')}
      search={t('saved.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('saved.column.state'),
          all: t('saved.filter.all'),
          choices: [
            { value: 'open', label: t('saved.filter.open') },
            { value: 'over', label: t('saved.filter.over') },
          ],
        },
      ]}
      columns={columnsOf(t, date)}
      actions={(row) => rowActions({ row, title: titleOf(row), list })}
      notice={
        <DeletionNotice
          list={list}
          deleted={(row) => t('saved.removed', { title: titleOf(row) })}
          failed={(kind) => t(`saved.failed.${kind}`)}
        />
      }
      nothing={{ title: t('saved.none') }}
      empty={
        <EmptyState
          drawing={<OfferDrawing />}
          title={t('saved.empty')}
          text={t('saved.empty.text')}
          action={
            <Button asChild>
              <a href={pages.jobs.path}>{t('saved.empty.find')}</a>
            </Button>
          }
        />
      }
    />
  )
}

const TONES = { open: 'success', paused: 'secondary', over: 'gray' } as const
const WORDS = { open: 'saved.open', paused: 'saved.paused', over: 'saved.closed' } as const

const columnsOf = (t: Translate, date: (iso: string) => string): readonly Column<ListedJob>[] => [
  {
    key: 'job',
    header: t('saved.column.job'),
    cell: ({ slug, title, employer, city, region }) => (
      <chakra.span minWidth="0">
        <Link href={jobPath(slug)} fontWeight="600" display="inline-flex" minHeight="6">
          <LocalizedText value={title} />
        </Link>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          <LocalizedText value={employer.name} />
          {(city ?? region) ? (
            <>
              {' · '}
              <LocalizedText value={city ?? region ?? {}} />
            </>
          ) : null}
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'deadline',
    header: t('saved.column.deadline'),
    cell: ({ deadline, state }) => (deadline === null || state === 'over' ? null : date(deadline)),
  },
  {
    key: 'state',
    header: t('saved.column.state'),
    cell: ({ state, application }) => (
      <span>
        <StatusChip tone={TONES[state]}>{t(WORDS[state])}</StatusChip>
        {application === null ? null : (
          <chakra.span display="block" textStyle="xs" color="fg.muted" mt="1">
            {t('saved.application')}: {t(`application.status.${application.status}`)}
          </chakra.span>
        )}
      </span>
    ),
  },
]

interface RowActionsProps extends SavedJobsViewProps {
  readonly row: ListedJob
  readonly title: string
}
const rowActions = (props: RowActionsProps) => <RowActions {...props} />
function RowActions({ row, title, list }: RowActionsProps) {
  const { t } = useTexts()
  return (
    <>
      <Next row={row} title={title} />
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('saved.remove.of', { title })}
        aria-disabled={list.isChanging}
        onClick={() => (list.isChanging ? undefined : list.change({ kind: 'delete', row }))}
      >
        {t('saved.remove')}
      </Button>
    </>
  )
}

/** The way on: to apply, to go on with that, or to what was sent. Nothing where the job is closed. */
function Next({ row: { slug, state, application }, title }: { readonly row: ListedJob; readonly title: string }) {
  const { t } = useTexts()
  if (application !== null && application.status !== 'draft')
    return (
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <RouterLink
          to={pages.sentApplication.path.replace('{id}', application.id)}
          aria-label={t('saved.view_application.of', { title })}
        >
          {t('saved.view_application')}
        </RouterLink>
      </Button>
    )
  if (state !== 'open') return null
  const isNew = application === null
  return (
    <Button asChild size="sm" variant="outline">
      <RouterLink to={applyPath(slug)} aria-label={t(isNew ? 'saved.apply.of' : 'saved.go_on.of', { title })}>
        {t(isNew ? 'saved.apply' : 'saved.go_on')}
      </RouterLink>
    </Button>
  )
}
