import { chakra } from '@chakra-ui/react/styled-system'
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { useTheme } from '../../ui/theme.ts'
import { keyed, layoutOf, type ChartModel } from './chart-model.ts'
import { StageCard } from './StageCard.tsx'
import { STEP, StageControl, ZOOM } from './stage-control.ts'
import { stageStyle } from './stage-style.ts'
import { useGestures } from './useGestures.ts'

export interface StageHandle {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
  /** Brings a position into view and gives it the focus. */
  readonly goTo: (id: string) => void
}
export interface StageProps {
  readonly model: ChartModel
  readonly collapsed: ReadonlySet<string>
  readonly atHand: string | null
  readonly tells: boolean
  readonly onGo: (id: string) => void
  readonly onToggle: (id: string) => void
  readonly onTell: (id: string) => void
  readonly handle: Ref<StageHandle>
  /** What stands over the chart: buttons, and what a position tells. */
  readonly children?: ReactNode
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}

/** The chart to look around in: dragged, pinched, zoomed by wheel and keys, and walked through as a tree. */
export function Stage({ model, collapsed, atHand, tells, onGo, onToggle, onTell, handle, children }: StageProps) {
  const { t, pick } = useTexts()
  const { theme } = useTheme()
  const isForced = useMedia('(forced-colors: active)')
  const stage = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLCanvasElement>(null)
  const near = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const control = useRef<StageControl | null>(null)
  /** The card that gets the focus as soon as it is an element. */
  const wanted = useRef<string | null>(null)
  const [mounted, setMounted] = useState<ReadonlySet<string>>(new Set())
  const layout = useMemo(() => layoutOf(model, collapsed), [model, collapsed])
  const cards = useMemo(() => new Map(model.cards.map((card) => [card.id, card])), [model])
  const placed = useMemo(() => new Map(layout.cards.map((card) => [card.id, card])), [layout])

  useLayoutEffect(() => {
    if (!stage.current || !whole.current || !near.current || !layer.current) return undefined
    const made = new StageControl(
      { stage: stage.current, whole: whole.current, near: near.current, layer: layer.current },
      { onMount: setMounted },
    )
    control.current = made
    return () => made.close()
  }, [])
  const first = useRef(atHand)
  useLayoutEffect(() => control.current?.show({ layout, cards }, first.current), [layout, cards])
  useEffect(() => control.current?.recolour(), [theme, isForced])
  useGestures(stage, control)

  const goTo = (id: string) => {
    wanted.current = id
    onGo(id)
  }
  // What a position tells never hides the position itself.
  useLayoutEffect(() => {
    control.current?.cover((tells && stage.current?.querySelector('[data-tells]')) || null)
    if (tells && atHand !== null) control.current?.reveal(atHand, false)
  }, [tells, atHand])
  useLayoutEffect(() => {
    const id = wanted.current
    if (id === null || !placed.has(id)) return
    const element = document.getElementById(`position-${id}`)
    if (!element) return
    wanted.current = null
    element.focus({ preventScroll: true })
    // The view itself may be half below the fold of a phone.
    stage.current?.scrollIntoView({ block: 'nearest' })
    control.current?.reveal(id)
  })
  useImperativeHandle(handle, () => ({
    zoomIn: () => control.current?.zoom(ZOOM),
    zoomOut: () => control.current?.zoom(1 / ZOOM),
    fit: () => control.current?.fit(),
    goTo,
  }))

  const toggle = (id: string) => {
    control.current?.hold(id)
    onToggle(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      !(event.target instanceof HTMLElement) ||
      event.target.closest('[data-over]')
    )
      return
    const id = event.target.closest<HTMLElement>('[data-id]')?.dataset['id']
    const arrow = ARROWS[event.key]
    if (event.key === '+' || event.key === '=') control.current?.zoom(ZOOM)
    else if (event.key === '-' || event.key === '_') control.current?.zoom(1 / ZOOM)
    else if (event.key === '0') control.current?.fit()
    else if (arrow && (event.shiftKey || id === undefined)) control.current?.pan(...arrow)
    else if (id === undefined) return
    else if (event.key === 'Enter' || event.key === ' ') onTell(id)
    else {
      const leads = keyed(model, collapsed, id, event.key)
      if (!leads) return
      if ('to' in leads) goTo(leads.to)
      else toggle(leads.toggle)
    }
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('[data-over]')) return
    const id = event.target.closest<HTMLElement>('[data-id]')?.dataset['id']
    if (id === undefined) return
    if (event.target.closest('[data-toggle]')) toggle(id)
    else onTell(id)
  }

  // The position at hand and those around it are there even when they are far out of view: who cannot see moves from
  // one to the next.
  const around = atHand === null ? [] : neighbours(model, atHand)
  const elements = [...new Set([...mounted, ...around])].filter((id) => placed.has(id))
  return (
    <chakra.div
      ref={stage}
      role="group"
      aria-label={t('chart.stage')}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      position="relative"
      overflow="clip"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.subtle"
      userSelect="none"
      height={{ base: 'max(20rem, calc(100dvh - 10rem))', md: 'max(22rem, min(54rem, calc(100dvh - 17rem)))' }}
      scrollMarginTop="20"
      scrollMarginBottom="4"
      css={stageStyle}
    >
      <canvas ref={whole} aria-hidden="true" />
      <canvas ref={near} aria-hidden="true" />
      <div
        ref={layer}
        className="layer"
        role="tree"
        aria-label={t('chart.tree', { company: pick(model.company)?.text ?? '' })}
      >
        {inOrder(model, elements).map((id) => {
          const [place, at] = [model.places.get(id), placed.get(id)]
          if (!place || !at) return null
          return (
            <StageCard
              key={id}
              place={place}
              x={at.x}
              y={at.y}
              isOpen={!collapsed.has(id)}
              isAtHand={id === atHand}
              isTold={tells && id === atHand}
            />
          )
        })}
      </div>
      {children}
    </chakra.div>
  )
}

/** A position with its superior, those beside it and the first under it. */
function neighbours({ places, roots }: ChartModel, id: string): readonly string[] {
  const place = places.get(id)
  if (!place) return []
  const beside = place.parentId === null ? roots : (places.get(place.parentId)?.children ?? [])
  return [place.parentId, beside[place.position - 2], id, beside[place.position], place.children[0]].filter(
    (one) => typeof one === 'string',
  )
}

/** In reading order, so that the tree is read as it is drawn. */
function inOrder(model: ChartModel, ids: readonly string[]): readonly string[] {
  const wanted = new Set(ids)
  return [...model.places.keys()].filter((id) => wanted.has(id))
}
