import { chakra } from '@chakra-ui/react/styled-system'
import {
  getDayOfWeek,
  isSameDay,
  toCalendar,
  today,
  GregorianCalendar,
  getLocalTimeZone,
  type CalendarDate,
} from '@internationalized/date'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../useDates.ts'

export interface CalendarGridProps {
  /** The day that the keyboard is on; its month is shown, in its calendar. */
  readonly at: CalendarDate
  readonly chosen: CalendarDate | null
  readonly label: string
  readonly isAllowed: (date: CalendarDate) => boolean
  readonly onGo: (date: CalendarDate) => void
  readonly onChoose: (date: CalendarDate) => void
}

/** Weeks begin as they do in Ethiopia: on Sunday. */
const REGION = 'am-ET'
const WEEK = [0, 1, 2, 3, 4, 5, 6]
const gregory = new GregorianCalendar()
const isoOf = (date: CalendarDate) => toCalendar(date, gregory).toString()

/** Where a key leads from a day; undefined for other keys. */
function step(date: CalendarDate, { key, shiftKey }: KeyboardEvent): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return date.subtract({ days: 1 })
    case 'ArrowRight':
      return date.add({ days: 1 })
    case 'ArrowUp':
      return date.subtract({ days: 7 })
    case 'ArrowDown':
      return date.add({ days: 7 })
    case 'Home':
      return date.subtract({ days: getDayOfWeek(date, REGION) })
    case 'End':
      return date.add({ days: 6 - getDayOfWeek(date, REGION) })
    case 'PageUp':
      return shiftKey ? date.subtract({ years: 1 }) : date.subtract({ months: 1 })
    case 'PageDown':
      return shiftKey ? date.add({ years: 1 }) : date.add({ months: 1 })
    default:
      return undefined
  }
}

/**
 * The days of one month: arrows go by day and week, Home and End within the week, Page keys by month, with Shift by
 * year.
 */
export function CalendarGrid({ at, chosen, label, isAllowed, onGo, onChoose }: CalendarGridProps) {
  const { lang } = useTexts()
  const { date: words } = useDates()
  const table = useRef<HTMLTableElement>(null)
  const first = at.set({ day: 1 })
  const offset = getDayOfWeek(first, REGION)
  const length = at.calendar.getDaysInMonth(at)
  const now = toCalendar(today(getLocalTimeZone()), at.calendar)
  const names = WEEK.map((day) => {
    // 4 January 2026 is a Sunday.
    const sunday = new Date(Date.UTC(2026, 0, 4 + day))
    const format = (weekday: 'short' | 'long') =>
      new Intl.DateTimeFormat(lang, { weekday, timeZone: 'UTC' }).format(sunday)
    return { short: format('short'), long: format('long') }
  })
  // The keyboard's day gets the focus when the calendar opens and when a key moved it; not when a select above changed
  // the month.
  const byKey = useRef(true)
  const focusDay = useEffectEvent(() => {
    if (!byKey.current) return
    byKey.current = false
    table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  })
  const key = at.toString()
  useEffect(() => focusDay(), [key])
  return (
    <chakra.table
      ref={table}
      role="grid"
      aria-label={label}
      width="full"
      css={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      onKeyDown={(event) => {
        const next = step(at, event)
        if (!next) return
        event.preventDefault()
        byKey.current = true
        onGo(next)
      }}
    >
      <thead>
        <tr>
          {names.map(({ short, long }) => (
            <chakra.th key={long} scope="col" abbr={long} height="8" fontWeight="500" textStyle="xs" color="fg.muted">
              {short}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {/* Always six weeks, so that nothing jumps from month to month. */}
        {[0, 1, 2, 3, 4, 5].map((week) => (
          <chakra.tr key={week} height="10">
            {WEEK.map((weekday) => {
              const number = week * 7 + weekday - offset + 1
              if (number < 1 || number > length) return <td key={weekday} aria-hidden="true" />
              const day = first.set({ day: number })
              const isChosen = chosen !== null && isSameDay(day, chosen)
              const isOpen = isAllowed(day)
              return (
                <chakra.td key={weekday} p="0" textAlign="center" aria-selected={isChosen}>
                  <chakra.button
                    type="button"
                    tabIndex={isSameDay(day, at) ? 0 : -1}
                    aria-label={words(isoOf(day))}
                    aria-disabled={!isOpen}
                    {...(isSameDay(day, now) ? { 'aria-current': 'date' as const } : {})}
                    onClick={() => (isOpen ? onChoose(day) : onGo(day))}
                    width="full"
                    height="10"
                    borderRadius="l1"
                    borderWidth="1px"
                    borderColor={isSameDay(day, now) ? 'border.control' : 'transparent'}
                    bg={isChosen ? 'primary.solid' : 'transparent'}
                    color={isChosen ? 'primary.contrast' : isOpen ? 'fg' : 'fg.subtle'}
                    textDecoration={isOpen ? 'none' : 'line-through'}
                    cursor={isOpen ? 'pointer' : 'not-allowed'}
                    _hover={isChosen ? {} : { bg: 'bg.muted' }}
                    _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' }}
                    css={
                      isChosen
                        ? {
                            '@media (forced-colors: active)': {
                              forcedColorAdjust: 'none',
                              backgroundColor: 'Highlight',
                              color: 'HighlightText',
                            },
                          }
                        : {}
                    }
                  >
                    {number}
                  </chakra.button>
                </chakra.td>
              )
            })}
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  )
}
