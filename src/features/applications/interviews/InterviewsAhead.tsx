import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { ownLink } from '../../../../openapi/format/safe-link.ts'
import type { InterviewAhead } from '../../../../openapi/schemas/interview.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { sentPath } from '../paths.ts'
import { CalendarButton, InterviewDetails } from './InterviewDetails.tsx'
import { interviewsAheadLoad } from './interviews.effects.ts'

/** `/job/interviews`: what is ahead of the reader, as one who holds an interview or who applied. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(interviewsAheadLoad, null)
  useLive('applications', load.refresh)
  return (
    <>
      <PageHeader title={t('page.interviews.title')} />
      <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Panel>
              <EmptyState title={t('interview.ahead.empty')} text={t('interview.ahead.empty.text')} />
            </Panel>
          ) : (
            <chakra.ul listStyleType="none" display="grid" gap="4">
              {rows.map((row) => (
                <li key={`${row.as} ${row.id}`}>
                  <Panel>
                    <One row={row} />
                  </Panel>
                </li>
              ))}
            </chakra.ul>
          )
        }
      </LoadGate>
    </>
  )
}

function One({ row }: { readonly row: InterviewAhead }) {
  const { t, pick } = useTexts()
  const title = pick(row.job_title)?.text ?? ''
  const employer = pick(row.employer)?.text ?? ''
  const person = pick(row.applicant ?? {})?.text ?? t('application.gone')
  const path = row.as === 'applicant' ? sentPath(row.application_id) : ownLink(row.applicants_path ?? '')
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Heading as="h2" textStyle="md" overflowWrap="anywhere">
          {row.as === 'applicant' ? title : t('interview.with', { name: person })}
        </Heading>
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          {row.as === 'applicant' ? employer : `${title} · ${employer}`}
        </chakra.p>
      </div>
      <InterviewDetails row={row} />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {path === null ? null : (
          <Button asChild variant="outline" colorPalette="gray">
            <RouterLink to={path}>
              {t(row.as === 'applicant' ? 'interview.open.application' : 'interview.open.applicant')}
            </RouterLink>
          </Button>
        )}
        <CalendarButton id={row.id} />
      </chakra.div>
    </chakra.div>
  )
}
