import { jobEnding } from '../../../openapi/job-ending.ts'
import type { OfferTerms, ReplacedJob } from '../../../openapi/schemas/job-offer.ts'
import type { FormerJobs } from '../notifications/notification-kinds.ts'
import type { EmploymentRow } from './offers.queries.ts'

type Job = Pick<EmploymentRow['employment'], 'id' | 'jobTitle' | 'startedOn' | 'lastDay'>
/** The jobs among these that an offer on these terms takes the place of; none when it lets them go on. */
export function replacedBy(
  jobs: readonly Job[],
  { from_date: fromDate, current_job: currentJob }: Pick<OfferTerms, 'from_date' | 'current_job'>,
  today: string,
): ReplacedJob[] {
  if (currentJob === 'continues') return []
  return jobs.flatMap(({ id, jobTitle, startedOn, lastDay }) => {
    const ending = jobEnding({ startedOn, lastDay }, fromDate, today)
    return ending === null
      ? []
      : [
          {
            employment_id: id as ReplacedJob['employment_id'],
            job_title: jobTitle,
            last_day: ending.lastDay,
            begins: ending.begins,
          },
        ]
  })
}

/** The same as values of a notification: the titles in one text, and the day on which the last of them ends. */
export function formerJobs(replaced: readonly ReplacedJob[]): FormerJobs {
  // What never began ends nothing: it is named only where nothing else ends.
  const begun = replaced.filter(({ begins }) => begins)
  const named = begun.length > 0 ? begun : replaced
  const date = named
    .map(({ last_day: day }) => day)
    .toSorted()
    .at(-1)
  if (date === undefined) return {}
  return { ends: begun.length > 0 ? 'yes' : 'never', former: named.map(({ job_title: job }) => job).join(', '), date }
}
