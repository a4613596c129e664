import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { lists } from '../../../openapi/lists.ts'
import { pages } from '../../../openapi/routes.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { PostingEvent } from '../../machines/job-posting/job-posting.machine.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { ActionText } from '../../ui/ActionText.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { OfferDrawing } from '../../ui/empty-drawings.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoreIcon, PlusIcon } from '../../ui/icons.tsx'
import { DeletionNotice } from '../../ui/list/DeletionNotice.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import { PostingChip } from './posting-look.tsx'
import type { ListedPosting, Room } from './postings.effects.ts'

/** What can be done with a posting from its row. */
export type RowAction = PostingEvent | 'open' | 'copy' | 'duplicate' | 'delete'
export const postingPath = (id: string) => pages.jobPosting.path.replace('{id}', id)

export interface PostingsViewProps {
  readonly list: ListView<ListedPosting>
  /** Null until it is known. */
  readonly room: Room | null
  readonly onAdd: () => void
  readonly onAct: (action: RowAction, row: ListedPosting) => void
}

/** The postings of an account, with what can be done with each. */
export function PostingsView({ list, room, onAdd, onAct }: PostingsViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const titleOf = (row: Pick<ListedPosting, 'title'>) => pick(row.title)?.text ?? ''
  const add = (
    <Button onClick={onAdd}>
      <PlusIcon />
      {t('posting.add')}
    </Button>
  )
  return (
    <>
      <RoomLine room={room} />
      <ListTable
        list={list}
        caption={t('page.manageJobs.title')}
        search={t('posting.search')}
        filters={[
          {
            kind: 'choice',
            name: 'status',
            label: t('posting.column.status'),
            all: t('posting.filter.all'),
            choices: lists.jobPostings.filters.status.values.map((value) => ({
              value,
              label: t(`posting.status.${value}`),
            })),
          },
        ]}
        columns={columnsOf(t, date)}
        actions={(row) => rowActions({ row, title: titleOf(row), onAct, isBusy: list.isChanging })}
        buttons={add}
        notice={
          <DeletionNotice
            list={list}
            deleted={(row) => t('posting.deleted', { title: titleOf(row) })}
            failed={(kind) => t(`posting.failed.${kind}`)}
          />
        }
        nothing={{ title: t('posting.search.nothing'), clear: t('posting.search.clear') }}
        empty={
          <EmptyState
            drawing={<OfferDrawing />}
            title={t('posting.empty')}
            text={t('posting.empty.text')}
            action={add}
          />
        }
      />
    </>
  )
}

/** The plan's room, before anybody works for nothing. */
export function RoomLine({ room }: { readonly room: Room | null }) {
  const { t } = useTexts()
  if (room === null || room.limit === null) return null
  const { limit, open } = room
  const isFull = open >= limit
  return (
    <chakra.p mb="4" textStyle="sm" color={isFull ? 'fg.warning' : 'fg.muted'}>
      {isFull ? t('posting.room.full', { limit, close: open - limit + 1 }) : t('posting.room', { open, limit })}{' '}
      {isFull ? (
        <Link asChild variant="underline">
          <RouterLink to={pages.plan.path}>{t('posting.room.plan')}</RouterLink>
        </Link>
      ) : null}
    </chakra.p>
  )
}

const columnsOf = (t: Translate, date: (iso: string) => string): readonly Column<ListedPosting>[] => [
  {
    key: 'title',
    header: t('posting.column.title'),
    sort: 'title',
    cell: (row) => (
      <chakra.span minWidth="0">
        <Link asChild fontWeight="600" display="inline-flex" minHeight="6">
          <RouterLink to={postingPath(row.id)}>
            <LocalizedText value={row.title} />
          </RouterLink>
        </Link>
        {row.employment_type === null ? null : (
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            <ReferenceName list="employment-types" load={readReference} value={row.employment_type} />
          </chakra.span>
        )}
      </chakra.span>
    ),
  },
  { key: 'status', header: t('posting.column.status'), cell: (row) => <PostingChip status={row.status} /> },
  {
    key: 'deadline',
    header: t('posting.column.deadline'),
    sort: 'deadline',
    cell: (row) => (row.deadline === null ? null : date(row.deadline)),
  },
  {
    key: 'published_at',
    header: t('posting.column.published'),
    sort: 'published_at',
    cell: (row) => (row.published_at === null ? null : date(row.published_at)),
  },
  {
    key: 'applicants',
    header: t('posting.column.applicants'),
    numeric: true,
    cell: (row) =>
      row.published_at === null ? null : (
        <Link
          asChild
          variant="underline"
          minHeight="6"
          minWidth="6"
          justifyContent={{ base: 'flex-start', md: 'center' }}
        >
          <RouterLink to={pages.applicants.path.replace('{slug}', row.id)}>
            {row.applicants}
            <chakra.span srOnly> {t('posting.column.applicants')}</chakra.span>
          </RouterLink>
        </Link>
      ),
  },
]

/** What the row lets its reader do, in the order of a posting's life. */
const actionsOf = ({ abilities, url, status }: ListedPosting): readonly RowAction[] => [
  ...(['publish', 'withdraw', 'pause', 'resume'] as const).filter((event) => abilities[event]),
  ...(url !== null && status === 'open' ? (['open', 'copy'] as const) : []),
  'duplicate',
  ...(abilities.close ? (['close'] as const) : []),
  ...(abilities.delete ? (['delete'] as const) : []),
]

interface RowActionsProps extends Pick<PostingsViewProps, 'onAct'> {
  readonly row: ListedPosting
  readonly title: string
  readonly isBusy: boolean
}
const rowActions = (props: RowActionsProps) => <RowActions {...props} />
function RowActions({ row, title, onAct, isBusy }: RowActionsProps) {
  const { t } = useTexts()
  const actions = actionsOf(row)
  return (
    <>
      <Button asChild size="sm" variant="outline" colorPalette="gray">
        <RouterLink to={postingPath(row.id)}>
          <ActionText action={t(row.abilities.edit ? 'posting.action.edit' : 'posting.action.view')} of={title} />
        </RouterLink>
      </Button>
      <Menu
        label={t('posting.actions', { title })}
        placement="bottom-end"
        entries={actions.map((key) => ({ key, text: t(`posting.action.${key}`), disabled: isBusy }))}
        onChoose={(key) => {
          const action = actions.find((each) => each === key)
          if (action) onAct(action, row)
        }}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label={t('posting.actions', { title })}>
            <MoreIcon />
          </IconButton>
        )}
      />
    </>
  )
}
