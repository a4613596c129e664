import { Input } from '@chakra-ui/react/input'
import type { FieldValues } from 'react-hook-form'
import { ethiopianTime } from '../../../openapi/format/clock.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

/** A time of day (`HH:MM`, 24 hours) by the browser's own control, with what the Ethiopian clock says under it. */
export function TimeField<V extends FieldValues>({ label, help, aside, required, disabled, ...rest }: FieldProps<V>) {
  const field = useField(rest)
  const { t } = useTexts()
  const value = String(field.value ?? '')
  const ethiopian = ethiopianTime(value)
  return (
    <FieldFrame
      label={label}
      help={ethiopian ? t(`company.hours.ethiopian.${ethiopian.part}`, { time: ethiopian.time }) : help}
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
