import { useState } from 'react'
import type { ListedItem } from './list.ts'

export interface Selection<R> {
  /** Those of the rows on screen that are selected: nothing is done to what nobody sees. */
  readonly rows: readonly R[]
  readonly has: (id: string) => boolean
  readonly turn: (id: string, isOn: boolean) => void
  readonly turnAll: (isOn: boolean) => void
  readonly drop: (ids: readonly string[]) => void
}

/** Which rows of a page are selected. A row that leaves the screen is selected no more. */
export function useSelection<R extends ListedItem>(shown: readonly R[]): Selection<R> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const rows = shown.filter(({ id }) => chosen.has(id))
  if (rows.length < chosen.size) setChosen(new Set(rows.map(({ id }) => id)))
  return {
    rows,
    has: (id) => chosen.has(id),
    turn: (id, isOn) => setChosen(isOn ? new Set([...chosen, id]) : new Set([...chosen].filter((one) => one !== id))),
    turnAll: (isOn) => setChosen(new Set(isOn ? shown.map(({ id }) => id) : [])),
    drop: (ids) => setChosen(new Set([...chosen].filter((one) => !ids.includes(one)))),
  }
}
