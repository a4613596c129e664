import { useMemo } from 'react'
import { departmentBody } from '../../../openapi/schemas/structure.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { FieldGrid } from '../../ui/form/FieldGrid.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { LookupField } from '../../ui/form/LookupField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { departmentEntry, departmentLookup } from './department-lookup.ts'
import type { Department, DepartmentBody } from './departments.effects.ts'

export interface DepartmentFormProps {
  /** All of the company. */
  readonly rows: readonly Department[]
  /** Under which one a new department is made; null: at the top. */
  readonly parentId: Department['id'] | null
  readonly save: SaveView<DepartmentBody, Department>
  readonly onCancel: () => void
}

const FIELDS = ['name', 'parent_id', 'function', 'contact_email', 'contact_phone'] as const

/** Name, function and contact of a department; of a new one also where it stands. */
export function DepartmentForm({ rows, parentId, save, onCancel }: DepartmentFormProps) {
  const { t, pick } = useTexts()
  const { row } = save
  const form = useSchemaForm(departmentBody, save.values ?? row ?? { parent_id: parentId })
  const find = useMemo(() => departmentLookup(rows, rows, pick), [rows, pick])
  const parent = rows.find(({ id }) => id === form.hook.watch('parent_id'))
  const labels = {
    name: t('structure.name'),
    parent_id: t('structure.parent'),
    function: t('structure.function'),
    contact_email: t('structure.contact_email'),
    contact_phone: t('structure.contact_phone'),
  }
  const shown = (field: (typeof FIELDS)[number], of: DepartmentBody, other: DepartmentBody) => {
    if (field === 'name' || field === 'function') return <DifferingText text={of[field]} against={other[field]} />
    if (field === 'parent_id') return pick(rows.find(({ id }) => id === of.parent_id)?.name)?.text ?? '–'
    return of[field] ?? '–'
  }
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(departmentBody, values) as object,
    describe: ({ mine, theirs }) =>
      FIELDS.map((field) => ({
        field,
        label: labels[field],
        mine: shown(field, mine, theirs),
        theirs: shown(field, theirs, mine),
      })),
  })
  return (
    <SaveForm
      form={form}
      save={save}
      valuesOf={(body): DepartmentBody => ({ ...body, parent_id: row === null ? body.parent_id : row.parent_id })}
      conflict={conflict}
      draft={`department ${row?.id ?? `new ${parentId ?? ''}`}`}
      submit={row === null ? t('structure.create') : t('ui.action.save')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="name" label={labels.name} required />
      {row === null && rows.length > 0 ? (
        <LookupField
          control={form.control}
          name="parent_id"
          label={t('structure.parent')}
          help={t('structure.parent.help')}
          find={find}
          known={parent ? departmentEntry(rows, parent, pick) : null}
        />
      ) : null}
      <LocalizedField
        control={form.control}
        name="function"
        label={labels.function}
        help={t('structure.function.help')}
        long
        required
      />
      <FieldGrid>
        <TextField
          control={form.control}
          name="contact_email"
          label={labels.contact_email}
          type="email"
          autoComplete="off"
          required
        />
        <PhoneField control={form.control} name="contact_phone" label={labels.contact_phone} />
      </FieldGrid>
    </SaveForm>
  )
}
