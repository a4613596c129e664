import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { saveFile } from '../../api/save-file.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Chart, type ChartSeries } from '../../ui/Chart.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ViewsDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { ChoiceButton } from '../../ui/ChoiceButton.tsx'
import { Count, Counts } from './Count.tsx'
import type { DashboardData } from './dashboard.effects.ts'
import { viewsCsv } from './views-csv.ts'

interface ViewsProps {
  readonly views: NonNullable<DashboardData['views']>
}
const SOURCES = ['link', 'qr', 'search'] as const
type Source = (typeof SOURCES)[number]
const HUES = { link: 'primary', qr: 'secondary', search: 'success' } as const satisfies Readonly<
  Record<Source, ChartSeries['hue']>
>

/** How often the account was looked at, by whom and from where, day by day. */
export function Views({ views }: ViewsProps) {
  const { t } = useTexts()
  if (views.total === 0)
    return (
      <Panel title={t('profile.dashboard.views')} text={t('profile.dashboard.days')}>
        <EmptyState
          drawing={<ViewsDrawing />}
          title={t('profile.dashboard.no_views')}
          text={t('profile.dashboard.no_views.text')}
        />
      </Panel>
    )
  return (
    <Panel title={t('profile.dashboard.views')} text={t('profile.dashboard.days')} action={<CsvButton views={views} />}>
      <chakra.div mb="6">
        <Counts>
          <Count label={t('profile.dashboard.views')} value={views.total} />
          <Count
            label={t('profile.dashboard.viewers')}
            value={views.daily_viewers}
            help={t('profile.dashboard.viewers.help')}
          />
        </Counts>
      </chakra.div>
      <ByDay views={views} />
    </Panel>
  )
}

/** Views and viewers of each day, or the views from one source. */
function ByDay({ views }: ViewsProps) {
  const { t, intl } = useTexts()
  const [source, setSource] = useState<Source | null>(null)
  const name = (of: Source) => t(`profile.dashboard.source.${of}`)
  const series: readonly ChartSeries[] = source
    ? [{ key: source, label: name(source), hue: HUES[source] }]
    : [
        { key: 'views', label: t('profile.dashboard.views'), hue: 'primary' },
        { key: 'viewers', label: t('profile.dashboard.viewers'), hue: 'secondary' },
      ]
  const choice = (of: Source | null, label: string, count: number) => (
    <ChoiceButton key={of ?? 'all'} size="sm" chosen={of === source} onClick={() => setSource(of)}>
      {label}
      <chakra.span fontVariantNumeric="tabular-nums" fontWeight="400">
        {intl.formatNumber(count)}
      </chakra.span>
    </ChoiceButton>
  )
  return (
    <>
      <chakra.div
        role="group"
        aria-label={t('profile.dashboard.sources')}
        display="flex"
        flexWrap="wrap"
        gap="2"
        mb="5"
      >
        {choice(null, t('profile.dashboard.source.all'), views.total)}
        {SOURCES.map((of) => choice(of, name(of), views.sources[of]))}
      </chakra.div>
      {source && views.sources[source] === 0 ? (
        <chakra.p color="fg.muted" textStyle="sm" mb="3">
          {t('profile.dashboard.source.none')}
        </chakra.p>
      ) : null}
      <Chart
        title={source ? t('profile.dashboard.views_from', { source: name(source) }) : t('profile.dashboard.views')}
        days={views.days.map(({ date, ...values }) => ({ date, values }))}
        series={series}
      />
    </>
  )
}

function CsvButton({ views }: ViewsProps) {
  const { t } = useTexts()
  const names = {
    date: t('profile.dashboard.csv.date'),
    views: t('profile.dashboard.views'),
    viewers: t('profile.dashboard.viewers'),
    link: t('profile.dashboard.source.link'),
    qr: t('profile.dashboard.source.qr'),
    search: t('profile.dashboard.source.search'),
  }
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      onClick={() =>
        saveFile(
          new Blob([viewsCsv(views.days, names)], { type: 'text/csv;charset=utf-8' }),
          `views-${views.days.at(-1)?.date ?? ''}.csv`,
        )
      }
    >
      <DownloadIcon />
      {t('profile.dashboard.csv')}
    </Button>
  )
}
