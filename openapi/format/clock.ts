/** Which part of the day an hour lies in, as people in Ethiopia count them: from 6, 12, 18 and 0 o'clock. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'
const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[]

/** A time of day on the Ethiopian clock, whose twelve hours begin at sunrise: 08:30 is 2:30 in the morning. */
export interface EthiopianTime {
  /** `2:30` */
  readonly time: string
  readonly part: DayPart
}

/** The Ethiopian clock's word for `HH:MM` (24 hours); null for what is no time. */
export function ethiopianTime(clock: string): EthiopianTime | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock)
  if (!found) return null
  const hour = Number(found[1])
  const part = PARTS[Math.floor(hour / 6)]
  return part === undefined ? null : { time: `${(hour + 6) % 12 || 12}:${found[2]}`, part }
}
