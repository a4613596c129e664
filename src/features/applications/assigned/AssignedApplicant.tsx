import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink, useParams } from 'react-router'
import { pages } from '../../../../openapi/routes.ts'
import type { AssignedApplicant } from '../../../../openapi/schemas/applicant-review.ts'
import { useLoad } from '../../../hooks/useLoad.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { useLive } from '../../../ui/live.ts'
import { LoadGate } from '../../../ui/LoadGate.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { FormSkeleton } from '../../../ui/Skeleton.tsx'
import { useDates } from '../../../ui/useDates.ts'
import { ApplicationChip } from '../application-look.tsx'
import { Review } from '../review/Review.tsx'
import { SentContentView } from '../SentContentView.tsx'
import { assignedLoad, readAssignedResume } from './assigned.effects.ts'

/** `/job/assigned/{id}`: an applicant for whoever interviews them, and where a mention in a note leads. */
export function Screen() {
  const { id = '' } = useParams()
  return <One key={id} id={id} />
}
function One({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const load = useLoad(assignedLoad, id)
  useLive('applications', load.refresh)
  return (
    <>
      <BackLink to={pages.assignedApplicants.path}>{t('page.assignedApplicants.title')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={5} />}>
        {(row) => <Interviewed row={row} />}
      </LoadGate>
    </>
  )
}

/** What was sent, and what colleagues say of it. */
export function Interviewed({ row }: { readonly row: AssignedApplicant }) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const { id, name, posting, status, stage, applied_at, sent, hidden_answers, recruits } = row
  return (
    <>
      <PageHeader title={pick(name ?? {})?.text ?? t('application.gone')} />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="center">
          <ApplicationChip status={status} stage={stage} />
          <LocalizedText value={posting.title} />
          <chakra.span color="fg.muted">{t('application.sent.on', { date: date(applied_at) })}</chakra.span>
          {recruits ? (
            <Link asChild variant="underline" display="inline-flex" minHeight="6">
              <RouterLink
                to={`${pages.applicants.path.replace('{slug}', posting.id)}?applicant=${encodeURIComponent(id)}`}
              >
                {t('review.assigned.all')}
              </RouterLink>
            </Link>
          ) : null}
        </chakra.p>
        <Panel>
          <SentContentView sent={sent} readResume={() => readAssignedResume(id)} />
          {hidden_answers > 0 ? (
            <chakra.p color="fg.muted" mt="5">
              {t('review.assigned.hidden', { count: hidden_answers })}
            </chakra.p>
          ) : null}
        </Panel>
        <Panel>
          <Review applicant={id} />
        </Panel>
      </chakra.div>
    </>
  )
}
