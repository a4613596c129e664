import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx'
import { CARDS_BELOW } from './list/cards-below.ts'
import { Tick } from './list/Tick.tsx'
import { Moving } from './motion/Moving.tsx'

export interface Column<R> {
  readonly key: string
  readonly header: string
  /** Null: the row has none; a card leaves the line out. The first column always has something. */
  readonly cell: (row: R) => ReactNode
  /** Numbers stand at the end, with tabular digits. */
  readonly numeric?: boolean
  /** The value of `sort` for this column; absent, it cannot be sorted. */
  readonly sort?: string
}

export interface DataTableProps<R> {
  /** What the rows are, for screen readers. */
  readonly caption: string
  /** The first names the row. */
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  /** Buttons or a menu at the end of a row. */
  readonly actions?: (row: R) => ReactNode
  /** The sort in force; a leading `-` turns it. */
  readonly sort?: string
  readonly onSort?: (sort: string) => void
  /** Rows are being fetched again: the old ones stay, and a line says so. */
  readonly busy?: boolean
  /** The element of a row, where it is more than a `<tr role="row">` (one that can be dragged). */
  readonly Row?: ComponentType<{ readonly id: string; readonly children: ReactNode }>
  /** Which rows of the whole are shown: others in their place do not glide there. */
  readonly page?: string
  /** Each row can be selected. */
  readonly select?: {
    readonly has: (key: string) => boolean
    readonly turn: (key: string, isOn: boolean) => void
    readonly labelOf: (row: R) => string
  }
}

const PlainRow = ({ children }: { readonly children: ReactNode }) => <tr role="row">{children}</tr>

interface CellProps {
  readonly column: { readonly header: string; readonly numeric?: boolean }
  readonly content: ReactNode
}
function Cell({ column: { header, numeric }, content }: CellProps) {
  return (
    <td role="cell" data-label={header} data-numeric={numeric || undefined} data-empty={content === null || undefined}>
      <span className="cell-value">{content ?? '–'}</span>
    </td>
  )
}

/** In the cell of a row's actions. */
const ONE_BUTTON = '> span > .row-button:only-child'
const FIELD = 'input:not([type=checkbox]), select, textarea'

/** Where a table has less room than its columns need it becomes a list of cards; a container query. */
export const whereCards = ({
  columns,
  actions,
  select,
}: {
  readonly columns: readonly unknown[]
  readonly actions?: unknown
  readonly select?: unknown
}): string =>
  `@container (max-width: ${Math.max(CARDS_BELOW, 11 + 7 * (columns.length - 1) + (actions ? 9 : 0) + (select ? 3 : 0))}rem)`

/**
 * A table where there is room, cards where there is not, from one list of columns. It is one and the same markup:
 * the roles are written out, because `display: block` takes them from a table in some browsers.
 */
export function DataTable<R>({
  caption,
  columns,
  rows,
  rowKey,
  actions,
  sort,
  onSort,
  busy,
  Row = PlainRow,
  select,
  page,
}: DataTableProps<R>) {
  const { t } = useTexts()
  const by = sort?.replace(/^-/, '')
  const down = sort?.startsWith('-') ?? false
  return (
    <chakra.div
      // While rows are fetched again a line along the top says so; dimming them would make them hard to read.
      css={{
        containerType: 'inline-size',
        '&[aria-busy=true]::before': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: 0,
          height: '3px',
          bg: 'primary.solid',
          animation: 'pulse 1s ease-in-out infinite',
        },
      }}
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      // Words too long for their column can still be scrolled to.
      overflowX="auto"
      overflowY="hidden"
      aria-busy={busy ?? false}
    >
      <chakra.table
        role="table"
        aria-label={caption}
        data-ticks={select ? true : undefined}
        width="full"
        borderCollapse="collapse"
        textStyle="sm"
        css={{
          // 44 px a row, with a button of 36 in it.
          '& th, & td': { textAlign: 'start', height: '2.75rem', padding: '0.25rem 0.75rem', verticalAlign: 'middle' },
          '& th:first-of-type': { minWidth: '12rem', paddingInlineStart: '1rem' },
          '& thead th, & thead td': {
            textStyle: 'xs',
            fontWeight: 600,
            color: 'fg.muted',
            bg: 'bg.subtle',
            whiteSpace: 'nowrap',
          },
          '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
          '& tbody th': { minWidth: '11rem', fontWeight: '600' },
          '& tbody tr:hover': { bg: 'bg.subtle' },
          '& [data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
          '& .cell-tick, & .cell-actions': { width: '1px' },
          '& .cell-tick > *': { verticalAlign: 'middle' },
          '& .cell-actions > span': { display: 'inline-flex', gap: '1', justifyContent: 'flex-end' },
          // Room for most words: one that is longer breaks.
          '& tbody td[data-label]:not([data-numeric], :has(input))': { minWidth: '6.5rem' },
          '& .cell-value': { minWidth: 0 },
          '& [data-empty] > .cell-value': { color: 'fg.muted' },
          '& .chips': { display: 'inline-flex', flexWrap: 'wrap', gap: '1' },
          '& .card-word': { display: 'none' },
          [whereCards({ columns, actions, select })]: {
            '&, & tbody, & tr, & th, & td': { display: 'block' },
            '& thead': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
            // Cards are ordered above the list (`CardOrder`); nobody would see that the focus is on a head.
            '& .sort-button': { display: 'none' },
            '& tbody tr': { padding: '0.75rem 1rem' },
            '& tbody tr:first-of-type': { borderTopWidth: 0 },
            '& tbody th, & tbody td': {
              padding: '0.2rem 0',
              // What wraps to several lines must not lie under what follows.
              height: 'auto',
              display: 'flex',
              gap: '0.75rem',
              alignItems: 'baseline',
              overflowWrap: 'anywhere',
            },
            // What is touched needs the height of a finger.
            '& tbody th, & tbody td:has(a, button, input)': { minHeight: '2.75rem' },
            // A switch has no text whose line its name could share.
            '& tbody td:has(input)': { alignItems: 'center' },
            '& tbody td[data-empty]': { display: 'none' },
            '& tbody th': { textStyle: 'md', fontWeight: 600 },
            '& th:first-of-type': { minWidth: 0, paddingInlineStart: 0 },
            '& [data-numeric]': { textAlign: 'start' },
            // What selects a card stands beside its title.
            '&[data-ticks] tbody tr': {
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr)',
              columnGap: '0.75rem',
            },
            '& tr > .cell-tick': { alignItems: 'center', width: 'auto' },
            '&[data-ticks] tbody tr > th': { alignItems: 'center' },
            '&[data-ticks] tbody tr > :nth-child(n + 3)': { gridColumn: '1 / -1' },
            // Screen readers say the head of the column already.
            '& td[data-label]::before': {
              content: 'attr(data-label)',
              '@supports (content: "" / "")': { content: 'attr(data-label) / ""' },
              flex: '0 0 36%',
              color: 'fg.muted',
              textStyle: 'xs',
            },
            // A field beside its name would be too narrow to read what is typed into it.
            [`& tbody td:has(${FIELD})`]: { flexDirection: 'column', alignItems: 'stretch', gap: '0.25rem' },
            [`& tbody td:has(${FIELD})::before`]: { flex: 'none' },
            '& .card-action': { width: 'auto', px: '3', gap: '2' },
            '& .card-word': { display: 'inline' },
            '& .cell-actions': { width: 'auto', justifyContent: 'flex-end', paddingTop: '0.5rem' },
            // A single button, mostly a menu, needs no line of its own: it stands at the end of the title.
            [`& tr:has(> .cell-actions ${ONE_BUTTON})`]: { position: 'relative' },
            [`& tr:has(> .cell-actions ${ONE_BUTTON}) > th`]: { paddingInlineEnd: '2.75rem' },
            [`& tr > .cell-actions:has(${ONE_BUTTON})`]: {
              position: 'absolute',
              top: '0.75rem',
              insetInlineEnd: '0.5rem',
              padding: '0.2rem 0',
            },
          },
        }}
      >
        <thead role="rowgroup">
          <tr role="row">
            {select ? (
              <td role="columnheader">
                <chakra.span srOnly>{t('list.select.column')}</chakra.span>
              </td>
            ) : null}
            {columns.map((column) => {
              const sorted = column.sort !== undefined && column.sort === by
              return (
                <th
                  key={column.key}
                  role="columnheader"
                  scope="col"
                  data-numeric={column.numeric || undefined}
                  {...(sorted ? { 'aria-sort': down ? ('descending' as const) : ('ascending' as const) } : {})}
                >
                  {column.sort !== undefined && onSort ? <span className="card-word">{column.header}</span> : null}
                  {column.sort !== undefined && onSort ? (
                    <chakra.button
                      type="button"
                      className="sort-button"
                      onClick={() => onSort(sorted && !down ? `-${column.sort}` : (column.sort ?? ''))}
                      display="inline-flex"
                      alignItems="center"
                      gap="1"
                      minHeight="6"
                      fontWeight="600"
                      cursor="pointer"
                      borderRadius="l1"
                      _hover={{ color: 'fg' }}
                      _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }}
                    >
                      {column.header}
                      {sorted ? (
                        down ? (
                          <ArrowDownIcon width="1em" height="1em" />
                        ) : (
                          <ArrowUpIcon width="1em" height="1em" />
                        )
                      ) : null}
                    </chakra.button>
                  ) : (
                    column.header
                  )}
                </th>
              )
            })}
            {actions ? (
              <th role="columnheader" scope="col">
                <chakra.span srOnly>{t('ui.table.actions')}</chakra.span>
              </th>
            ) : null}
          </tr>
        </thead>
        <Moving ids={rows.map(rowKey)} {...(page === undefined ? {} : { of: page })}>
          {(body) => (
            <tbody role="rowgroup" ref={body}>
              {rows.map((row) => (
                <Row key={rowKey(row)} id={rowKey(row)}>
                  {select ? (
                    <td role="cell" className="cell-tick">
                      <Tick
                        label={select.labelOf(row)}
                        checked={select.has(rowKey(row))}
                        onChange={(isOn) => select.turn(rowKey(row), isOn)}
                      />
                    </td>
                  ) : null}
                  {columns.map((column, i) =>
                    i === 0 ? (
                      <th key={column.key} role="rowheader" scope="row">
                        {column.cell(row)}
                      </th>
                    ) : (
                      <Cell key={column.key} column={column} content={column.cell(row)} />
                    ),
                  )}
                  {actions ? (
                    <td role="cell" className="cell-actions">
                      <span>{actions(row)}</span>
                    </td>
                  ) : null}
                </Row>
              ))}
            </tbody>
          )}
        </Moving>
      </chakra.table>
    </chakra.div>
  )
}
