/** Milliseconds of a day of 24 hours. */
export const DAY = 86_400_000
