const DAY_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * A day of a spreadsheet as an ISO date: `2026-04-30`, or day first as people and spreadsheets here write it,
 * `30/4/2026`. What is neither stays as it was written. Reports show the day in words, so a month that came first is
 * seen.
 */
export function readDay(text: string): string {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? []
  return year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}
