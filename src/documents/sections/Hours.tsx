import type { Language } from '../../../openapi/define.ts'
import { ethiopianTime } from '../../../openapi/format/clock.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { WEEKDAYS } from '../../../openapi/schemas/company.ts'
import type { CompanyFacts, OpenDay } from '../company-data.ts'
import type { DocumentContext } from '../document.ts'
import { Text } from '../parts/Text.tsx'

/** ISO 8601: Monday is 1. `today` is an ISO date. */
const weekdayOf = (today: string) => new Date(`${today}T12:00:00Z`).getUTCDay() || 7
/** Amharic readers count the hours from sunrise; others read the clock of 24 hours. */
function timeIn(lang: Language, clock: string, say: DocumentContext['say']): string {
  const found = lang === 'am' ? ethiopianTime(clock) : null
  return found === null ? clock : say(`document.hours.${found.part}`, { time: found.time })
}

/** Opening hours, one row per weekday. Today's row is highlighted and labelled. */
export function Hours({
  hours: { days, note },
  context,
}: {
  hours: NonNullable<CompanyFacts['hours']>
  context: DocumentContext
}) {
  const { lang, say } = context
  const today = weekdayOf(context.today)
  const range = ({ opens, closes }: OpenDay) =>
    say('document.hours.range', { from: timeIn(lang, opens, say), to: timeIn(lang, closes, say) })
  return (
    <div className="week">
      {days.length === 0 ? null : (
        <table className="hours">
          <caption>{say('document.hours.zone')}</caption>
          <thead className="hidden">
            <tr>
              <th scope="col">{say('document.hours.day')}</th>
              <th scope="col">{say('document.hours.time')}</th>
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((day) => {
              const open = days.find((one) => one.day === day)
              return (
                <tr
                  key={day}
                  className={[day === today ? 'today' : '', open ? '' : 'shut'].join(' ').trim() || undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <th scope="row">
                    {say(`document.hours.day.${day}`)} {day === today ? <b>{say('document.hours.today')}</b> : null}
                  </th>
                  <td>{open ? range(open) : say('document.hours.closed')}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {note === null || resolve(note, lang) === null ? null : (
        <p className="how">
          <Text value={note} lang={lang} />
        </p>
      )}
    </div>
  )
}
