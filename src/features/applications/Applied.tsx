import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { DAY } from '../../../openapi/durations.ts'
import type { ApplicableJob, OwnApplication } from '../../../openapi/schemas/job-application.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useDates } from '../../ui/useDates.ts'
import { ApplicationChip } from './application-look.tsx'
import { JobBrief } from './JobBrief.tsx'
import { sentPath } from './paths.ts'

interface AppliedProps {
  readonly job: ApplicableJob
  readonly application: OwnApplication
}

/** The application was sent: where it stands, and what happens next. */
export function Applied({ job, application: { id, status, applied_at } }: AppliedProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const employer = pick(job.employer.name)?.text ?? ''
  const promised =
    applied_at === null || job.reply_within === null
      ? null
      : new Date(Date.parse(applied_at) + job.reply_within * DAY).toISOString()
  const waits = status !== 'hired' && status !== 'rejected' && status !== 'withdrawn'
  return (
    <>
      <PageHeader title={t('application.title', { title: pick(job.title)?.text ?? '' })} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <JobBrief job={job} />
        <Panel title={t('application.sent.title')} action={<ApplicationChip status={status} stage={null} />}>
          <chakra.div display="grid" gap="3" justifyItems="start">
            {applied_at === null ? null : <p>{t('application.sent.at', { date: date(applied_at), employer })}</p>}
            {waits ? (
              <p>
                {promised === null
                  ? t('application.sent.next', { employer })
                  : t('application.sent.promised', { employer, date: date(promised) })}
              </p>
            ) : null}
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button asChild>
                <RouterLink to={sentPath(id)}>{t('application.sent.view')}</RouterLink>
              </Button>
              <Button asChild variant="outline" colorPalette="gray">
                <RouterLink to={pages.appliedJobs.path}>{t('application.sent.all')}</RouterLink>
              </Button>
            </chakra.div>
          </chakra.div>
        </Panel>
      </chakra.div>
    </>
  )
}
