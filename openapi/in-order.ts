import type { ValidationId } from './explain.ts'
import { endsBeforeStart, type Known } from './format/dates.ts'

/** What has a beginning and an end, as far as a form has them yet. */
interface Period {
  readonly start_date?: string | null
  readonly start_known?: Known
  readonly end_date?: string | null
  readonly end_known?: Known
}

/** A rule of a collection: an end lies not before its beginning. */
export const endsAfterStart = (v: Period, add: (path: string, id: ValidationId) => void): void => {
  if (
    v.start_date &&
    v.end_date &&
    endsBeforeStart({ date: v.start_date, known: v.start_known }, { date: v.end_date, known: v.end_known })
  )
    add('end_date', 'validation.end_before_start')
}

/** A rule of a collection whose period may be unknown: what has ended has begun. */
export const beganIfEnded = (v: Period, add: (path: string, id: ValidationId) => void): void => {
  if (v.start_date === null && v.end_date) add('start_date', 'validation.required')
}
