import { Fragment, useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { DataTable, whereCards, type DataTableProps } from '../DataTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { BulkNotice } from './BulkNotice.tsx'
import { CardOrder } from './CardOrder.tsx'
import type { Bulk, ListedItem } from './list.ts'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { useSelection } from './useSelection.ts'

export interface ListTableProps<R extends ListedItem>
  extends Omit<ListFrameProps<R>, 'children'>, Pick<DataTableProps<R>, 'caption' | 'columns' | 'actions' | 'Row'> {
  /** The order in force where the address names none. */
  readonly order?: string
  /** Rows can be selected, and these actions done to all of them. */
  readonly bulk?: Bulk<R>
  /** In the place of the table and its order: the same rows in another look. */
  readonly instead?: ReactNode
  /** Around the table: what lets its rows be dragged. */
  readonly around?: (table: ReactNode, rows: readonly R[]) => ReactNode
}

/**
 * A list as a table, or as cards where it is narrow: the shell, the columns, the actions of a row and those of several.
 */
export function ListTable<R extends ListedItem>({
  caption,
  columns,
  actions,
  Row,
  order = '',
  bulk,
  around,
  instead = null,
  ...frame
}: ListTableProps<R>) {
  const { t } = useTexts()
  const { list } = frame
  const selection = useSelection(list.rows ?? [])
  const drop = useEffectEvent((ids: readonly string[]) => selection.drop(ids))
  const outcome = bulk?.outcome
  useEffect(() => {
    if (outcome) drop(outcome.result.done)
  }, [outcome])
  const table = (rows: readonly R[]) => (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.id}
      page={JSON.stringify(list.query)}
      busy={list.isFetching}
      sort={list.query.sort || order}
      onSort={list.sort}
      columns={columns}
      {...(actions ? { actions } : {})}
      {...(Row ? { Row } : {})}
      {...(bulk
        ? {
            select: {
              has: selection.has,
              turn: selection.turn,
              labelOf: (row: R) => t('list.select.row', { name: bulk.nameOf(row) }),
            },
          }
        : {})}
    />
  )
  const notice = bulk ? (
    <Fragment>
      {frame.notice}
      <BulkNotice bulk={bulk} />
    </Fragment>
  ) : (
    frame.notice
  )
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  return (
    <ListFrame
      {...frame}
      notice={notice}
      order={
        instead === null && sortable.length > 0 ? (
          <CardOrder
            columns={sortable}
            sort={list.query.sort}
            onSort={list.sort}
            where={whereCards({ columns, actions, select: bulk })}
          />
        ) : null
      }
    >
      {(rows) =>
        instead ?? (
          <>
            {bulk ? <BulkBar bulk={bulk} selection={selection} total={rows.length} /> : null}
            {around ? around(table(rows), rows) : table(rows)}
          </>
        )
      }
    </ListFrame>
  )
}
