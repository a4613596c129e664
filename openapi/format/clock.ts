/**
 * The part of the day that an hour belongs to, as people in Ethiopia count them: they begin at 6, 12, 18 and 0 o'clock.
 */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night'
const PARTS = ['night', 'morning', 'afternoon', 'evening'] as const satisfies readonly DayPart[]

/** A time of day on the Ethiopian clock, whose twelve hours begin at sunrise: 08:30 is 2:30 in the morning. */
export interface EthiopianTime {
  /** `2:30` */
  readonly time: string
  readonly part: DayPart
}

/** `HH:MM` (24 hours) on the Ethiopian clock; null if it is not a time. */
export function ethiopianTime(clock: string): EthiopianTime | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock)
  if (!found) return null
  const hour = Number(found[1])
  const part = PARTS[Math.floor(hour / 6)]
  return part === undefined ? null : { time: `${(hour + 6) % 12 || 12}:${found[2]}`, part }
}
