import { Input } from '@chakra-ui/react/input'
import type { FieldValues } from 'react-hook-form'
import { SCHEME, withScheme } from './address.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A full web address; `https://` is put before one that lacks it once the field is left. */
export function AddressField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  ...rest
}: FieldProps<V>) {
  const field = useField(rest)
  const value = String(field.value ?? '')
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <Input
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={SCHEME}
        name={field.name}
        ref={field.ref}
        value={value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => {
          const full = withScheme(value)
          if (full !== value) field.change(full)
          field.blur()
        }}
      />
    </FieldFrame>
  )
}
