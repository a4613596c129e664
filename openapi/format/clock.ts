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

const IN_WORDS = {
  en: {
    morning: (time: string) => `${time} in the morning, Ethiopian time`,
    afternoon: (time: string) => `${time} in the day, Ethiopian time`,
    evening: (time: string) => `${time} in the evening, Ethiopian time`,
    night: (time: string) => `${time} at night, Ethiopian time`,
  },
  am: {
    morning: (time: string) => `ከጠዋቱ ${time}`,
    afternoon: (time: string) => `ከቀኑ ${time}`,
    evening: (time: string) => `ከምሽቱ ${time}`,
    night: (time: string) => `ከሌሊቱ ${time}`,
  },
} as const

/**
 * A time of day by both clocks, so that nobody comes six hours off: `2:30 PM (8:30 in the day, Ethiopian time)`,
 * `ከቀኑ 8:30 (2:30 PM)`. `clock` is `HH:MM` (24 hours); what is no time stays as it is.
 */
export function bothClocks(clock: string, lang: 'en' | 'am'): string {
  const ethiopian = ethiopianTime(clock)
  if (ethiopian === null) return clock
  const hour = Number(clock.slice(0, 2))
  const international = `${hour % 12 || 12}:${clock.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
  const local = IN_WORDS[lang][ethiopian.part](ethiopian.time)
  return lang === 'am' ? `${local} (${international})` : `${international} (${local})`
}
