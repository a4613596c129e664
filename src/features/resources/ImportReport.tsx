import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { columnLabel } from './import-columns.ts'
import type { EntriesReport } from './import.effects.ts'

interface ImportReportProps {
  readonly resource: AnyResource
  readonly report: EntriesReport
}
type Row = EntriesReport['rows'][number]

const PER_PAGE = 20
/** Spreadsheets count the header too. */
const ABOVE = 1
/** What is wrong comes first, then what is done; what stays as it is comes last. */
const ORDER = { wrong: 0, changed: 1, added: 2, unchanged: 3 } as const satisfies Record<Row['outcome'], number>
const TONES = { added: 'success', changed: 'primary', unchanged: 'gray' } as const

function Result({ resource, row }: { readonly resource: AnyResource; readonly row: Row }) {
  const { t, lang } = useTexts()
  const { outcome } = row
  if (outcome === 'wrong')
    return (
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
            <strong>{columnLabel(resource, column, t)}</strong>: {messages.join(' ')}
          </li>
        ))}
      </chakra.ul>
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
      <StatusChip tone={TONES[outcome]}>{t(`import.${outcome}`)}</StatusChip>
      {row.changes.map((field) => columnLabel(resource, field, t)).join(lang === 'am' ? '፣ ' : ', ')}
    </chakra.div>
  )
}

const columnsOf = (resource: AnyResource, t: Translate, nameOf: (row: Row) => string): readonly Column<Row>[] => [
  {
    key: 'name',
    header: t('import.entry'),
    cell: (row) => <chakra.span overflowWrap="anywhere">{nameOf(row) || '–'}</chakra.span>,
  },
  { key: 'line', header: t('import.line'), numeric: true, cell: ({ line }) => line + ABOVE },
  { key: 'result', header: t('import.result'), cell: (row) => <Result resource={resource} row={row} /> },
]

/** What a spreadsheet would do to a collection, row by row. */
export function ImportReport({ resource, report }: ImportReportProps) {
  const { t, pick, lang } = useTexts()
  const [page, setPage] = useState(1)
  const rows = report.rows.toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome] || a.line - b.line)
  const start = (page - 1) * PER_PAGE
  const shown = rows.slice(start, start + PER_PAGE)
  const { added, changed, unchanged, invalid, ignored } = report
  const counts = t('import.counts', { added, changed, unchanged })
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {report.isOutdated ? <Notice kind="warning" title={t('import.outdated')} /> : null}
      {invalid > 0 ? (
        <Notice kind="warning" title={t('import.wrong_rows', { count: invalid, total: rows.length })}>
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
      <DataTable
        caption={t('import.rows')}
        rows={shown}
        rowKey={(row) => String(row.line)}
        columns={columnsOf(resource, t, (row) => pick(row.name)?.text ?? '')}
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
