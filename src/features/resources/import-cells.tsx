import { sheetColumns } from '../../../openapi/field-kinds.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { SelectField } from '../../ui/form/SelectField.tsx'
import type { SheetCell } from '../../ui/sheet/FixRow.tsx'
import { CellEditor } from './CellEditor.tsx'
import { columnLabel } from './import-columns.ts'
import { columnsOf } from './import.effects.ts'

/** What a spreadsheet writes for a switch. */
const SWITCHED = [
  ['TRUE', 'ui.action.yes'],
  ['FALSE', 'ui.action.no'],
] as const

/**
 * The cells of a row of a collection, each with the editor that its kind has in the form. A relation is chosen: then its
 * id stands in the row, and its names are left empty.
 */
export const importCells = (resource: AnyResource, t: Translate): readonly SheetCell[] =>
  columnsOf(resource).flatMap((column): SheetCell[] => {
    const [name = '', part] = column.split('.')
    const field = resource.fields[name]
    if (field?.kind === 'relation' && part !== undefined) return []
    const isSwitch = field?.kind === 'switch' || column === flagOf(resource)
    return [
      {
        column,
        label: columnLabel(resource, column, t),
        ...(field?.kind === 'relation' ? { clears: namesOf(resource, name) } : {}),
        render: (cell) =>
          isSwitch ? (
            <SelectField {...cell} choices={SWITCHED.map(([value, id]) => ({ value, label: t(id) }))} />
          ) : (
            <CellEditor field={field} resource={resource} name={name} t={t} cell={cell} />
          ),
      },
    ]
  })

/** The columns of a field but its first. */
const namesOf = (resource: AnyResource, name: string) =>
  sheetColumns(resource.fields).flatMap((column) => (column.field === name && column.at > 0 ? [column.name] : []))

/** The cells in which a fault can be put right: its own, or those of its field. */
export function cellsOfFault(resource: AnyResource, fault: string): readonly string[] {
  const [name = ''] = fault.split('.')
  const columns = sheetColumns(resource.fields).filter(({ field }) => field === name)
  if (resource.fields[name]?.kind === 'relation') return [name]
  return columns.some((column) => column.name === fault) || columns.length === 0
    ? [fault]
    : columns.map((column) => column.name)
}
