import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type ReactNode } from 'react'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { sheetCsv, type Sheet } from './sheet-csv.ts'

interface FigureProps {
  readonly title: string
  readonly text?: string
  /** Of the CSV, without its ending. */
  readonly file: string
  readonly sheet: Sheet
  /** The chart. */
  readonly children: ReactNode
}

/** A chart of the analysis. The same numbers can be read as a table, and taken along as CSV. */
export function Figure({ title, text, file, sheet, children }: FigureProps) {
  const { t } = useTexts()
  const [isTable, setTable] = useState(false)
  return (
    <Panel
      title={title}
      {...(text === undefined ? {} : { text })}
      action={
        <chakra.div role="group" aria-label={title} display="flex" flexWrap="wrap" gap="2">
          <ChoiceButton size="sm" chosen={!isTable} onClick={() => setTable(false)}>
            {t('analysis.chart')}
          </ChoiceButton>
          <ChoiceButton size="sm" chosen={isTable} onClick={() => setTable(true)}>
            {t('analysis.table')}
          </ChoiceButton>
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={t('analysis.csv', { title })}
            onClick={() => saveFile(new Blob([sheetCsv(sheet)], { type: 'text/csv;charset=utf-8' }), `${file}.csv`)}
          >
            <DownloadIcon />
            {t('analysis.download')}
          </Button>
        </chakra.div>
      }
    >
      {isTable ? <SheetTable title={title} sheet={sheet} /> : children}
    </Panel>
  )
}

function SheetTable({ title, sheet: { head, rows } }: { readonly title: string; readonly sheet: Sheet }) {
  const { intl } = useTexts()
  const shown = (cell: string | number) =>
    typeof cell === 'number' ? intl.formatNumber(cell, { maximumFractionDigits: 1 }) : cell
  return (
    // Many columns are scrolled to, also by keyboard.
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={title} borderRadius="l1">
      <chakra.table
        textStyle="sm"
        width="full"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th, & td': { textAlign: 'start', paddingInlineEnd: '1.5rem', paddingBlock: '0.375rem' },
          '& thead th': { fontWeight: '600', verticalAlign: 'bottom' },
          '& tbody th': { fontWeight: '400', overflowWrap: 'anywhere', minWidth: '8rem' },
          '& tbody tr': { borderTopWidth: '1px' },
        }}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              <th scope="row">{shown(row[0] ?? '')}</th>
              {row.slice(1).map((cell, place) => (
                <td key={head[place + 1]}>{shown(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
