import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { dateOfMonth } from '../../../openapi/format/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isIso, readMonth } from '../date/date-text.ts'
import { monthOfDay } from '../date/months.ts'
import { Tick } from '../list/Tick.tsx'
import { useDates } from '../useDates.ts'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { MonthField } from './MonthField.tsx'
import { useField } from './useField.ts'

interface DayOrMonthFieldProps<V extends FieldValues> extends DateFieldProps<V> {
  /** The field that says how much is known: `month`, or empty for the day. */
  readonly known: Path<V>
}

/**
 * A date of which the person may know no more than the month. A month that is typed instead of a day is taken as one; the
 * day that was there comes back when the month alone is no longer meant.
 */
export function DayOrMonthField<V extends FieldValues>({ known: name, ...props }: DayOrMonthFieldProps<V>) {
  const { control } = props
  const date = useField({ control, name: props.name })
  const known = useField({ control, name })
  const { t } = useTexts()
  const { calendar } = useDates()
  const value = String(date.value ?? '')
  const isMonth = known.value === 'month'
  const [before, setBefore] = useState({ day: '', month: '' })

  const turn = (toMonth: boolean) => {
    known.change(toMonth ? 'month' : '')
    if (!toMonth) return date.change(before.month === value ? before.day : '')
    const { year, month } = monthOfDay(value, calendar)
    const kept = isIso(value) ? dateOfMonth(calendar, year, month) : readMonth(value, calendar)
    setBefore({ day: value, month: kept ?? '' })
    date.change(kept ?? '')
  }
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="1"
      onBlur={() => {
        if (!isMonth && !isIso(value) && readMonth(value, calendar) !== null) turn(true)
      }}
    >
      {isMonth ? <MonthField {...props} /> : <DateField {...props} />}
      <chakra.span textStyle="sm" color="fg.muted">
        <Tick checked={isMonth} onChange={turn}>
          {t('field.date.month_only')}
        </Tick>
      </chakra.span>
    </chakra.div>
  )
}
