const EAST_OF_UTC = 3 * 3_600_000

/** The day in Addis Ababa as an ISO date: last days and days for an answer count there, wherever the reader is. */
export const addisDay = (now: Date): string => new Date(now.getTime() + EAST_OF_UTC).toISOString().slice(0, 10)
