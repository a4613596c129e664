import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useReducer, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { FitIcon, MinusIcon, PlusIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StructureDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import type { ChartFile } from './chart.effects.ts'
import type { ChartModel } from './chart-model.ts'
import { atHand, reduceChart, startOf } from './chart-state.ts'
import { ChartToolbar, type ChartViewKind } from './ChartToolbar.tsx'
import { Details } from './Details.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { Outline, type OutlineHandle } from './Outline.tsx'
import { Stage, type StageHandle } from './Stage.tsx'
import { usePrinting } from './usePrinting.ts'

export interface ChartViewProps {
  readonly model: ChartModel
  readonly view: ChartViewKind
  readonly onView: (view: ChartViewKind) => void
  readonly making: ChartFile | null
  readonly onTake: (file: ChartFile) => void
  /** The kind of file that the chart is too large for, when one was asked for last. */
  readonly tooLarge: ChartFile | null
  /** May create positions. */
  readonly isOwner: boolean
}

/** The organisation chart of a company that has positions, else what to do about that. */
export function ChartView(props: ChartViewProps) {
  const { t } = useTexts()
  if (props.model.places.size > 0) return <FilledChart {...props} />
  return (
    <EmptyState
      drawing={<StructureDrawing />}
      title={t('chart.empty.title')}
      text={t(props.isOwner ? 'chart.empty.owner' : 'chart.empty.staff')}
      action={
        props.isOwner ? (
          <Button asChild>
            <RouterLink to={pages.positions.path}>{t('chart.empty.action')}</RouterLink>
          </Button>
        ) : undefined
      }
    />
  )
}

const NONE: ReadonlySet<string> = new Set()

function FilledChart({ model, view, onView, making, onTake, tooLarge }: ChartViewProps) {
  const { t } = useTexts()
  const [state, dispatch] = useReducer(reduceChart, model, startOf)
  const stage = useRef<StageHandle>(null)
  const list = useRef<OutlineHandle>(null)
  const isPrinting = usePrinting()
  const id = atHand(state, model)
  const place = id === null ? undefined : model.places.get(id)
  const go = (to: string) => dispatch({ type: 'go', id: to, model })
  const toggle = (of: string) => dispatch({ type: 'toggle', id: of, model })
  const goTo = (to: string) => (view === 'chart' ? stage.current?.goTo(to) : list.current?.goTo(to))
  if (isPrinting) return <Outline model={model} collapsed={NONE} onGo={go} onToggle={toggle} />
  return (
    <>
      <ChartToolbar
        model={model}
        view={view}
        onView={onView}
        onFound={goTo}
        onOpenAll={() => dispatch({ type: 'open.all' })}
        onCloseAll={() => dispatch({ type: 'close.all', model })}
      >
        <ExportMenu making={making} onTake={onTake} />
      </ChartToolbar>
      {tooLarge === null ? null : (
        <chakra.div mb="4">
          <Notice kind="warning" title={t('chart.export.too_large', { file: tooLarge.toUpperCase() })}>
            {t('chart.export.too_large.text')}
          </Notice>
        </chakra.div>
      )}
      <chakra.p textStyle="sm" color="fg.muted" mb="2">
        {t('chart.summary', { positions: model.places.size, people: model.people, vacant: model.vacant })}
      </chakra.p>
      {view === 'list' ? (
        <Outline model={model} collapsed={state.collapsed} onGo={go} onToggle={toggle} handle={list} />
      ) : (
        <>
          <Stage
            model={model}
            collapsed={state.collapsed}
            atHand={id}
            tells={state.tells}
            onGo={go}
            onToggle={toggle}
            onTell={(of) => dispatch({ type: 'tell', id: of, model })}
            handle={stage}
          >
            <Zoom
              onIn={() => stage.current?.zoomIn()}
              onOut={() => stage.current?.zoomOut()}
              onFit={() => stage.current?.fit()}
            />
            {state.tells && place ? (
              <Details
                key={place.card.id}
                model={model}
                place={place}
                onGo={(to) => stage.current?.goTo(to)}
                onClose={() => {
                  dispatch({ type: 'quiet' })
                  stage.current?.goTo(place.card.id)
                }}
              />
            ) : null}
          </Stage>
          <chakra.p textStyle="xs" color="fg.muted" mt="2" css={{ '@media (pointer: coarse)': { display: 'none' } }}>
            {t('chart.keys')}
          </chakra.p>
        </>
      )}
    </>
  )
}

interface ZoomProps {
  readonly onIn: () => void
  readonly onOut: () => void
  readonly onFit: () => void
}
function Zoom({ onIn, onOut, onFit }: ZoomProps) {
  const { t } = useTexts()
  return (
    <chakra.div
      data-over=""
      position="absolute"
      insetStart="3"
      bottom="3"
      display="flex"
      flexDirection="column"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="md"
      cursor="auto"
    >
      <IconButton label={t('chart.zoom.in')} onClick={onIn}>
        <PlusIcon />
      </IconButton>
      <IconButton label={t('chart.zoom.out')} onClick={onOut}>
        <MinusIcon />
      </IconButton>
      <IconButton label={t('chart.fit')} onClick={onFit}>
        <FitIcon />
      </IconButton>
    </chakra.div>
  )
}
