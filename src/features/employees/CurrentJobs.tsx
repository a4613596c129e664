import { useEffect, useState } from 'react'
import { COMMA } from '../../../openapi/format/comma.ts'
import { jobEnding } from '../../../openapi/job-ending.ts'
import { offerBody, type CurrentJob } from '../../../openapi/schemas/job-offer.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { addisDay } from '../../machines/job-offer/addis-day.ts'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { currentJobsMachine } from './employees.effects.ts'

interface CurrentJobsProps {
  readonly email: string
  /** ISO date; empty while none is chosen. */
  readonly fromDate: string
  readonly currentJob: CurrentJob
}
/** Typing pauses this long (milliseconds) before an email is looked up. */
const PAUSE = 400

/** Whom the company hired by this email already: what becomes of their job there. Nothing about anybody else. */
export function CurrentJobs({ email, ...terms }: CurrentJobsProps) {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(offerBody.shape.employee_email.safeParse(email.trim()).data ?? ''), PAUSE)
    return () => clearTimeout(timer)
  }, [email])
  return asked === '' ? null : <Found key={asked} email={asked} {...terms} />
}

function Found({ email, fromDate, currentJob }: CurrentJobsProps) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  const [today] = useState(() => addisDay(new Date()))
  const { data } = useLoad(currentJobsMachine, email)
  // What could not be looked up is said before the acceptance, to both sides.
  const jobs = data ?? []
  if (jobs.length === 0) return null
  const titles = jobs.map(({ job_title: title }) => title).join(COMMA[lang])
  if (currentJob === 'continues')
    return <Notice kind="info">{t('employee.current_job.continues', { jobs: titles })}</Notice>
  if (fromDate === '') return <Notice kind="warning">{t('employee.current_job.when', { jobs: titles })}</Notice>
  const says = ({ job_title: job, started_on: startedOn, last_day: lastDay }: Employment) => {
    const ending = jobEnding({ startedOn, lastDay }, fromDate, today)
    if (ending === null) return t('employee.current_job.ends_before', { job, date: date(lastDay ?? startedOn) })
    return t(ending.begins ? 'employee.current_job.ends' : 'employee.current_job.never', {
      job,
      date: date(ending.lastDay),
    })
  }
  return (
    <Notice kind="warning">
      {jobs.map((job) => (
        <p key={job.id}>{says(job)}</p>
      ))}
    </Notice>
  )
}
