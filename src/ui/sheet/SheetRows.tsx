import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { DataTable, type Column } from '../DataTable.tsx'
import { Pager } from '../Pager.tsx'

interface SheetRow {
  /** 1 for the first row below the header. */
  readonly line: number
}
interface SheetRowsProps<R extends SheetRow> {
  readonly rows: readonly R[]
  readonly columns: readonly Column<R>[]
  /** Lower ones come first; rows of one rank as in the spreadsheet. */
  readonly rank: (row: R) => number
}
const PER_PAGE = 20
/** Spreadsheets count the header too. */
const ABOVE = 1

/** The column with the number that a row has in the spreadsheet. */
export const lineColumn = (t: Translate): Column<SheetRow> => ({
  key: 'line',
  header: t('import.line'),
  numeric: true,
  cell: ({ line }) => line + ABOVE,
})

/** Rows of a spreadsheet as they were understood, page by page. */
export function SheetRows<R extends SheetRow>({ rows, columns, rank }: SheetRowsProps<R>) {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  const start = (page - 1) * PER_PAGE
  const shown = rows.toSorted((a, b) => rank(a) - rank(b) || a.line - b.line).slice(start, start + PER_PAGE)
  return (
    <>
      {/* A spreadsheet says anything: without spaces it would push columns and fields out of the dialog. */}
      <chakra.div css={{ '& tbody :is(th, td:not([data-numeric])) *, & tbody th': { overflowWrap: 'anywhere' } }}>
        <DataTable caption={t('import.rows')} rows={shown} rowKey={({ line }) => String(line)} columns={columns} />
      </chakra.div>
      <Pager
        meta={{
          first: start + 1,
          last: start + shown.length,
          totalRecords: rows.length,
          exact: true,
          page,
          per_page: PER_PAGE,
        }}
        onPage={setPage}
      />
    </>
  )
}

interface RowErrorsProps {
  /** What is wrong, by column. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  readonly columnLabel: (column: string) => string
}
/** What is wrong with a row, column by column. */
export function RowErrors({ errors, columnLabel }: RowErrorsProps) {
  return (
    <chakra.ul
      listStyleType="none"
      color="fg.error"
      display="flex"
      flexDirection="column"
      gap="1"
      overflowWrap="anywhere"
    >
      {Object.entries(errors).map(([column, messages]) => (
        <li key={column}>
          <strong>{columnLabel(column)}</strong>: {messages.join(' ')}
        </li>
      ))}
    </chakra.ul>
  )
}
