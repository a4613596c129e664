import { bothClocks } from '../../../../openapi/format/clock.ts'
import { wallTime, zoneName } from '../../../../openapi/format/wall-clock.ts'
import type { InterviewAhead } from '../../../../openapi/schemas/interview.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useDates } from '../../../ui/useDates.ts'

type Timed = Pick<InterviewAhead, 'date' | 'time' | 'time_zone' | 'starts_at'>
/** When an interview is, in words. */
export interface InterviewTime {
  readonly day: string
  /** By both clocks. */
  readonly clocks: string
  readonly zone: string
  /** By the reader's own clock, where that shows another time. */
  readonly own: string | null
}

/** The time of an interview in its own time zone, by both clocks, in the reader's calendar. */
export function useInterviewTime(): (row: Timed) => InterviewTime {
  const { lang } = useTexts()
  const { date } = useDates()
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (row) => {
    const starts = new Date(row.starts_at)
    const own = wallTime(starts, ownZone)
    const isOther = own.date !== row.date || own.time !== row.time
    return {
      day: date(row.date),
      clocks: bothClocks(row.time, lang),
      zone: zoneName(starts, row.time_zone, lang),
      own: isOther ? `${own.date === row.date ? '' : `${date(own.date)}, `}${bothClocks(own.time, lang)}` : null,
    }
  }
}
