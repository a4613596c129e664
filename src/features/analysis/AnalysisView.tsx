import { chakra } from '@chakra-ui/react/styled-system'
import type { ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Funnel, Sources, Stages } from './Progress.tsx'
import { Numbers } from './Numbers.tsx'
import { Questions } from './Questions.tsx'
import { Replies } from './Replies.tsx'

const TOTALS = ['applicants', 'running', 'hired', 'rejected', 'withdrawn'] as const

/** What became of those who applied for a posting: first in five numbers, then in charts. */
export function AnalysisView({ analysis }: { readonly analysis: ApplicantAnalysis }) {
  const { t, intl, pick } = useTexts()
  const header = <PageHeader title={t('analysis.of', { title: pick(analysis.posting.title)?.text ?? '' })} />
  if (analysis.applicants === 0)
    return (
      <>
        {header}
        <EmptyState drawing={<PeopleDrawing />} title={t('analysis.empty')} text={t('analysis.empty.text')} />
      </>
    )
  return (
    <>
      {header}
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Panel>
          <Numbers of={TOTALS.map((key) => [t(`analysis.total.${key}`), intl.formatNumber(analysis[key])] as const)} />
        </Panel>
        <Funnel analysis={analysis} />
        <Stages analysis={analysis} />
        <Sources analysis={analysis} />
        <Replies analysis={analysis} />
        <Questions questions={analysis.questions} />
      </chakra.div>
    </>
  )
}
