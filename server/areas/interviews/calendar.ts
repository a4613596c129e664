import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import type { Config } from '../../kernel/config.ts'
import type { InterviewRow } from './interviews.policy.ts'

/** What a calendar shows of an interview, in the words of whoever gets the file. */
export interface CalendarWords {
  readonly summary: string
  readonly description: string
  readonly location: string | null
  /** Our page of it. */
  readonly url: string
  /** What the employer is called. */
  readonly organizer: string
}
/** `publish`: a file that somebody saves themself; nobody is asked for an answer by it. */
export type CalendarUse = 'request' | 'cancel' | 'publish'

const METHODS = {
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
  publish: ICalCalendarMethod.PUBLISH,
} as const
const PARTICIPATION = {
  scheduled: ICalAttendeeStatus.NEEDSACTION,
  confirmed: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  cancelled: ICalAttendeeStatus.NEEDSACTION,
  held: ICalAttendeeStatus.ACCEPTED,
} as const

/**
 * An interview as a calendar file (RFC 5545). It is the same event (UID) for everybody and for good, and its SEQUENCE
 * rises with each change, so that calendars move or remove what they have. Times are instants in UTC, which every
 * calendar shows by its own clock. Answers are given on our page, so none is asked for by mail.
 */
export function calendarFile(
  row: Pick<InterviewRow, 'id' | 'status' | 'sequence' | 'startsAt' | 'endsAt' | 'updatedAt'>,
  words: CalendarWords,
  {
    use,
    to,
    config,
  }: { readonly use: CalendarUse; readonly to: string | null; readonly config: Pick<Config, 'webOrigin'> },
): string {
  const host = new URL(config.webOrigin).hostname
  const calendar = ical({ prodId: { company: PRODUCT_NAME, product: 'Interviews' }, method: METHODS[use] })
  const isOff = use === 'cancel' || row.status === 'cancelled'
  calendar.createEvent({
    id: `${row.id}@${host}`,
    sequence: row.sequence,
    stamp: row.updatedAt,
    start: row.startsAt,
    end: row.endsAt,
    summary: words.summary,
    description: words.description,
    ...(words.location === null ? {} : { location: words.location }),
    url: words.url,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: words.organizer, email: `no-reply@${host}` },
    attendees: to === null ? [] : [{ email: to, rsvp: false, status: PARTICIPATION[row.status] }],
  })
  return calendar.toString()
}
