import { WEEKDAYS, type PartValues } from '../../../openapi/schemas/company.ts'

export type WorkingDay = PartValues<'hours'>['days'][number]
export type Weekday = WorkingDay['day']
/** What most offices keep: half past two to half past eleven on the Ethiopian clock. */
const USUAL = { opens: '08:30', closes: '17:30' } as const
/** Monday to Friday. */
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5]

export type CopyTo = 'open' | 'workdays' | 'all'
const inOrder = (days: readonly WorkingDay[]) => days.toSorted((a, b) => a.day - b.day)
const times = (days: readonly WorkingDay[], day: Weekday) => days.find((each) => each.day === day)

/**
 * Opens or closes a day. One that opens begins with the hours of the day before it that is open, else the usual ones.
 */
export function withDay(days: readonly WorkingDay[], day: Weekday, isOpen: boolean): WorkingDay[] {
  const others = days.filter((each) => each.day !== day)
  if (!isOpen) return others
  const former = others.findLast((each) => each.day < day) ?? others[0] ?? USUAL
  return inOrder([...others, { day, opens: former.opens, closes: former.closes }])
}
/** Changes the hours of an open day. */
export const withTimes = (
  days: readonly WorkingDay[],
  day: Weekday,
  change: Partial<Pick<WorkingDay, 'opens' | 'closes'>>,
): WorkingDay[] => days.map((each) => (each.day === day ? { ...each, ...change } : each))

/**
 * Gives the hours of one day to others: to those that are open, to Monday to Friday, or to all seven; days that were
 * closed open with it.
 */
export function copied(days: readonly WorkingDay[], from: Weekday, to: CopyTo): WorkingDay[] {
  const source = times(days, from)
  if (!source) return [...days]
  const wanted: readonly Weekday[] = to === 'all' ? WEEKDAYS : to === 'workdays' ? WORKDAYS : days.map(({ day }) => day)
  const kept = days.filter(({ day }) => !wanted.includes(day))
  return inOrder([...kept, ...wanted.map((day) => ({ ...source, day }))])
}
