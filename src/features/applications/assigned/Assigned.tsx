import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { lists } from '../../../../openapi/lists.ts'
import { pages } from '../../../../openapi/routes.ts'
import { useListScreen } from '../../../hooks/useListScreen.ts'
import { useTexts, type Translate } from '../../../i18n/useTexts.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { PeopleDrawing } from '../../../ui/empty-drawings.tsx'
import { ListTable } from '../../../ui/list/ListTable.tsx'
import { useLive } from '../../../ui/live.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { ApplicationChip } from '../application-look.tsx'
import { assignedMachine, type ListedAssigned } from './assigned.effects.ts'

const pathOf = ({ id }: ListedAssigned) => pages.assignedApplicant.path.replace('{id}', encodeURIComponent(id))

/** `/job/assigned`: whom the reader interviews for the company that acts. */
export function Screen() {
  const { t } = useTexts()
  const { date } = useDates()
  const { list } = useListScreen(assignedMachine, { address: lists.assignedApplicants })
  useLive('applications', list.reload)
  return (
    <>
      <PageHeader title={t('page.assignedApplicants.title')} />
      <ListTable
        list={list}
        caption={t('page.assignedApplicants.title')}
        search={t('review.assigned.search')}
        order="-applied_at"
        filters={[
          {
            kind: 'choice',
            name: 'has_rated',
            label: t('review.column.rating'),
            all: t('review.rated.all'),
            choices: [
              { value: 'false', label: t('review.rated.not') },
              { value: 'true', label: t('review.rated') },
            ],
          },
        ]}
        columns={columnsOf(t, date)}
        nothing={{ title: t('application.applicants.nothing'), clear: t('application.search.clear') }}
        empty={
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t('review.assigned.empty')}
            text={t('review.assigned.empty.text')}
          />
        }
      />
    </>
  )
}

const columnsOf = (t: Translate, date: (iso: string) => string): readonly Column<ListedAssigned>[] => [
  {
    key: 'name',
    header: t('application.column.name'),
    sort: 'name',
    cell: (row) => (
      <Link asChild fontWeight="600" display="inline-flex" minHeight="6">
        <RouterLink to={pathOf(row)}>
          {row.name === null ? t('application.gone') : <LocalizedText value={row.name} />}
        </RouterLink>
      </Link>
    ),
  },
  {
    key: 'job',
    header: t('application.column.job'),
    cell: ({ posting }) => <LocalizedText value={posting.title} />,
  },
  {
    key: 'status',
    header: t('application.column.status'),
    cell: ({ status, stage }) => <ApplicationChip status={status} stage={stage} />,
  },
  {
    key: 'applied_at',
    header: t('application.column.applied'),
    sort: 'applied_at',
    cell: ({ applied_at }) => date(applied_at),
  },
  {
    key: 'rating',
    header: t('review.column.rating'),
    cell: ({ has_rated }) =>
      has_rated ? (
        <StatusChip tone="success">{t('review.rated')}</StatusChip>
      ) : (
        <chakra.span color="fg.muted">{t('review.rated.not')}</chakra.span>
      ),
  },
]
