import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useForm, type Control } from 'react-hook-form'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Fixing } from './useFixing.ts'
import { RowErrors } from './SheetRows.tsx'

/** What an editor of a cell is given. */
export interface CellField {
  readonly control: Control
  readonly name: string
  readonly label: string
  /** What the spreadsheet says. */
  readonly help?: string
}
export interface SheetCell {
  readonly column: string
  readonly label: string
  /** What stands there is edited as in the form. */
  readonly render: (field: CellField) => ReactNode
  /** Columns that say the same in another way: they are emptied with a change of this one. */
  readonly clears?: readonly string[]
}
interface WrongRow {
  readonly line: number
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** As they were read; one that is too long to be edited here is missing. */
  readonly cells: Readonly<Record<string, string>>
}
interface FixRowProps {
  readonly row: WrongRow
  /** The cells that a row can have. */
  readonly cells: readonly SheetCell[]
  /** The cells in which a fault of this name can be put right. */
  readonly cellsOf: (fault: string) => readonly string[]
  readonly columnLabel: (column: string) => string
  readonly fixing: Fixing
}

/** Dots would part the names of a form's fields. */
const nameOf = (column: string) => column.replaceAll('.', '|')

/** What is wrong, each with the cells that can put it right here. */
const faultsOf = ({ errors, cells }: WrongRow, cellsOf: FixRowProps['cellsOf']) =>
  Object.entries(errors).map(([fault, messages]) => ({
    fault,
    messages,
    columns: cellsOf(fault).filter((column) => cells[column] !== undefined),
  }))
/** The errors of the form: each is said at the first cell that can put it right. */
const errorsOf = (faults: ReturnType<typeof faultsOf>) =>
  Object.fromEntries(
    faults.flatMap(({ columns: [column], messages }) =>
      column === undefined ? [] : [[nameOf(column), { type: 'server', message: messages.join(' ') }] as const],
    ),
  )

/** A wrong row of a spreadsheet: its wrong cells can be corrected here, and on demand all of them. */
export function FixRow({ row, cells, cellsOf, columnLabel, fixing }: FixRowProps) {
  const { t } = useTexts()
  const [isWhole, setWhole] = useState(false)
  const [initial] = useState(() => ({
    ...row.cells,
    ...Object.fromEntries(fixing.staged.flatMap((fix) => (fix.line === row.line ? [[fix.column, fix.value]] : []))),
  }))
  const faults = faultsOf(row, cellsOf)
  // The form takes a new object for new errors, so it is made once for each report.
  const [said, setSaid] = useState(() => ({ of: row.errors, errors: errorsOf(faults) }))
  if (said.of !== row.errors) setSaid({ of: row.errors, errors: errorsOf(faults) })
  const form = useForm({
    defaultValues: Object.fromEntries(cells.map(({ column }) => [nameOf(column), initial[column] ?? ''])),
    errors: said.errors,
    // There are many such rows: the form around them all says which one gets the focus.
    shouldFocusError: false,
  })
  const take = useEffectEvent((name: string, value: unknown) => {
    const cell = cells.find(({ column }) => nameOf(column) === name)
    if (!cell) return
    const fix = (column: string, text: string) => ({ line: row.line, column, value: text })
    fixing.stage([fix(cell.column, String(value ?? '')), ...(cell.clears ?? []).map((column) => fix(column, ''))])
  })
  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ name, values }) => name && take(name, values[name]) }),
    [form],
  )

  const wrong = new Set(faults.flatMap(({ columns }) => columns))
  const stuck = Object.fromEntries(
    faults.flatMap((found) => (found.columns.length === 0 ? [[found.fault, found.messages]] : [])),
  )
  const writtenIn = ({ column, clears = [] }: SheetCell) => {
    const text = [column, ...clears].flatMap((one) => initial[one] || []).join(' · ')
    return text === '' || !wrong.has(column) ? {} : { help: t('import.fix.written', { text }) }
  }
  const shown = cells.filter(({ column }) => wrong.has(column) || (isWhole && row.cells[column] !== undefined))
  return (
    <chakra.div data-fixes="" display="flex" flexDirection="column" gap="3" minWidth={{ md: '16rem' }}>
      {Object.keys(stuck).length > 0 ? <RowErrors errors={stuck} columnLabel={columnLabel} /> : null}
      {shown.map((cell) => (
        <chakra.div key={cell.column} data-wrong={wrong.has(cell.column) || undefined}>
          {cell.render({
            control: form.control,
            name: nameOf(cell.column),
            label: cell.label,
            ...writtenIn(cell),
          })}
        </chakra.div>
      ))}
      {isWhole ? null : (
        <Button type="button" size="xs" variant="ghost" alignSelf="flex-start" onClick={() => setWhole(true)}>
          {t('import.fix.whole')}
        </Button>
      )}
    </chakra.div>
  )
}
