import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '../../../openapi/failure.ts'
import type { OrganisationChart } from '../../../openapi/schemas/structure.ts'
import { saveFile } from '../../api/save-file.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useLive } from '../../ui/live.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useSession } from '../../ui/session-context.ts'
import { Bone } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { chartMachine, readChartFile, type ChartFile } from './chart.effects.ts'
import { modelOf } from './chart-model.ts'
import { VIEWS } from './ChartToolbar.tsx'
import { ChartView } from './ChartView.tsx'

/** `/company/view-structure` */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(chartMachine, null)
  useLive('structure', load.refresh)
  return (
    <>
      <PageHeader title={t('page.organisationChart.title')} purpose={t('chart.purpose')} />
      <LoadGate load={load} skeleton={SKELETON}>
        {(chart) => <LoadedChart chart={chart} />}
      </LoadGate>
    </>
  )
}

const SKELETON = (
  <chakra.div display="flex" flexDirection="column" gap="4">
    <Bone height="11" borderRadius="l2" />
    <Bone height="30rem" borderRadius="l3" />
  </chakra.div>
)

/**
 * A large company is not drawn in the task in which its data came, and a change elsewhere does not hold up who is
 * moving about.
 */
function LoadedChart({ chart }: { readonly chart: OrganisationChart }) {
  const shown = useDeferredValue<OrganisationChart | null>(chart, null)
  return shown ? <ReadyChart chart={shown} /> : SKELETON
}

/** Under this width a chart is a keyhole: the list comes first. */
const NARROW = '(max-width: 599px)'

function ReadyChart({ chart }: { readonly chart: OrganisationChart }) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const { account } = useSession()
  const isNarrow = useMedia(NARROW)
  const [search, setSearch] = useSearchParams()
  const [making, setMaking] = useState<ChartFile | null>(null)
  const [tooLarge, setTooLarge] = useState<ChartFile | null>(null)
  const model = useMemo(() => modelOf(chart, lang), [chart, lang])
  const take = async (file: ChartFile) => {
    setMaking(file)
    setTooLarge(null)
    try {
      saveFile(await readChartFile(file, lang), `${account?.username ?? 'company'}-organisation-chart.${file}`)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'chart_too_large') return setTooLarge(file)
      const said = failureText(failure, t)
      toast({ severity: 'error', title: said.title, text: said.text })
    } finally {
      setMaking(null)
    }
  }
  return (
    <>
      <ChartView
        model={model}
        view={VIEWS.find((view) => view === search.get('view')) ?? (isNarrow ? 'list' : 'chart')}
        onView={(view) => setSearch({ view }, { replace: true })}
        making={making}
        onTake={(file) => void take(file)}
        tooLarge={tooLarge}
        isOwner={account?.is_employee === false}
      />
      <Updated chart={chart} />
    </>
  )
}

/** Tells who cannot see it that the chart changed under their hands. */
function Updated({ chart }: { readonly chart: OrganisationChart }) {
  const { t } = useTexts()
  const first = useRef(chart)
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (first.current === chart) return undefined
    setSaid(true)
    const done = setTimeout(() => setSaid(false), 3000)
    return () => clearTimeout(done)
  }, [chart])
  return (
    <chakra.div role="status" srOnly>
      {isSaid ? t('chart.updated') : ''}
    </chakra.div>
  )
}
