import { sheetColumns } from '../../../openapi/field-kinds.ts'
import type { AnyField } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import { readReference } from '../../api/reference.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { CellField, SheetCell } from '../../ui/sheet/FixRow.tsx'
import { columnLabel } from './import-columns.ts'
import { columnsOf } from './import.effects.ts'
import { RelationField } from './RelationField.tsx'
import { choiceText } from './texts.ts'

/** What a spreadsheet writes for a switch. */
const SWITCHED = [
  ['TRUE', 'ui.action.yes'],
  ['FALSE', 'ui.action.no'],
] as const

function Editor({ field, resource, name, t, cell }: EditorProps) {
  switch (field?.kind) {
    case 'date':
      return <DateField {...cell} />
    case 'reference':
      return <ReferenceField {...cell} list={field.list} load={readReference} />
    case 'choice':
      return (
        <SelectField
          {...cell}
          choices={field.choices.map((value) => ({ value, label: t(choiceText(resource, name, value)) }))}
        />
      )
    case 'localized-long':
    case 'rich-text':
      return <TextAreaField {...cell} />
    case 'relation':
      return <RelationField {...cell} required={false} field={field} row={null} />
    default:
      return <TextField {...cell} />
  }
}
interface EditorProps {
  readonly field: AnyField | undefined
  readonly resource: AnyResource
  /** Of the field. */
  readonly name: string
  readonly t: Translate
  readonly cell: CellField
}

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
            <Editor field={field} resource={resource} name={name} t={t} cell={cell} />
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
