import type { FieldValues } from 'react-hook-form'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { AudiencePicker } from '../AudiencePicker.tsx'
import type { AudienceFieldProps } from './AudienceField.tsx'
import { useField } from './useField.ts'

/** The same as `AudienceField` in one small button: the `aside` of the field whose label this is. */
export function AudiencePickerField<V extends FieldValues>({
  control,
  name,
  label,
  disabled = false,
  allowed,
}: AudienceFieldProps<V>) {
  const field = useField({ control, name })
  return (
    <AudiencePicker
      label={label}
      value={(field.value ?? []) as Audience[]}
      onChange={field.change}
      disabled={disabled}
      {...(allowed ? { allowed } : {})}
    />
  )
}
