import type { FieldValues } from 'react-hook-form'
import { AUDIENCES, type Audience } from '../../../openapi/schemas/primitives.ts'
import { AudiencePicker } from '../audience/AudiencePicker.tsx'
import type { FieldProps } from './FieldFrame.tsx'
import { FormOverview } from './FormOverview.tsx'
import { useShownField } from './shown-fields.ts'
import { useField } from './useField.ts'

export interface AudiencePickerFieldProps<V extends FieldValues> extends Pick<
  FieldProps<V>,
  'control' | 'name' | 'label' | 'disabled'
> {
  /** The places that are offered; all without it. */
  readonly allowed?: readonly Audience[]
}

/** Who may see the field whose label this is: the `aside` of that field. */
export function AudiencePickerField<V extends FieldValues>({
  control,
  name,
  label,
  disabled = false,
  allowed = AUDIENCES,
}: AudiencePickerFieldProps<V>) {
  const field = useField({ control, name })
  const form = useShownField(name, label, allowed)
  return (
    <AudiencePicker
      label={label}
      value={(field.value ?? []) as Audience[]}
      onChange={field.change}
      disabled={disabled}
      allowed={allowed}
      overview={form.control ? <FormOverview control={form.control} fields={form.fields} /> : null}
    />
  )
}
