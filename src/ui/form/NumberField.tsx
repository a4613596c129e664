import { Input } from '@chakra-ui/react/input'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { readNumber } from '../../../openapi/format/read-number.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A number; what is not one stays as it was typed, and validation says so. */
export function NumberField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const value = field.value ?? null
  const [typed, setTyped] = useState({ text: '', sent: null as unknown })
  // A number that is half typed (`3.0` on the way to `3.05`) is not rewritten; one from outside (a reset) is shown.
  const text = value === typed.sent ? typed.text : String(value ?? '')
  return (
    <FieldFrame label={label} help={help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <Input
        inputMode="decimal"
        name={field.name}
        ref={field.ref}
        value={text}
        onBlur={() => {
          setTyped({ text: String(value ?? ''), sent: value })
          field.blur()
        }}
        onChange={(event) => {
          const sent = readNumber(event.target.value)
          setTyped({ text: event.target.value, sent })
          field.change(sent)
        }}
        fontVariantNumeric="tabular-nums"
      />
    </FieldFrame>
  )
}
