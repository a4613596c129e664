import { useMemo } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { positionBody, type Position } from '../../../openapi/schemas/structure.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { detailOf, isRefusal } from '../../machines/failure.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { DifferingText } from '../../ui/form/DifferingText.tsx'
import { keptEntry } from '../../ui/form/kept-entry.ts'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { LookupField, type Lookup } from '../../ui/form/LookupField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { departmentEntry, departmentLookup } from './department-lookup.ts'
import type { Department } from './departments.effects.ts'
import type { PositionBody } from './positions.effects.ts'

export interface PositionFormProps {
  readonly departments: readonly Department[]
  /** Finds positions by title. The same function as long as it finds the same. */
  readonly findPosition: Lookup
  /** The department of a new position, where the list shows one alone. */
  readonly departmentId: Department['id'] | null
  readonly save: SaveView<PositionBody, Position>
  readonly onCancel: () => void
}

/** Refusals that are about one field are said beside it. */
function besideField(failure: Failure | null, t: Translate): Failure | null {
  const filled = detailOf(failure, 'position_filled')
  if (failure && filled)
    return { ...failure, errors: { headcount: [t('positions.headcount.taken', { count: filled.headcount })] } }
  return failure && isRefusal(failure, 'would_circle')
    ? { ...failure, errors: { reports_to_id: [failure.message] } }
    : failure
}

/** What a position is, where it stands, whom it reports to, and how many seats it has. */
export function PositionForm({ departments, findPosition, departmentId, save, onCancel }: PositionFormProps) {
  const { t, pick } = useTexts()
  const { row, theirs } = save
  const form = useSchemaForm(
    positionBody,
    save.values ?? row ?? { headcount: 1, ...(departmentId === null ? {} : { department_id: departmentId }) },
  )
  const findDepartment = useMemo(() => departmentLookup(departments, departments, pick), [departments, pick])
  const department = departments.find(({ id }) => id === form.hook.watch('department_id'))
  const failure = useMemo(() => besideField(save.failure, t), [save.failure, t])
  const superior = row?.reports_to_id && row.reports_to ? { key: row.reports_to_id, name: row.reports_to } : null
  const labels = {
    title: t('positions.title'),
    department_id: t('positions.department'),
    reports_to_id: t('positions.reports_to'),
    headcount: t('positions.headcount'),
    description: t('positions.description'),
  }
  const superiorNamed = (id: string | null) => {
    if (id === null) return t('positions.reports_to.nobody')
    const known = id === theirs?.reports_to_id ? theirs.reports_to : id === superior?.key ? superior.name : null
    return pick(known ?? keptEntry(id)?.name)?.text ?? t('positions.reports_to.yours')
  }
  const nameOf = (id: string) => pick(departments.find((one) => one.id === id)?.name)?.text ?? '–'
  const shown = (field: keyof typeof labels, of: PositionBody, other: PositionBody) => {
    if (field === 'title' || field === 'description') return <DifferingText text={of[field]} against={other[field]} />
    if (field === 'department_id') return nameOf(of.department_id)
    return field === 'reports_to_id' ? superiorNamed(of.reports_to_id) : of[field]
  }
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(positionBody, values) as object,
    describe: ({ mine, theirs: newer }) =>
      (Object.keys(labels) as (keyof typeof labels)[]).map((field) => ({
        field,
        label: labels[field],
        mine: shown(field, mine, newer),
        theirs: shown(field, newer, mine),
      })),
  })
  return (
    <SaveForm
      form={form}
      save={{ ...save, failure }}
      valuesOf={(body): PositionBody => body}
      conflict={conflict}
      draft={`position ${row?.id ?? `new ${departmentId ?? ''}`}`}
      submit={row === null ? t('positions.create') : t('ui.action.save')}
      onCancel={onCancel}
    >
      <LocalizedField control={form.control} name="title" label={labels.title} required />
      <LookupField
        control={form.control}
        name="department_id"
        label={labels.department_id}
        find={findDepartment}
        known={department ? departmentEntry(departments, department, pick) : null}
        required
      />
      <LookupField
        control={form.control}
        name="reports_to_id"
        label={labels.reports_to_id}
        help={t('positions.reports_to.help')}
        find={findPosition}
        known={superior}
      />
      <NumberField
        control={form.control}
        name="headcount"
        label={labels.headcount}
        help={t('positions.headcount.help')}
        required
      />
      <LocalizedField
        control={form.control}
        name="description"
        label={labels.description}
        help={t('positions.description.help')}
        long
      />
    </SaveForm>
  )
}
