import { Input } from '@chakra-ui/react/input'
import type { FieldValues } from 'react-hook-form'
import { bothClocks, ethiopianTime } from '../../../openapi/format/clock.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A time of day (`HH:MM`, 24 hours) by the browser's own control, with what both clocks say under it. */
export function TimeField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { lang } = useTexts()
  const value = String(field.value ?? '')
  const isTime = ethiopianTime(value) !== null
  return (
    <FieldFrame
      label={label}
      help={isTime ? bothClocks(value, lang) : help}
      aside={aside}
      error={field.message}
      required={required}
      disabled={disabled}
    >
      <Input
        type="time"
        name={field.name}
        ref={field.ref}
        value={value}
        onChange={(event) => field.change(event.target.value)}
        onBlur={() => field.blur()}
        fontVariantNumeric="tabular-nums"
      />
    </FieldFrame>
  )
}
