import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ImportReport } from '../../machines/sheet-import/sheet-import.machine.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { columnLabel } from './sheet-template.ts'

interface ImportReportTableProps {
  readonly report: ImportReport
  readonly isSent: boolean
}
const PER_PAGE = 20

type Row = ImportReport['rows'][number]
const isWrong = (row: Row) => Object.keys(row.errors).length > 0
/** Spreadsheets count the header too. */
const ABOVE = 1
interface Reading {
  readonly t: Translate
  readonly lang: Language
  readonly date: (iso: string) => string
}
const columnsOf = ({ t, lang, date }: Reading, isSent: boolean): readonly Column<Row>[] => [
  {
    key: 'email',
    header: t('employee.email'),
    cell: (row) => <chakra.span overflowWrap="anywhere">{row.employee_email || '–'}</chakra.span>,
  },
  { key: 'line', header: t('employee.import.line'), numeric: true, cell: (row) => row.line + ABOVE },
  { key: 'job', header: t('offer.job_title'), cell: (row) => row.job_title || '–' },
  {
    key: 'salary',
    header: t('offer.salary'),
    numeric: true,
    cell: (row) => (row.salary === null ? '–' : formatMoney(row.salary, lang, row.currency)),
  },
  { key: 'from', header: t('employee.from_date'), cell: (row) => (row.from_date === null ? '–' : date(row.from_date)) },
  {
    key: 'found',
    header: t('employee.import.found'),
    cell: (row) =>
      isWrong(row) ? (
        <chakra.ul
          listStyleType="none"
          color="fg.error"
          display="flex"
          flexDirection="column"
          gap="1"
          overflowWrap="anywhere"
        >
          {Object.entries(row.errors).map(([column, messages]) => (
            <li key={column}>
              <strong>{columnLabel(column, t)}</strong>: {messages.join(' ')}
            </li>
          ))}
        </chakra.ul>
      ) : (
        <StatusChip tone="success">{t(isSent ? 'employee.import.sent' : 'employee.import.fine')}</StatusChip>
      ),
  },
]

/** What a sheet would do, or did, as it was understood: what is wrong stands first, column by column. */
export function ImportReportTable({ report, isSent }: ImportReportTableProps) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  const [page, setPage] = useState(1)
  const rows = report.rows.toSorted((a, b) => Number(isWrong(b)) - Number(isWrong(a)) || a.line - b.line)
  const start = (page - 1) * PER_PAGE
  const shown = rows.slice(start, start + PER_PAGE)
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {isSent ? (
        <Notice kind="success" title={t('employee.sent', { count: report.sent })} />
      ) : report.invalid > 0 ? (
        <Notice kind="warning" title={t('employee.import.wrong', { count: report.invalid, total: report.rows.length })}>
          {t('employee.import.wrong.text')}
        </Notice>
      ) : (
        <Notice kind="success" title={t('employee.import.right', { count: report.valid })}>
          {t('employee.import.right.text')}
        </Notice>
      )}
      <DataTable
        caption={t('employee.import.rows')}
        rows={shown}
        rowKey={(row) => String(row.line)}
        columns={columnsOf({ t, lang, date }, isSent)}
      />
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
    </chakra.div>
  )
}
