import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DATES, dateOfMonth, formatDate, shownDay, type Calendar } from '../../../openapi/format/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isIso } from '../date/date-text.ts'
import { monthOfDay, monthsUntil } from '../date/months.ts'
import { PlainSelect } from '../date/PlainSelect.tsx'
import { localDay, useDates } from '../useDates.ts'
import type { DateFieldProps } from './DateField.tsx'
import { GroupFrame } from './GroupFrame.tsx'
import { useField } from './useField.ts'

/** Years to choose from where nothing bounds them: before and after today. */
const PAST = 100
const FUTURE = 20
/** What was chosen of a month; empty where nothing is. */
interface Chosen {
  readonly month: string
  readonly year: string
}
const NOTHING: Chosen = { month: '', year: '' }

function chosenOf(value: string, calendar: Calendar): Chosen {
  if (!isIso(value)) return NOTHING
  const { year, month } = monthOfDay(shownDay(value, 'month'), calendar)
  return { month: String(month), year: String(year) }
}

/** Month and year in the reader's calendar, kept as the date that `dateOfMonth` makes of them; empty until both are chosen. */
export function MonthField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  min = DATES.first,
  max = DATES.last,
  ...rest
}: DateFieldProps<V>) {
  const field = useField(rest)
  const { t, lang } = useTexts()
  const { calendar } = useDates()
  const value = String(field.value ?? '')
  const [half, setHalf] = useState({ chosen: NOTHING, calendar })
  // A half that was chosen stands until the other one is; in another calendar it would be something else.
  const { month, year } = isIso(value) ? chosenOf(value, calendar) : half.calendar === calendar ? half.chosen : NOTHING

  const [today] = useState(() => localDay(new Date().toISOString()))
  const [now, lowest, highest] = [today, min, max].map((day) => monthOfDay(day, calendar).year) as [
    number,
    number,
    number,
  ]
  const last = Math.max(Number(year), Math.min(highest, now + FUTURE))
  const first = Math.min(Number(year) || last, Math.max(lowest, now - PAST))
  const years = Array.from({ length: last - first + 1 }, (_, i) => String(last - i))
  const style = { calendar, lang } as const
  const months = monthsUntil(max, Number(year) || lowest, style)

  const choose = (part: Partial<Chosen>) => {
    const chosen = { month, year, ...part }
    setHalf({ chosen, calendar })
    const isThere =
      chosen.year !== '' && monthsUntil(max, Number(chosen.year), style).some((m) => String(m.month) === chosen.month)
    const date = isThere ? dateOfMonth(calendar, Number(chosen.year), Number(chosen.month)) : null
    field.change(date ?? '')
  }
  const words = (other: Calendar) => formatDate(shownDay(value, 'month'), { lang, calendar: other, precision: 'month' })
  const choices = (empty: string, all: readonly { readonly value: string; readonly label: string }[]) => [
    { value: '', label: empty },
    ...all,
  ]
  return (
    <GroupFrame
      label={label}
      aside={aside}
      required={required}
      disabled={disabled}
      error={field.message}
      help={
        <>
          {isIso(value) && (lang === 'am' || calendar === 'ethiopian') ? (
            <chakra.span display="block" color="fg">
              {words(calendar)} · {words(calendar === 'ethiopian' ? 'gregorian' : 'ethiopian')}
            </chakra.span>
          ) : null}
          {help}
        </>
      }
    >
      <chakra.div display="flex" gap="2">
        <PlainSelect
          ref={field.ref}
          name={`${field.name}.month`}
          label={`${label}: ${t('field.date.month')}`}
          value={month}
          invalid={field.message !== undefined}
          choices={choices(
            t('field.date.month'),
            months.map((each) => ({ value: String(each.month), label: each.name })),
          )}
          onChange={(next) => choose({ month: next })}
          onBlur={field.blur}
        />
        <PlainSelect
          name={`${field.name}.year`}
          label={`${label}: ${t('field.date.year')}`}
          value={year}
          invalid={field.message !== undefined}
          choices={choices(
            t('field.date.year'),
            years.map((each) => ({ value: each, label: each })),
          )}
          onChange={(next) => choose({ year: next })}
          onBlur={field.blur}
        />
      </chakra.div>
    </GroupFrame>
  )
}
