import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { above } from '../../machines/tree/branches.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PencilIcon, PlusIcon, TrashIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, FailureView, Loading } from '../../ui/StateView.tsx'
import type { Department } from './departments.effects.ts'
import type { ListedPosition, PositionsList } from './positions.connect.ts'
import { PositionsNotice } from './PositionsNotice.tsx'

export interface PositionsViewProps {
  readonly list: PositionsList
  /** To choose from; null until they are there. */
  readonly departments: readonly Department[] | null
  readonly onAdd: () => void
  readonly onEdit: (row: ListedPosition) => void
  readonly onDelete: (row: ListedPosition) => void
}

/** Positions with search, filters and pages, and every state in between. */
export function PositionsView({ list, departments, onAdd, onEdit, onDelete }: PositionsViewProps) {
  const { t, pick } = useTexts()
  const columns = columnsOf(t)
  const nameOf = (row: ListedPosition) => pick(row.title)?.text ?? ''
  const retry = (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={list.reload}>
      {t('ui.action.retry')}
    </Button>
  )
  const all = (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={list.all}>
      {t('positions.search.clear')}
    </Button>
  )
  const failure = list.isFetching ? null : list.failure
  if (list.isStrange && !list.isFetching) return <Notice kind="warning" title={t('positions.reset_filter')} actions={all} />
  if (list.rows === null)
    return failure ? (
      <FailureView failure={failure} onRetry={list.reload} />
    ) : (
      <Loading>
        <RowsSkeleton />
      </Loading>
    )
  const { rows } = list
  const add = (
    <Button onClick={onAdd}>
      <PlusIcon />
      {t('positions.add')}
    </Button>
  )
  const nothing =
    departments?.length === 0 ? (
      <EmptyState
        title={t('positions.no_departments')}
        text={t('positions.no_departments.text')}
        action={
          <Button asChild>
            <Link to={pages.structure.path}>{t('positions.no_departments.action')}</Link>
          </Button>
        }
      />
    ) : (
      <EmptyState title={t('positions.empty')} text={t('positions.empty.text')} action={add} />
    )
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <PositionsNotice list={list} nameOf={nameOf} />
      {failure ? (
        <Notice kind="warning" title={failureText(failure, t).title} actions={retry}>
          {t('resource.outdated')}
        </Notice>
      ) : null}
      {list.isEmpty && !list.isNarrowed ? (
        nothing
      ) : (
        <>
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
            <SearchField label={t('positions.search')} value={list.query.q} onSearch={list.search} />
            <FilterSelect
              label={t('positions.filter.department')}
              value={list.department}
              all={t('positions.filter.department.all')}
              choices={(departments ?? []).map((row) => ({
                value: row.id,
                // A list of the platform has no levels: they are drawn by spaces that do not vanish.
                label: `${'\u00a0\u00a0\u00a0'.repeat(Math.min(above(departments ?? [], row.id).length, 6))}${pick(row.name)?.text ?? ''}`,
              }))}
              onChange={list.ofDepartment}
            />
            <FilterSelect
              label={t('positions.filter.state')}
              value={list.state}
              all={t('positions.filter.state.all')}
              choices={[
                { value: 'open', label: t('positions.filter.state.open') },
                { value: 'filled', label: t('positions.filter.state.filled') },
              ]}
              onChange={list.inState}
            />
            <chakra.div ms="auto">{add}</chakra.div>
          </chakra.div>
          {list.isEmpty ? (
            <EmptyState title={t('positions.nothing')} action={all} />
          ) : (
            <>
              <DataTable
                caption={t('positions.many')}
                rows={rows}
                rowKey={(row) => row.id}
                busy={list.isFetching}
                sort={list.query.sort || 'title'}
                onSort={list.sort}
                columns={columns}
                actions={(row) => rowActions({ row, name: nameOf(row), isChanging: list.isChanging, t, onEdit, onDelete })}
              />
              {list.meta ? <Pager meta={list.meta} onPage={list.page} /> : null}
            </>
          )}
        </>
      )}
    </chakra.div>
  )
}

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
    <IconButton label={t('positions.delete', { name })} aria-disabled={isChanging} onClick={() => (isChanging ? undefined : onDelete(row))}>
      <TrashIcon />
    </IconButton>
  </>
)

function columnsOf(t: Translate): readonly Column<ListedPosition>[] {
  return [
    { key: 'title', header: t('positions.title'), sort: 'title', cell: (row) => <Named name={row.title} /> },
    { key: 'department', header: t('positions.department'), cell: (row) => <Named name={row.department} /> },
    { key: 'reports_to', header: t('positions.reports_to'), cell: (row) => (row.reports_to ? <Named name={row.reports_to} /> : <chakra.span color="fg.muted">–</chakra.span>) },
    { key: 'filled', header: t('positions.filled'), cell: (row) => t('positions.filled.of', { filled: row.filled, headcount: row.headcount }) },
    { key: 'open', header: t('positions.filter.state'), cell: (row) => <Seats open={row.open} /> },
  ]
}

function Named({ name }: { readonly name: Localized }) {
  const { pick } = useTexts()
  const text = pick(name)
  return (
    <chakra.span overflowWrap="anywhere" {...(text ? { lang: text.lang } : {})}>
      {text?.text}
    </chakra.span>
  )
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
