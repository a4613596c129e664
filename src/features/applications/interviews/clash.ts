import { instantOf } from '../../../../openapi/format/wall-clock.ts'
import type { Interviewer } from '../../../../openapi/schemas/interview.ts'

/** What a form has of an interview's time so far; anything may be half typed. */
export interface Planned {
  readonly date: string
  readonly time: string
  readonly timeZone: string
  readonly minutes: number
  readonly chosen: readonly string[]
}

/** Who of the chosen people holds another interview at that time; `without` is the interview that is moved. */
export function clashing(
  people: readonly Interviewer[],
  { date, time, timeZone, minutes, chosen }: Planned,
  without: string | null,
): readonly Interviewer[] {
  if (!/^\d{2}:\d{2}$/.test(time)) return []
  const starts = instantOf({ date, time }, timeZone).getTime()
  const ends = starts + minutes * 60_000
  return people.filter(
    ({ id, busy }) =>
      chosen.includes(id) &&
      busy.some(
        (one) => one.interview_id !== without && Date.parse(one.starts_at) < ends && Date.parse(one.ends_at) > starts,
      ),
  )
}
