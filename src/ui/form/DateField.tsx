import { Input } from '@chakra-ui/react/input'
import type { FieldValues } from 'react-hook-form'
import { formatDate } from '../../../openapi/format/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

export interface DateFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** ISO dates, both included. */
  readonly min?: string
  readonly max?: string
  readonly autoComplete?: string
}

/**
 * A day, kept as an ISO date. Under it the day stands in words, so that nobody mistakes a month for a day; in Amharic
 * also in the Ethiopian calendar, as readers of the page will see it.
 */
export function DateField<V extends FieldValues>({ label, help, aside, required, disabled, min = '1900-01-01', max = '2200-12-31', autoComplete, ...rest }: DateFieldProps<V>) {
  const field = useField(rest)
  const { date, lang } = useTexts()
  const value = String(field.value ?? '')
  const inWords = (day: string) => (lang === 'am' ? `${date(day)} · ${formatDate(day, { lang, calendar: 'ethiopian' })}` : date(day))
  return (
    <FieldFrame label={label} help={/^\d{4}-\d{2}-\d{2}$/.test(value) ? inWords(value) : help} aside={aside} error={field.message} required={required} disabled={disabled}>
      <Input
        type="date"
        name={field.name}
        ref={field.ref}
        value={value}
        onBlur={field.blur}
        onChange={(event) => field.change(event.target.value)}
        min={min}
        max={max}
        {...(autoComplete ? { autoComplete } : {})}
      />
    </FieldFrame>
  )
}
