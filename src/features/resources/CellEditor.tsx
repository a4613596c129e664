import type { AnyField } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { readReference } from '../../api/reference.ts'
import type { Translate } from '../../i18n/useTexts.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { ReferenceField } from '../../ui/form/ReferenceField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import type { CellField } from '../../ui/sheet/FixRow.tsx'
import { RelationField } from './RelationField.tsx'
import { choiceText } from './texts.ts'

interface CellEditorProps {
  readonly field: AnyField | undefined
  readonly resource: AnyResource
  /** Of the field. */
  readonly name: string
  readonly t: Translate
  readonly cell: CellField
}

/** What a cell is edited with: as in the form of the entry. */
export function CellEditor({ field, resource, name, t, cell }: CellEditorProps) {
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
