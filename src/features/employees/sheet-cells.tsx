import { CURRENT_JOB } from '../../../openapi/schemas/job-offer.ts'
import { sheetColumns, type SheetColumn } from '../../../openapi/schemas/staff-sheet.ts'
import { readReference } from '../../api/reference.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { LookupField, type Lookup } from '../../ui/form/LookupField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { CellField, SheetCell } from '../../ui/sheet/FixRow.tsx'
import { columnLabel } from './sheet-template.ts'

/** The editors of the form of an offer; a column without one of its own is a line of text. */
const editors = (t: Translate, findPosition: Lookup): Partial<Record<SheetColumn, SheetCell['render']>> => {
  const day = (field: CellField) => <DateField {...field} />
  return {
    employee_email: (field) => <TextField {...field} type="email" autoComplete="off" />,
    position: (field) => <LookupField {...field} find={findPosition} />,
    job_description: (field) => <TextAreaField {...field} />,
    employment_type: (field) => <ReferenceField {...field} list="employment-types" load={readReference} />,
    location_type: (field) => <ReferenceField {...field} list="location-types" load={readReference} />,
    current_job: (field) => (
      <SelectField
        {...field}
        choices={CURRENT_JOB.map((value) => ({ value, label: t(`offer.current_job.${value}`) }))}
      />
    ),
    from_date: day,
    to_date: day,
    answer_by: day,
  }
}

/**
 * The cells of a row of staff, each with the editor that it has in the form. A position is chosen: then its id stands in
 * the row, and its department is left empty.
 */
export const sheetCells = (t: Translate, findPosition: Lookup): readonly SheetCell[] => {
  const renders = editors(t, findPosition)
  return sheetColumns
    .filter((column) => column !== 'department')
    .map((column) => ({
      column,
      label: columnLabel(column, t),
      ...(column === 'position' ? { clears: ['department'] } : {}),
      render: renders[column] ?? ((field) => <TextField {...field} />),
    }))
}
/** The cell in which a fault can be put right: which department a position is in is chosen with it. */
export const cellsOfFault = (fault: string): readonly string[] => [fault === 'department' ? 'position' : fault]
