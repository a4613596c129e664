import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { UnrecordedJob } from '../../../openapi/schemas/facts.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { InformationViewProps } from './InformationView.tsx'

interface UnrecordedJobsProps extends Pick<InformationViewProps, 'record'> {
  readonly jobs: readonly UnrecordedJob[]
}

/** The jobs that companies confirm and that stand in no experience: each is added with one click. */
export function UnrecordedJobs({ jobs, record }: UnrecordedJobsProps) {
  const { t } = useTexts()
  if (jobs.length === 0) return null
  return (
    <>
      {record.failure ? (
        <Notice kind="error" title={t('facts.job.failed')}>
          <FailureLines failure={record.failure} />
        </Notice>
      ) : null}
      {jobs.map((job) => (
        <Job key={job.id} job={job} record={record} />
      ))}
    </>
  )
}

function Job({ job, record }: Pick<UnrecordedJobsProps, 'record'> & { readonly job: UnrecordedJob }) {
  const { t, pick } = useTexts()
  const { month } = useDates()
  const company = pick(job.company)?.text ?? ''
  const values = {
    company,
    title: job.job_title,
    from: month(job.started_on),
    to: job.last_day === null ? '' : month(job.last_day),
  }
  return (
    <Notice
      kind="success"
      title={t('facts.job.title', { company })}
      actions={
        <>
          {job.entries.map((entry) => (
            <Button
              key={entry.id}
              size="sm"
              variant="outline"
              disabled={record.busy}
              onClick={() => record.submit({ jobId: job.id, entryId: entry.id })}
            >
              {t('facts.job.same', { name: pick(entry.name)?.text ?? '' })}
            </Button>
          ))}
          <Button
            size="sm"
            variant="outline"
            disabled={record.busy}
            onClick={() => record.submit({ jobId: job.id, entryId: null })}
          >
            {t('facts.job.add')}
          </Button>
        </>
      }
    >
      {t(job.last_day === null ? 'facts.job.now' : 'facts.job.was', values)}
      {job.entries.length > 0 ? <chakra.p mt="1">{t('facts.job.same.text')}</chakra.p> : null}
    </Notice>
  )
}
