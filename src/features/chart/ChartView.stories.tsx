import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test'
import type { Chart } from '../../../openapi/chart-cards.ts'
import type { OrganisationChart } from '../../../openapi/schemas/structure.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { chartSample, largeChart } from '../../api/mocks/chart.ts'
import { sampleId } from '../../api/mocks/sample-ids.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { chartMachine, type ChartFile } from './chart.effects.ts'
import { modelOf } from './chart-model.ts'
import type { ChartViewKind } from './ChartToolbar.tsx'
import { ChartView } from './ChartView.tsx'

interface StageProps {
  readonly chart?: Chart
  /** What the chart is after a change elsewhere. */
  readonly later?: Chart
  readonly view?: ChartViewKind
  readonly making?: ChartFile | null
  readonly tooLarge?: ChartFile | null
  readonly isOwner?: boolean
  readonly onTake?: (file: ChartFile) => void
  /** In the chart's place: a read that is under way or has failed. */
  readonly load?: ReturnType<typeof connectLoad<OrganisationChart, null>>
}

/** The screen without its calls. `later` comes by a button that stands for the live connection. */
function Shown({
  chart = chartSample,
  later,
  view: first = 'chart',
  making = null,
  tooLarge = null,
  isOwner = true,
  onTake = fn(),
  load,
}: StageProps) {
  const { lang } = useTexts()
  const [view, setView] = useState(first)
  const [isLater, setLater] = useState(false)
  const now = isLater && later ? later : chart
  const model = useMemo(() => modelOf(now, lang), [now, lang])
  if (load)
    return (
      <LoadGate load={load} skeleton={<Bone height="20rem" />}>
        {() => null}
      </LoadGate>
    )
  return (
    <>
      {later ? <button type="button" data-testid="later" aria-label="1" onClick={() => setLater(true)} /> : null}
      <h1>1</h1>
      <ChartView
        model={model}
        view={view}
        onView={setView}
        making={making}
        onTake={onTake}
        tooLarge={tooLarge}
        isOwner={isOwner}
      />
    </>
  )
}

const meta = { component: Shown } satisfies Meta<typeof Shown>
export default meta
type S = StoryObj<typeof meta>

const after = (...events: readonly { type: string }[]) => connectLoad(reached(chartMachine, null, ...events), fn())
const position = (n: number) => `position-${sampleId(22, n)}`
const card = (root: HTMLElement, n: number) => {
  const found = root.ownerDocument.getElementById(position(n))
  if (!found) throw new Error(`position ${n} is not drawn`)
  return found
}
const at = (element: Element) => element.getBoundingClientRect()

export const Loading: S = {
  args: { load: after() },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Refused: S = {
  args: { load: after(failed('load', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
export const Offline: S = {
  args: { load: after(failed('load', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
/** A later read failed: what is there stays, and says that it may be old. */
export const Outdated: S = {
  args: { load: after(answered('load', chartSample), { type: 'load.refresh' }, failed('refresh', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible(),
}

/** Positions, people and vacant seats, as a tree with levels. */
export const Filled: S = {
  play: async ({ canvas, canvasElement, globals }) => {
    // The lines between the positions are drawn, and not only into a hidden sheet.
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('canvas')].some((sheet) => getComputedStyle(sheet).visibility === 'visible'),
      ).toBe(true),
    )
    const say = sayIn(globals)
    await waitFor(() => expect(card(canvasElement, 0)).toBeVisible())
    await expect(card(canvasElement, 0)).toHaveAttribute('aria-level', '1')
    await expect(card(canvasElement, 0)).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(card(canvasElement, 2)).toHaveTextContent(say('chart.vacant')))
    await expect(canvas.getByText(say('chart.summary', { positions: 13, people: 20, vacant: 10 }))).toBeVisible()
  },
}

/** Who has accepted an offer and is still to begin holds the seat, with the day beside the name. */
export const Beginning: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const starting = new RegExp(say('chart.starts.short', { date: '.*\\d+.*' }))
    await waitFor(() => expect(card(canvasElement, 9)).toHaveTextContent(starting))
    await expect(card(canvasElement, 0)).not.toHaveTextContent(starting)
    card(canvasElement, 9).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region')).toHaveTextContent(
      new RegExp(say('chart.starts', { date: '.*2(026|018).*' })),
    )
  },
}

/** Walked through by keys: into branches, closed and opened, and told about. */
export const ByKeys: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const manager = card(canvasElement, 0)
    manager.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(card(canvasElement, 0).ownerDocument.activeElement).toHaveAttribute('aria-level', '2')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    await expect(manager).toHaveAttribute('aria-expanded', 'false')
    await expect(canvasElement.querySelectorAll('[role=treeitem]')).toHaveLength(2)
    await waitFor(() => expect(manager).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(manager).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('region')).toHaveTextContent(say('chart.seats.taken', { filled: 1, headcount: 1 }))
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await waitFor(() => expect(manager).toHaveFocus())
  },
}

/** The wheel comes nearer to what is under the pointer; keys and buttons zoom too; 0 shows the whole. */
export const Zoomed: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const manager = card(canvasElement, 0)
    await waitFor(() => expect(at(manager).width).toBeGreaterThan(50))
    const stage = canvas.getByRole('group', { name: say('chart.stage') })
    const before = at(manager).width
    await fireEvent.wheel(stage, { deltaY: -400, clientX: at(manager).left, clientY: at(manager).top })
    await waitFor(() => expect(at(manager).width).toBeGreaterThan(before * 1.2))
    const near = at(manager).width
    stage.focus()
    await userEvent.keyboard('-')
    await waitFor(() => expect(at(manager).width).toBeLessThan(near))
    await userEvent.click(canvas.getByRole('button', { name: say('chart.zoom.in') }))
    await waitFor(() => expect(at(manager).width).toBeCloseTo(near, 0))
    const { left } = at(manager)
    await userEvent.keyboard('{ArrowRight}')
    stage.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(at(manager).left).toBeCloseTo(left - 80, 0))
    await userEvent.keyboard('0')
    await waitFor(() => expect(at(manager).left).toBeGreaterThanOrEqual(at(stage).left))
  },
}

/** A drag moves the chart and is no press on the card it began at. */
export const Dragged: S = {
  play: async ({ canvas, canvasElement }) => {
    const manager = card(canvasElement, 0)
    await waitFor(() => expect(at(manager).width).toBeGreaterThan(50))
    const { left, top } = at(manager)
    const from = { clientX: left + 20, clientY: top + 20, pointerId: 1, button: 0 }
    await fireEvent.pointerDown(manager, from)
    for (const step of [10, 30, 50])
      await fireEvent.pointerMove(manager, { ...from, clientX: from.clientX + step, clientY: from.clientY + step })
    await fireEvent.pointerUp(manager, from)
    await fireEvent.click(manager)
    await waitFor(() => expect(at(manager).left).toBeCloseTo(left + 50, 0))
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** A person is found by a part of the name in either script; the chart opens what hides them, and goes there. */
export const Found: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('chart.close_all') }))
    await userEvent.type(canvas.getByRole('combobox'), 'ቡና መራጭ')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(card(canvasElement, 6)).toHaveFocus())
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}
/** A single hit needs no arrow: Enter goes there. */
export const FoundByEnter: S = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ቡና መራጭ{Enter}')
    await waitFor(() => expect(card(canvasElement, 6)).toHaveFocus())
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}
/** What a position tells stands beside it, or below it on a phone, and never over it. */
export const ToldBeside: S = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const n of [0, 1, 2]) {
      await waitFor(() => expect(card(canvasElement, n)).toBeVisible())
      card(canvasElement, n).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => {
        const [told, panel] = [at(card(canvasElement, n)), at(canvas.getByRole('region'))]
        const isFree = told.right <= panel.left || told.bottom <= panel.top
        return expect({ n, isFree }).toEqual({ n, isFree: true })
      })
      await userEvent.keyboard('{Escape}')
    }
  },
}
/** Nothing of a chart whose cards can still be read is cut off when it is first seen. */
export const SeenWhole: S = {
  play: async ({ canvas, canvasElement, globals }) => {
    if (globals['viewport'] === 'phone') return
    const stage = at(canvas.getByRole('group', { name: sayIn(globals)('chart.stage') }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=treeitem]')).toHaveLength(13))
    for (const item of canvasElement.querySelectorAll('[role=treeitem]')) {
      const { left, right, top, bottom } = at(item)
      await expect(left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom).toBe(true)
    }
  },
}
export const NotFound: S = {
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra')
    await waitFor(() => expect(canvas.getAllByText(sayIn(globals)('chart.find.nothing'))[0]).toBeVisible())
  },
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
/** Waits until nothing more comes of what the chart puts off until there is time: a few cards at each turn. */
async function quiet(within: HTMLElement): Promise<void> {
  await document.fonts.ready
  const cards = () => [...within.querySelectorAll('[role=treeitem]')].map(({ id }) => id).join()
  for (let turns = 0, former = ''; turns < 5; turns = cards() === former ? turns + 1 : 0) {
    former = cards()
    await frames(2)
    await new Promise((resolve) => requestIdleCallback(resolve))
  }
}

/** What changes elsewhere is drawn at once; place, zoom and what is closed stay. */
export const ChangedElsewhere: S = {
  args: {
    later: {
      ...chartSample,
      nodes: [
        ...chartSample.nodes.map((node, n) =>
          n === 2
            ? {
                ...node,
                people: [
                  {
                    employment_id: sampleId(23, 999),
                    name: { en: 'Newly Employed', am: 'አዲስ ተቀጣሪ' },
                    photo: null,
                    username: null,
                    starts_on: null,
                  },
                ],
              }
            : node,
        ),
        ...largeChart(3).nodes.map((node, n) => ({ ...node, id: sampleId(22, 500 + n), reports_to_id: null })),
      ],
    },
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await waitFor(() => expect(card(canvasElement, 1)).toBeVisible())
    card(canvasElement, 1).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(card(canvasElement, 1)).toHaveAttribute('aria-expanded', 'false')
    const { width: before } = at(card(canvasElement, 1))
    await userEvent.click(canvas.getByRole('button', { name: say('chart.zoom.out') }))
    await waitFor(() => expect(at(card(canvasElement, 1)).width).toBeLessThan(before))
    await quiet(canvasElement)
    const { width } = at(card(canvasElement, 1))
    await userEvent.click(canvas.getByTestId('later'))
    await waitFor(() =>
      expect(card(canvasElement, 2)).toHaveTextContent(globals['lang'] === 'am' ? 'አዲስ ተቀጣሪ' : 'Newly Employed'),
    )
    await expect(at(card(canvasElement, 1)).width).toBeCloseTo(width, 1)
    await expect(card(canvasElement, 1)).toHaveAttribute('aria-expanded', 'false')
  },
}

/** 2,000 positions: whole rows are open, and only what is in view is there. */
export const Large: S = {
  args: { chart: largeChart(2000) },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=treeitem]').length).toBeGreaterThan(3))
    await userEvent.click(canvas.getByRole('button', { name: say('chart.open_all') }))
    await userEvent.click(canvas.getByRole('button', { name: say('chart.fit') }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=treeitem]').length).toBeLessThan(12))
  },
}

/**
 * A movement of a large chart sets transforms and nothing else, so that it costs a slow phone the same however large
 * the company is. What it uncovers comes when there is time.
 */
export const MovedFar: S = {
  args: { chart: largeChart(2000) },
  play: async ({ canvas, canvasElement, globals }) => {
    const stage = canvas.getByRole('group', { name: sayIn(globals)('chart.stage') })
    const items = () => [...canvasElement.querySelectorAll('[role=treeitem]')].map(({ id }) => id)
    await waitFor(() => expect(items().length).toBeGreaterThan(3))
    await quiet(canvasElement)
    const waiting: IdleRequestCallback[] = []
    const idle = spyOn(window, 'requestIdleCallback').mockImplementation((work) => waiting.push(work))
    const drawn = spyOn(CanvasRenderingContext2D.prototype, 'fillRect')
    const former = items()
    const changes: MutationRecord[] = []
    const watch = new MutationObserver((found) => changes.push(...found))
    watch.observe(stage, { subtree: true, childList: true, characterData: true, attributes: true })
    const from = { clientX: 300, clientY: 300, pointerId: 1, button: 0 }
    await fireEvent.pointerDown(stage, from)
    for (let step = 1; step <= 20; step++) {
      await fireEvent.pointerMove(stage, { ...from, clientX: 300 - 60 * step, clientY: 300 - 20 * step })
      await frames(1)
    }
    await fireEvent.pointerUp(stage, from)
    for (let step = 0; step < 12; step++) {
      await fireEvent.wheel(stage, { deltaY: step < 6 ? 300 : -300, clientX: 300, clientY: 300 })
      await frames(1)
    }
    await frames(2)
    await expect(items()).toEqual(former)
    await expect(new Set(changes.map(({ type, attributeName }) => `${type} ${attributeName}`))).toEqual(
      new Set(['attributes style', 'attributes data-dragged']),
    )
    await expect(drawn).not.toHaveBeenCalled()
    watch.disconnect()
    idle.mockRestore()
    for (const work of waiting) work({ didTimeout: false, timeRemaining: () => 0 })
    await waitFor(() => expect(drawn).toHaveBeenCalled())
    await waitFor(() => expect(items()).not.toEqual(former))
    drawn.mockRestore()
  },
}

export const List: S = {
  args: { view: 'list' },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13)
    const [toggle] = canvas.getAllByRole('button', { expanded: true })
    if (toggle) await userEvent.click(toggle)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.type(canvas.getByRole('combobox'), 'ቡና መራጭ')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(say('chart.more', { people: 0, vacant: 3 })))
    await userEvent.click(canvas.getByRole('button', { name: say('chart.view.chart') }))
    await waitFor(() => expect(canvas.getByRole('tree')).toBeInTheDocument())
  },
}

/** A file is on its way: no second one can be asked for. */
export const Exporting: S = {
  args: { making: 'pdf', onTake: fn() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('chart.export') }))
    const entry = await screen.findByRole('menuitem', { name: say('chart.export.png') })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(entry)
    await expect(entry).toBeVisible()
    await expect(args.onTake).not.toHaveBeenCalled()
  },
}
/** The server could not make the file: what else to do stands above the chart, which stays as it is. */
export const TooLargeToExport: S = {
  args: { tooLarge: 'pdf', onTake: fn() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('chart.export.too_large', { file: 'PDF' }))
    await expect(canvas.getByRole('tree')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: say('chart.export') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('chart.export.png') }))
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith('png'))
  },
}
export const Exported: S = {
  args: { onTake: fn() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('chart.export') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('chart.export.svg') }))
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith('svg'))
  },
}

export const Empty: S = {
  args: { chart: { ...chartSample, nodes: [] } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('chart.empty.action') })).toHaveAttribute(
      'href',
      '/company/positions',
    ),
}
/** Who works there can create nothing: no way is shown that they may not go. */
export const EmptyForEmployees: S = {
  args: { chart: { ...chartSample, nodes: [] }, isOwner: false },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('chart.empty.staff'))).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
