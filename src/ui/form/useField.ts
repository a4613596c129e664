import { useController, type FieldValues } from 'react-hook-form'
import type { FieldProps } from './FieldFrame.tsx'

/** The state of one field: its value (untyped, each field knows its own), how to change it, and its message. */
export function useField<V extends FieldValues>({
  control,
  name,
  checks,
}: Pick<FieldProps<V>, 'control' | 'name' | 'checks'>) {
  const { field, fieldState } = useController({ control, name, rules: { deps: [...(checks ?? [])] } })
  return {
    value: field.value as unknown,
    change: (value: unknown) => field.onChange(value),
    blur: field.onBlur,
    name: field.name as string,
    ref: field.ref,
    /** The message, or the messages of its parts (`en`, `am`). */
    error: fieldState.error as ({ readonly message?: string } & Readonly<Record<string, unknown>>) | undefined,
    message: fieldState.error?.message || undefined,
  }
}
