import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DATES } from '../../../openapi/format/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isIso, readDate, writeDate } from '../date/date-text.ts'
import { IconButton } from '../IconButton.tsx'
import { CalendarIcon } from '../icons.tsx'
import { LazyPart, partOf } from '../LazyPart.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { Bone } from '../Skeleton.tsx'
import { useDates } from '../useDates.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { useField } from './useField.ts'

const { Part: CalendarPanel } = partOf(async () => (await import('../date/CalendarPanel.tsx')).CalendarPanel)

export interface DateFieldProps<V extends FieldValues> extends FieldProps<V> {
  /** ISO dates, both included: what the calendar offers. Validation is the schema's. */
  readonly min?: string
  readonly max?: string
  readonly autoComplete?: string
}

/**
 * A day, kept as an ISO date. It is typed as people write it (`readDate` says how; an ISO date is understood too) or
 * chosen from a calendar, Gregorian or Ethiopian as the reader likes. Under it the day stands in words, so that nobody
 * mistakes a month for a day. What is no date stays as it was typed, and validation says so.
 */
export function DateField<V extends FieldValues>({
  label,
  help,
  aside,
  required,
  disabled,
  min = DATES.first,
  max = DATES.last,
  autoComplete,
  ...rest
}: DateFieldProps<V>) {
  const field = useField(rest)
  const { t, lang } = useTexts()
  const { calendar, dateIn } = useDates()
  const value = String(field.value ?? '')
  const isDay = isIso(value)
  const shown = isDay ? writeDate(value, calendar) : value
  const [typed, setTyped] = useState({ text: shown, sent: value, calendar })
  // A value or a calendar that came from outside is shown; our own change is not, or the digits would jump while
  // typing.
  const text = typed.sent === value && typed.calendar === calendar ? typed.text : shown
  const other = calendar === 'ethiopian' ? 'gregorian' : 'ethiopian'
  const words = isDay
    ? [dateIn(value, calendar), ...(lang === 'am' || calendar === 'ethiopian' ? [dateIn(value, other)] : [])].join(
        ' · ',
      )
    : null
  return (
    <Popover
      label={t('field.date.open', { label })}
      width={21}
      renderTrigger={(trigger, openCalendar) => (
        <FieldFrame
          label={label}
          help={
            words || help ? (
              <>
                {words ? (
                  <chakra.span display="block" color="fg">
                    {words}
                  </chakra.span>
                ) : null}
                {help}
              </>
            ) : undefined
          }
          aside={aside}
          error={field.message}
          required={required}
          disabled={disabled}
        >
          <chakra.div position="relative" width="full">
            <Input
              inputMode="numeric"
              name={field.name}
              ref={field.ref}
              value={text}
              placeholder={t(`field.date.form.${calendar}`)}
              autoComplete={autoComplete ?? 'off'}
              onChange={(event) => {
                const next = event.target.value
                const sent = readDate(next, calendar) ?? next
                setTyped({ text: next, sent, calendar })
                field.change(sent)
              }}
              onBlur={() => {
                setTyped({ text: shown, sent: value, calendar })
                field.blur()
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || !event.altKey) return
                event.preventDefault()
                openCalendar()
              }}
              pe="12"
              fontVariantNumeric="tabular-nums"
            />
            <IconButton
              {...trigger}
              label={t('field.date.open', { label })}
              disabled={disabled ?? false}
              position="absolute"
              insetEnd="0"
              top="0"
            >
              <CalendarIcon />
            </IconButton>
          </chakra.div>
        </FieldFrame>
      )}
    >
      {(close) => (
        <LazyPart fallback={<Bone height="26rem" />}>
          <CalendarPanel
            value={isDay ? value : ''}
            min={min}
            max={max}
            label={label}
            canClear={required !== true}
            onChoose={(iso) => {
              field.change(iso)
              close()
            }}
          />
        </LazyPart>
      )}
    </Popover>
  )
}
