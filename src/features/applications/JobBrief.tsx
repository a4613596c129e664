import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { ownLink } from '../../../openapi/format/safe-link.ts'
import type { ApplicableJob } from '../../../openapi/schemas/job-application.ts'
import { readReference } from '../../api/reference.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ReferenceName } from '../../ui/ReferenceName.tsx'
import { useReference } from '../../ui/reference.ts'
import { useDates } from '../../ui/useDates.ts'

/** The job in short: where it is, until when it takes applications, and its whole page. */
export function JobBrief({ job }: { readonly job: ApplicableJob }) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const { entries } = useReference(readReference, 'regions')
  const named = pick(entries?.find(({ key }) => key === job.region)?.name)?.text
  // “Bole, Addis Ababa” names its region already.
  const region = named !== undefined && pick(job.city)?.text.includes(named) ? null : job.region
  const page = job.url === null ? null : ownLink(job.url)
  return (
    <Panel>
      <chakra.div display="grid" gap="2">
        <chakra.p fontWeight="600">
          <LocalizedText value={job.employer.name} />
        </chakra.p>
        <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="2" textStyle="sm">
          {job.employment_type === null ? null : (
            <Fact label={t('application.job.type')}>
              <ReferenceName list="employment-types" load={readReference} value={job.employment_type} />
            </Fact>
          )}
          {job.city === null && region === null ? null : (
            <Fact label={t('application.job.place')}>
              {job.city === null ? null : <LocalizedText value={job.city} />}
              {job.city !== null && region !== null ? ' · ' : null}
              {region === null ? null : <ReferenceName list="regions" load={readReference} value={region} />}
            </Fact>
          )}
          {job.deadline === null ? null : <Fact label={t('application.job.deadline')}>{date(job.deadline)}</Fact>}
          {job.reply_within === null ? null : (
            <Fact label={t('application.job.reply')}>
              {t('application.job.reply.days', { count: job.reply_within })}
            </Fact>
          )}
        </chakra.dl>
        {page === null ? null : (
          <Link href={page} target="_blank" rel="noopener" variant="underline" width="fit-content" minHeight="6">
            {t('application.job.open')}
          </Link>
        )}
      </chakra.div>
    </Panel>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <chakra.div>
    <chakra.dt color="fg.muted" textStyle="xs">
      {label}
    </chakra.dt>
    <dd>{children}</dd>
  </chakra.div>
)
