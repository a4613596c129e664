import { allClosed, closedAtFirst, superiorsOf, type ChartModel } from './chart-model.ts'

/** What a reader has done with the chart. It outlives new data: what no longer exists is passed over. */
export interface ChartState {
  readonly collapsed: ReadonlySet<string>
  /** The position at hand and then its superiors, so that the nearest one is at hand when it is gone. */
  readonly trail: readonly string[]
  /** All about the position at hand is shown. */
  readonly tells: boolean
}
export type ChartAction =
  | { readonly type: 'toggle'; readonly id: string; readonly model: ChartModel }
  | { readonly type: 'open.all' }
  | { readonly type: 'close.all'; readonly model: ChartModel }
  /** Makes a position the one at hand; its superiors are opened. */
  | { readonly type: 'go'; readonly id: string; readonly model: ChartModel }
  | { readonly type: 'tell'; readonly id: string; readonly model: ChartModel }
  | { readonly type: 'quiet' }

export const startOf = (model: ChartModel): ChartState => ({
  collapsed: closedAtFirst(model),
  trail: model.roots.slice(0, 1),
  tells: false,
})

const trailOf = (model: ChartModel, id: string) => [id, ...superiorsOf(model, id)]
const without = (set: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> =>
  ids.some((id) => set.has(id)) ? new Set([...set].filter((id) => !ids.includes(id))) : set

export function reduceChart(state: ChartState, action: ChartAction): ChartState {
  switch (action.type) {
    case 'toggle': {
      const { id, model } = action
      const collapsed = state.collapsed.has(id) ? without(state.collapsed, [id]) : new Set([...state.collapsed, id])
      return { ...state, collapsed, trail: trailOf(model, id) }
    }
    case 'open.all':
      return { ...state, collapsed: new Set() }
    case 'close.all':
      return { ...state, collapsed: allClosed(action.model), trail: action.model.roots.slice(0, 1), tells: false }
    case 'go': {
      const trail = trailOf(action.model, action.id)
      return { ...state, trail, collapsed: without(state.collapsed, trail.slice(1)) }
    }
    case 'tell': {
      const trail = trailOf(action.model, action.id)
      return { trail, tells: true, collapsed: without(state.collapsed, trail.slice(1)) }
    }
    case 'quiet':
      return { ...state, tells: false }
  }
}

/** The position at hand: the last one, or its nearest superior that is still there and shown, else the first. */
export function atHand({ trail, collapsed }: ChartState, model: ChartModel): string | null {
  const there = trail.find((id) => model.places.has(id))
  if (there === undefined) return model.roots[0] ?? null
  return superiorsOf(model, there).findLast((id) => collapsed.has(id)) ?? there
}
