import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { COMMA } from '../../../openapi/format/comma.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { FixRow } from '../../ui/sheet/FixRow.tsx'
import type { Fixing } from '../../ui/sheet/useFixing.ts'
import { lineColumn, SheetRows } from '../../ui/sheet/SheetRows.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { columnLabel } from './import-columns.ts'
import { isEmptying } from './import-changes.ts'
import { ImportChanges } from './ImportChanges.tsx'
import { importCells, cellsOfFault } from './import-cells.tsx'
import type { EntriesReport } from './import.effects.ts'

interface ImportReportProps {
  readonly resource: AnyResource
  readonly report: EntriesReport
  readonly fixing: Fixing
}
type Row = EntriesReport['rows'][number]

/** What is wrong comes first, then what is erased and what else is done; what stays as it is comes last. */
const ORDER = { wrong: 0, emptied: 1, changed: 2, added: 3, unchanged: 4 } as const satisfies Record<
  Row['outcome'] | 'emptied',
  number
>
const TONES = { added: 'success', changed: 'primary', unchanged: 'gray' } as const

interface ResultProps extends Pick<ImportReportProps, 'resource' | 'fixing'>, Pick<EntriesReport, 'related'> {
  readonly row: Row
}
function Result({ resource, row, related, fixing }: ResultProps) {
  const { t } = useTexts()
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
      {outcome === 'changed' ? <ImportChanges resource={resource} row={row} related={related} /> : null}
    </chakra.div>
  )
}

const columnsOf = (
  of: Omit<ResultProps, 'row'>,
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
    cell: (row) => <Result {...of} row={row} />,
  },
]

/** What a spreadsheet would do to a collection, row by row. */
export function ImportReport({ resource, report, fixing }: ImportReportProps) {
  const { t, pick, lang } = useTexts()
  const { added, changed, unchanged, invalid, ignored, related } = report
  const emptied = useMemo(
    () => new Set(report.rows.filter((row) => isEmptying(resource, row)).map(({ line }) => line)),
    [resource, report],
  )
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
      {emptied.size > 0 ? (
        <Notice kind="warning" title={t('import.emptied', { count: emptied.size })}>
          {t('import.emptied.text')}
        </Notice>
      ) : null}
      {ignored.length > 0 ? (
        <Notice kind="info" title={t('import.ignored', { columns: ignored.join(COMMA[lang]) })} />
      ) : null}
      <SheetRows
        rows={report.rows}
        columns={columnsOf({ resource, related, fixing }, t, (row) => pick(row.name)?.text ?? '')}
        // What was put right stays where it was while others are still wrong.
        rank={({ line, outcome }) =>
          ORDER[fixing.checked.some((fix) => fix.line === line) ? 'wrong' : emptied.has(line) ? 'emptied' : outcome]
        }
      />
    </chakra.div>
  )
}
