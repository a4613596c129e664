import { Input } from '@chakra-ui/react/input'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A number; what is not one stays as it was typed, and validation says so. */
export function NumberField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const value = field.value === null || field.value === undefined ? '' : String(field.value)
  // Thousands may be parted: `12,500` and `12 500` are 12500.
  const read = (text: string) => {
    const bare = text.replace(/[\s,]/g, '')
    return bare === '' ? null : /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : text
  }
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <Input
        inputMode="decimal"
        name={field.name}
        ref={field.ref}
        value={value}
        onBlur={field.blur}
        onChange={(event) => field.change(read(event.target.value))}
        fontVariantNumeric="tabular-nums"
      />
    </FieldFrame>
  )
}
