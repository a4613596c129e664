import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import {
  EthiopicCalendar,
  getLocalTimeZone,
  GregorianCalendar,
  parseDate,
  toCalendar,
  today,
  type CalendarDate,
} from '@internationalized/date'
import { useState } from 'react'
import type { Calendar } from '../../../openapi/format/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx'
import { useSession } from '../session-context.ts'
import { useDates } from '../useDates.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { PlainSelect } from './PlainSelect.tsx'

export interface CalendarPanelProps {
  /** ISO date, or empty. */
  readonly value: string
  readonly min: string
  readonly max: string
  readonly label: string
  readonly canClear: boolean
  /** An ISO date, or empty. */
  readonly onChoose: (iso: string) => void
}

const calendars = { gregorian: new GregorianCalendar(), ethiopian: new EthiopicCalendar() } as const
const CHOICES: readonly Calendar[] = ['gregorian', 'ethiopian']
/** Years to choose from where nothing bounds them: before and after today. */
const PAST = 100
const FUTURE = 20
const isoOf = (date: CalendarDate) => toCalendar(date, calendars.gregorian).toString()

/** A month to choose a day from, in the calendar of the reader, who can change it here; the choice is kept. */
export function CalendarPanel({ value, min, max, label, canClear, onChoose }: CalendarPanelProps) {
  const { t } = useTexts()
  const { calendar, setCalendar } = useSession()
  const { month: monthWords } = useDates()
  const system = calendars[calendar]
  const [lowest, highest, now] = [parseDate(min), parseDate(max), today(getLocalTimeZone())]
  const chosen = value === '' ? null : toCalendar(parseDate(value), system)
  const within = (date: CalendarDate) =>
    date.compare(lowest) < 0 ? lowest : date.compare(highest) > 0 ? highest : date
  const [stood, setStood] = useState(() => within(chosen ?? now))
  // One day in both calendars: what changes is how it is called.
  const at = toCalendar(stood, system)
  const go = (date: CalendarDate) => setStood(within(date))
  const isAllowed = (date: CalendarDate) => date.compare(lowest) >= 0 && date.compare(highest) <= 0

  const yearOf = (date: CalendarDate) => toCalendar(date, system).year
  const first = Math.min(at.year, Math.max(yearOf(lowest), yearOf(now) - PAST))
  const last = Math.max(at.year, Math.min(yearOf(highest), yearOf(now) + FUTURE))
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index))
  // The name of a month is its words without the year.
  const months = Array.from({ length: system.getMonthsInYear(at) }, (_, index) => {
    const date = at.set({ day: 1, month: index + 1 })
    return { value: String(index + 1), label: nameOf(monthWords(isoOf(date)), date.year) }
  })
  const title = monthWords(isoOf(at.set({ day: 1 })))
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <chakra.fieldset
        display="flex"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="l2"
        overflow="hidden"
      >
        <chakra.legend srOnly>{t('field.date.calendar')}</chakra.legend>
        {CHOICES.map((each) => (
          <chakra.label
            key={each}
            position="relative"
            flex="1"
            px="2"
            py="1.5"
            minHeight="9"
            display="grid"
            placeItems="center"
            textAlign="center"
            textStyle="sm"
            cursor="pointer"
            bg={each === calendar ? 'primary.subtle' : 'bg.panel'}
            color={each === calendar ? 'primary.fg' : 'fg.muted'}
            fontWeight={each === calendar ? 'semibold' : 'normal'}
            css={{
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: 'var(--sira-colors-primary-focus-ring)',
                outlineOffset: '-2px',
              },
              '@media (pointer: coarse)': { minHeight: '2.75rem' },
              '@media (forced-colors: active)':
                each === calendar ? { outline: '2px solid Highlight', outlineOffset: '-2px' } : {},
            }}
          >
            <chakra.input
              type="radio"
              name="calendar"
              value={each}
              checked={each === calendar}
              onChange={() => setCalendar(each)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="pointer"
            />
            {t(`field.date.${each}`)}
          </chakra.label>
        ))}
      </chakra.fieldset>
      <chakra.div display="flex" alignItems="center" gap="1">
        <IconButton
          label={t('field.date.previous')}
          disabled={!isAllowed(at.set({ day: 1 }).subtract({ days: 1 }))}
          onClick={() => go(at.subtract({ months: 1 }))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <PlainSelect
          label={t('field.date.month')}
          value={String(at.month)}
          choices={months}
          onChange={(month) => go(at.set({ month: Number(month) }))}
        />
        <PlainSelect
          label={t('field.date.year')}
          value={String(at.year)}
          choices={years.map((year) => ({ value: year, label: year }))}
          onChange={(year) => go(at.set({ year: Number(year) }))}
        />
        <IconButton
          label={t('field.date.next')}
          disabled={!isAllowed(at.set({ day: 1 }).add({ months: 1 }))}
          onClick={() => go(at.add({ months: 1 }))}
        >
          <ChevronRightIcon />
        </IconButton>
      </chakra.div>
      <chakra.div role="status" srOnly>
        {title}
      </chakra.div>
      <CalendarGrid
        at={at}
        chosen={chosen}
        label={`${label}, ${title}`}
        isAllowed={isAllowed}
        onGo={go}
        onChoose={(date) => onChoose(isoOf(date))}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
        <Button
          type="button"
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={!isAllowed(now)}
          onClick={() => onChoose(now.toString())}
        >
          {t('field.date.today')}
        </Button>
        {canClear && value !== '' ? (
          <Button type="button" size="sm" variant="ghost" colorPalette="gray" onClick={() => onChoose('')}>
            {t('field.date.clear')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}

/** `Meskerem 2009 EC` without year and mark. */
const nameOf = (words: string, year: number) => words.split(String(year))[0]?.trim() ?? words
