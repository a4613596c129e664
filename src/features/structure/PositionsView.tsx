import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { above } from '../../machines/tree/branches.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PencilIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import type { BulkState, FilterControl } from '../../ui/list/list.ts'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { StructureDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import type { Department } from './departments.effects.ts'
import type { ListedPosition, PositionsList } from './positions.connect.ts'
import { PositionsNotice, undeletedText } from './PositionsNotice.tsx'

export interface PositionsViewProps {
  readonly list: PositionsList
  readonly bulk: BulkState<ListedPosition>
  /** To choose from; null until they are there. */
  readonly departments: readonly Department[] | null
  readonly onAdd: () => void
  readonly onEdit: (row: ListedPosition) => void
  readonly onDelete: (row: ListedPosition) => void
}

/** Positions with search, filters, pages, and what can be done to several at once. */
export function PositionsView({ list, bulk, departments, onAdd, onEdit, onDelete }: PositionsViewProps) {
  const { t, pick } = useTexts()
  const nameOf = (row: ListedPosition) => pick(row.title)?.text ?? ''
  const add = (
    <Button onClick={onAdd}>
      <PlusIcon />
      {t('positions.add')}
    </Button>
  )
  return (
    <ListTable
      list={list}
      caption={t('positions.many')}
      search={t('positions.search')}
      filters={filtersOf(t, departments ?? [], pick)}
      order="title"
      columns={columnsOf(t)}
      actions={(row) => rowActions({ row, name: nameOf(row), isChanging: list.isChanging, t, onEdit, onDelete })}
      buttons={add}
      notice={<PositionsNotice list={list} nameOf={nameOf} />}
      nothing={{ title: t('positions.nothing'), clear: t('positions.search.clear') }}
      empty={
        departments?.length === 0 ? (
          <NoDepartments />
        ) : (
          <EmptyState
            drawing={<StructureDrawing />}
            title={t('positions.empty')}
            text={t('positions.empty.text')}
            action={add}
          />
        )
      }
      bulk={{
        ...bulk,
        nameOf,
        whyOf: (failure) => undeletedText(failure, t),
        actions: [
          {
            key: 'delete',
            label: t('positions.bulk.delete'),
            icon: <TrashIcon />,
            confirm: (rows) => ({
              title: t('positions.bulk.delete.title', { count: rows.length }),
              text: t('positions.bulk.delete.text'),
              confirm: t('positions.bulk.delete.submit', { count: rows.length }),
              destructive: true,
            }),
            said: (count) => t('positions.bulk.deleted', { count }),
          },
        ],
      }}
    />
  )
}

/** A position needs a department. */
function NoDepartments() {
  const { t } = useTexts()
  return (
    <EmptyState
      drawing={<StructureDrawing />}
      title={t('positions.no_departments')}
      text={t('positions.no_departments.text')}
      action={
        <Button asChild>
          <Link to={pages.structure.path}>{t('positions.no_departments.action')}</Link>
        </Button>
      }
    />
  )
}

const filtersOf = (
  t: Translate,
  departments: readonly Department[],
  pick: ReturnType<typeof useTexts>['pick'],
): readonly FilterControl[] => [
  {
    kind: 'choice',
    name: 'department',
    label: t('positions.filter.department'),
    all: t('positions.filter.department.all'),
    gone: t('positions.reset_filter'),
    choices: departments.map((row) => ({
      value: row.id,
      // A list of the platform has no levels: they are drawn by spaces that do not vanish.
      label: `${'\u00a0\u00a0\u00a0'.repeat(Math.min(above(departments, row.id).length, 6))}${pick(row.name)?.text ?? ''}`,
    })),
  },
  {
    kind: 'choice',
    name: 'state',
    label: t('positions.filter.state'),
    all: t('positions.filter.state.all'),
    choices: [
      { value: 'open', label: t('positions.filter.state.open') },
      { value: 'filled', label: t('positions.filter.state.filled') },
    ],
  },
]

interface RowActions extends Pick<PositionsViewProps, 'onEdit' | 'onDelete'> {
  readonly row: ListedPosition
  readonly name: string
  readonly isChanging: boolean
  readonly t: Translate
}
const rowActions = ({ row, name, isChanging, t, onEdit, onDelete }: RowActions) => (
  <>
    <IconButton label={t('positions.edit', { name })} onClick={() => onEdit(row)}>
      <PencilIcon />
    </IconButton>
    <IconButton
      label={t('positions.delete', { name })}
      aria-disabled={isChanging}
      onClick={() => (isChanging ? undefined : onDelete(row))}
    >
      <TrashIcon />
    </IconButton>
  </>
)

function columnsOf(t: Translate): readonly Column<ListedPosition>[] {
  return [
    { key: 'title', header: t('positions.title'), sort: 'title', cell: (row) => <LocalizedText value={row.title} /> },
    { key: 'department', header: t('positions.department'), cell: (row) => <LocalizedText value={row.department} /> },
    {
      key: 'reports_to',
      header: t('positions.reports_to'),
      cell: (row) => (row.reports_to ? <LocalizedText value={row.reports_to} /> : null),
    },
    {
      key: 'filled',
      header: t('positions.filled'),
      cell: (row) => t('positions.filled.of', { filled: row.filled, headcount: row.headcount }),
    },
    { key: 'open', header: t('positions.filter.state'), cell: (row) => <Seats open={row.open} /> },
  ]
}

/** Open or filled, in words and in a colour. */
function Seats({ open }: { readonly open: number }) {
  const { t } = useTexts()
  return (
    <chakra.span
      display="inline-block"
      px="2"
      py="0.5"
      borderRadius="full"
      textStyle="xs"
      fontWeight="600"
      bg={open > 0 ? 'success.subtle' : 'bg.muted'}
      color={open > 0 ? 'success.fg' : 'fg.muted'}
    >
      {open > 0 ? t('positions.open', { count: open }) : t('positions.full')}
    </chakra.span>
  )
}
