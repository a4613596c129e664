import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import type { Language } from '../../../openapi/define.ts'
import { formatMoney } from '../../../openapi/format/money.ts'
import { positionLookup } from '../../api/position-lookup.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ImportReport } from '../../machines/sheet-import/sheet-import.machine.ts'
import type { Column } from '../../ui/DataTable.tsx'
import type { Lookup } from '../../ui/form/LookupField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FixRow } from '../../ui/sheet/FixRow.tsx'
import type { Fixing } from '../../ui/sheet/useFixing.ts'
import { lineColumn, RowErrors, SheetRows } from '../../ui/sheet/SheetRows.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { ImportReplaced } from './ImportReplaced.tsx'
import { ImportRoom } from './ImportRoom.tsx'
import { cellsOfFault, sheetCells } from './sheet-cells.tsx'
import { columnLabel } from './sheet-template.ts'

interface ImportReportTableProps {
  readonly report: ImportReport
  readonly isSent: boolean
  readonly fixing: Fixing
}

type Row = ImportReport['rows'][number]
const isWrong = (row: Row) => Object.keys(row.errors).length > 0
interface Reading {
  readonly t: Translate
  readonly lang: Language
  readonly date: (iso: string) => string
  readonly findPosition: Lookup
}
const columnsOf = (
  { t, lang, date, findPosition }: Reading,
  isSent: boolean,
  fixing: Fixing,
): readonly Column<Row>[] => [
  {
    key: 'email',
    header: t('employee.email'),
    cell: (row) => row.employee_email || '–',
  },
  lineColumn(t),
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
    header: t('import.result'),
    cell: (row) =>
      isWrong(row) && isSent ? (
        <RowErrors errors={row.errors} columnLabel={(column) => columnLabel(column, t)} />
      ) : isWrong(row) ? (
        <FixRow
          row={row}
          cells={sheetCells(t, findPosition)}
          cellsOf={cellsOfFault}
          columnLabel={(column) => columnLabel(column, t)}
          fixing={fixing}
        />
      ) : (
        <>
          <StatusChip tone="success">{t(isSent ? 'employee.import.sent' : 'employee.import.fine')}</StatusChip>
          <ImportReplaced replaced={row.replaced} />
        </>
      ),
  },
]

/** What a sheet would do, or did, as it was understood: what is wrong stands first, column by column. */
export function ImportReportTable({ report, isSent, fixing }: ImportReportTableProps) {
  const { t, lang, pick } = useTexts()
  const { date } = useDates()
  const findPosition = useMemo(() => positionLookup((department) => pick(department)?.text ?? ''), [pick])
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <ImportRoom rows={report.rows} room={report.room} sent={report.sent} />
      {isSent ? (
        <Notice kind="success" title={t('employee.sent', { count: report.sent })}>
          {report.invalid > 0 ? t('employee.import.left_out', { count: report.invalid }) : null}
        </Notice>
      ) : report.invalid > 0 ? (
        <Notice kind="warning" title={t('import.wrong_rows', { count: report.invalid, total: report.rows.length })}>
          {t('employee.import.wrong.text')}{' '}
          {report.valid > 0 ? t('employee.import.wrong.skip', { count: report.valid }) : null}
        </Notice>
      ) : (
        <Notice kind="success" title={t('employee.import.right', { count: report.valid })}>
          {t('employee.import.right.text')}
        </Notice>
      )}
      <SheetRows
        rows={report.rows}
        columns={columnsOf({ t, lang, date, findPosition }, isSent, fixing)}
        // What was put right stays where it was while others are still wrong.
        rank={(row) => (isWrong(row) || fixing.checked.some(({ line }) => line === row.line) ? 0 : 1)}
      />
    </chakra.div>
  )
}
