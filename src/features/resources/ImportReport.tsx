import { chakra } from '@chakra-ui/react/styled-system'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FixRow } from '../../ui/sheet/FixRow.tsx'
import type { Fixing } from '../../ui/sheet/useFixing.ts'
import { lineColumn, SheetRows } from '../../ui/sheet/SheetRows.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { columnLabel } from './import-columns.ts'
import { importCells, cellsOfFault } from './import-cells.tsx'
import type { EntriesReport } from './import.effects.ts'

interface ImportReportProps {
  readonly resource: AnyResource
  readonly report: EntriesReport
  readonly fixing: Fixing
}
type Row = EntriesReport['rows'][number]

/** What is wrong comes first, then what is done; what stays as it is comes last. */
const ORDER = { wrong: 0, changed: 1, added: 2, unchanged: 3 } as const satisfies Record<Row['outcome'], number>
const TONES = { added: 'success', changed: 'primary', unchanged: 'gray' } as const

function Result({ resource, row, fixing }: Pick<ImportReportProps, 'resource' | 'fixing'> & { readonly row: Row }) {
  const { t, lang } = useTexts()
  const { outcome } = row
  if (outcome === 'wrong')
    return (
      <FixRow
        row={row}
        cells={importCells(resource, t)}
        cellsOf={(fault) => cellsOfFault(resource, fault)}
        columnLabel={(column) => columnLabel(resource, column, t)}
        fixing={fixing}
      />
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <StatusChip tone={TONES[outcome]}>{t(`import.${outcome}`)}</StatusChip>
      {row.changes.map((field) => columnLabel(resource, field, t)).join(lang === 'am' ? '፣ ' : ', ')}
    </chakra.div>
  )
}

const columnsOf = (
  { resource, fixing }: Pick<ImportReportProps, 'resource' | 'fixing'>,
  t: Translate,
  nameOf: (row: Row) => string,
): readonly Column<Row>[] => [
  {
    key: 'name',
    header: t('import.entry'),
    cell: (row) => nameOf(row) || '–',
  },
  lineColumn(t),
  {
    key: 'result',
    header: t('import.result'),
    cell: (row) => <Result resource={resource} row={row} fixing={fixing} />,
  },
]

/** What a spreadsheet would do to a collection, row by row. */
export function ImportReport({ resource, report, fixing }: ImportReportProps) {
  const { t, pick, lang } = useTexts()
  const { added, changed, unchanged, invalid, ignored } = report
  const counts = t('import.counts', { added, changed, unchanged })
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {report.isOutdated ? <Notice kind="warning" title={t('import.outdated')} /> : null}
      {invalid > 0 ? (
        <Notice kind="warning" title={t('import.wrong_rows', { count: invalid, total: report.rows.length })}>
          {t('import.wrong_rows.text')}
        </Notice>
      ) : report.valid > 0 ? (
        <Notice kind="success" title={counts}>
          {t('import.right')}
        </Notice>
      ) : (
        <Notice kind="info" title={t('import.nothing')} />
      )}
      {ignored.length > 0 ? (
        <Notice kind="info" title={t('import.ignored', { columns: ignored.join(lang === 'am' ? '፣ ' : ', ') })} />
      ) : null}
      <SheetRows
        rows={report.rows}
        columns={columnsOf({ resource, fixing }, t, (row) => pick(row.name)?.text ?? '')}
        // What was put right stays where it was while others are still wrong.
        rank={({ line, outcome }) => (fixing.checked.some((fix) => fix.line === line) ? ORDER.wrong : ORDER[outcome])}
      />
    </chakra.div>
  )
}
