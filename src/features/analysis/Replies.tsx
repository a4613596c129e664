import { chakra } from '@chakra-ui/react/styled-system'
import type { ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Bars } from './Bars.tsx'
import { Figure } from './Figure.tsx'
import { hourAtLeast, useDuration } from './useDuration.ts'

const PROMISES = ['kept', 'broken', 'open'] as const

/** How long applicants waited for a first reply, and which promised dates were kept. */
export function Replies({ analysis }: { readonly analysis: ApplicantAnalysis }) {
  const { t, intl } = useTexts()
  const duration = useDuration()
  const { first_reply, promises } = analysis
  const promised = promises.kept + promises.broken + promises.open
  const hours = (value: number | null) => (value === null ? '' : Math.round(value * 10) / 10)
  return (
    <Figure
      title={t('analysis.replies')}
      text={t('analysis.replies.text')}
      file="replies"
      sheet={{
        head: [t('analysis.column.what'), t('analysis.column.value')],
        rows: [
          [t('analysis.column.replied'), first_reply.replied],
          [t('analysis.column.waiting'), first_reply.waiting],
          [t('analysis.column.median'), hours(first_reply.median_hours)],
          [t('analysis.column.p90'), hours(first_reply.p90_hours)],
          ...(promised === 0 ? [] : PROMISES.map((key) => [t(`analysis.column.${key}`), promises[key]] as const)),
        ],
      }}
    >
      <chakra.div display="grid" gap="5">
        <div>
          <chakra.h3 fontWeight="600">{t('analysis.replies.first')}</chakra.h3>
          <p>
            {first_reply.median_hours === null || first_reply.p90_hours === null
              ? t('analysis.replies.none')
              : t('analysis.stages.finished', {
                  median: duration(hourAtLeast(first_reply.median_hours)),
                  p90: duration(hourAtLeast(first_reply.p90_hours)),
                })}
          </p>
          {first_reply.waiting === 0 ? null : (
            <chakra.p color="fg.muted">{t('analysis.replies.waiting', { count: first_reply.waiting })}</chakra.p>
          )}
        </div>
        {promised === 0 ? null : (
          <div>
            <chakra.h3 fontWeight="600" mb="3">
              {t('analysis.promises')}
            </chakra.h3>
            <Bars
              bars={PROMISES.map((key) => ({
                key,
                label: t(`analysis.column.${key}`),
                said: t('analysis.of_total', {
                  count: promises[key],
                  share: intl.formatNumber(promises[key] / promised, { style: 'percent' }),
                }),
                share: promises[key] / promised,
              }))}
            />
          </div>
        )}
      </chakra.div>
    </Figure>
  )
}
