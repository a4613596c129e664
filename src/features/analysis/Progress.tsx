import type { ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { hourAtLeast, useDuration } from './useDuration.ts'

interface PartProps {
  readonly analysis: ApplicantAnalysis
}
const shareOf = (count: number, of: number) => (of === 0 ? 0 : count / of)
/** Hours as a table shows them; nothing where there are none. */
const cell = (hours: number | null): number | string => (hours === null ? '' : Math.round(hours * 10) / 10)

/** How many came to each kind of stage, or further. */
export function Funnel({ analysis: { funnel, applicants } }: PartProps) {
  const { t, intl } = useTexts()
  const percent = (count: number) => intl.formatNumber(shareOf(count, applicants), { style: 'percent' })
  return (
    <Figure
      title={t('analysis.funnel')}
      text={t('analysis.funnel.text')}
      file="funnel"
      sheet={{
        head: [
          t('analysis.column.stage'),
          t('analysis.column.reached'),
          t('analysis.column.share'),
          t('analysis.column.here'),
        ],
        rows: funnel.map(({ step, reached, now }) => [
          t(`application.status.${step}`),
          reached,
          Math.round(shareOf(reached, applicants) * 1000) / 10,
          now,
        ]),
      }}
    >
      <Bars
        bars={funnel.map(({ step, reached }) => ({
          key: step,
          label: t(`application.status.${step}`),
          said: t('analysis.of_total', { count: reached, share: percent(reached) }),
          share: shareOf(reached, applicants),
        }))}
      />
    </Figure>
  )
}

/** How long applicants were in each kind of stage. */
export function Stages({ analysis: { stages } }: PartProps) {
  const { t } = useTexts()
  const duration = useDuration()
  const most = Math.max(1, ...stages.map(({ p90_hours }) => p90_hours ?? 0))
  if (stages.length === 0) return null
  return (
    <Figure
      title={t('analysis.stages')}
      text={t('analysis.stages.text')}
      file="time-in-stage"
      sheet={{
        head: [
          t('analysis.column.stage'),
          t('analysis.column.finished'),
          t('analysis.column.median'),
          t('analysis.column.p90'),
          t('analysis.column.here'),
          t('analysis.column.longest'),
        ],
        rows: stages.map(({ step, finished, median_hours, p90_hours, now, longest_hours }) => [
          t(`application.status.${step}`),
          finished,
          cell(median_hours),
          cell(p90_hours),
          now,
          cell(longest_hours),
        ]),
      }}
    >
      <Bars
        bars={stages.map(({ step, median_hours, p90_hours, now, longest_hours }) => ({
          key: step,
          label: t(`application.status.${step}`),
          said:
            median_hours === null || p90_hours === null
              ? t('analysis.stages.none')
              : t('analysis.stages.finished', {
                  median: duration(hourAtLeast(median_hours)),
                  p90: duration(hourAtLeast(p90_hours)),
                }),
          share: (median_hours ?? 0) / most,
          behind: (p90_hours ?? 0) / most,
          ...(now === 0 || longest_hours === null
            ? {}
            : { note: t('analysis.stages.here', { count: now, longest: duration(longest_hours) }) }),
        }))}
      />
    </Figure>
  )
}

/** By which links applicants came, and how far those of each came. */
export function Sources({ analysis: { sources, applicants } }: PartProps) {
  const { t, intl } = useTexts()
  const nameOf = (source: (typeof sources)[number]['source']) => t(`analysis.source.${source ?? 'unknown'}`)
  return (
    <Figure
      title={t('analysis.sources')}
      text={t('analysis.sources.text')}
      file="sources"
      sheet={{
        head: [
          t('analysis.column.source'),
          t('analysis.column.applicants'),
          t('analysis.column.interviewed'),
          t('analysis.column.hired'),
        ],
        rows: sources.map((one) => [nameOf(one.source), one.applicants, one.interviewed, one.hired]),
      }}
    >
      <Bars
        bars={sources.map(({ source, applicants: count, interviewed, hired }) => ({
          key: source ?? 'unknown',
          label: nameOf(source),
          said: t('analysis.of_total', {
            count,
            share: intl.formatNumber(shareOf(count, applicants), { style: 'percent' }),
          }),
          share: shareOf(count, applicants),
          note: t('analysis.sources.hired', { interviewed, hired }),
        }))}
      />
    </Figure>
  )
}
