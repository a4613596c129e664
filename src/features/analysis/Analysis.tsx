import { useParams } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { analysisLoad } from './analysis.effects.ts'
import { AnalysisView } from './AnalysisView.tsx'

/** `/job/applicants/analysis/{slug}`: what became of those who applied for one posting of the account. */
export function Screen() {
  const { slug = '' } = useParams()
  return <Analysis key={slug} slug={slug} />
}

/** Stories give the slug themselves. */
export function Analysis({ slug }: { readonly slug: string }) {
  const { t } = useTexts()
  const load = useLoad(analysisLoad, slug)
  useLive('applications', load.refresh)
  return (
    <>
      <BackLink to={pages.applicants.path.replace('{slug}', slug)}>{t('analysis.back')}</BackLink>
      <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
        {(analysis) => <AnalysisView analysis={analysis} />}
      </LoadGate>
    </>
  )
}
