import { useWatch, type Control } from 'react-hook-form'
import { AUDIENCES, type Audience } from '../../../openapi/schemas/primitives.ts'
import { AudienceOverview } from '../audience/AudienceOverview.tsx'
import type { ShownField } from './shown-fields.ts'

interface FormOverviewProps {
  readonly control: Control
  readonly fields: readonly ShownField[]
}

/** Who sees what of a form's fields, as it stands in the form now. */
export function FormOverview({ control, fields }: FormOverviewProps) {
  const values = useWatch({ control, name: fields.map(({ name }) => name) }) as readonly (
    | readonly Audience[]
    | undefined
  )[]
  return (
    <AudienceOverview
      audiences={AUDIENCES.filter((audience) => fields.some(({ allowed }) => allowed.includes(audience)))}
      shown={fields.map(({ name, label }, at) => ({ key: name, label, value: values[at] ?? [] }))}
    />
  )
}
