import ICAL from 'ical.js'

/** What a calendar reads in a file with one event. Times are ISO instants. */
export function readCalendar(file: string) {
  const calendar = ICAL.Component.fromString(file)
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('The file has no event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    summary: event.summary,
    description: event.description,
    location: event.location,
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
    others: calendar.getAllSubcomponents().length + event.component.getAllSubcomponents().length,
  }
}
