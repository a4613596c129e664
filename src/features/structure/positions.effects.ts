import type { z } from 'zod'
import type { Position, positionBody } from '../../../openapi/schemas/structure.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { callOf } from '../../machines/list/address.ts'
import { createBulkMachine, forEachRow } from '../../machines/list/bulk.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { placed } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import type { Department } from './departments.effects.ts'
import type { ListedPosition } from './positions.connect.ts'

export type PositionBody = z.output<typeof positionBody>

const at = (id: string) => ({ path: { id } })

const remove = (row: ListedPosition, signal: AbortSignal) =>
  answer(api.DELETE('/positions/{id}', { params: at(row.id), signal }))

/** The positions of the company this tab acts for. */
export const positionsMachine = createListMachine<ListedPosition>({
  read: async (query, signal) =>
    placed(await answer(api.GET('/positions', { params: { query: callOf(query) }, signal }))),
  change: async (change, signal) => {
    if (change.kind !== 'delete') throw new Error(`a position is not changed by ${change.kind} from its list`)
    await remove(change.row, signal)
    return null
  },
})

/** Deletes those that are selected, each for itself: one that someone holds stops no other. */
export const deleteMachine = createBulkMachine<ListedPosition>(({ rows }, _, signal) =>
  forEachRow(rows, (row) => remove(row, signal)),
)

/** The form of one position: creates without a row, edits with one. */
export const positionSaveMachine = createSaveMachine<PositionBody, Position>(
  ({ values, row, key }, signal) =>
    row === null
      ? answer(api.POST('/positions', { body: values, headers: once(key), signal }))
      : answer(api.PUT('/positions/{id}', { params: at(row.id), body: { ...values, version: row.version }, signal })),
  { canEdit: true },
)

/** All departments, to choose from. */
export const choicesMachine = createLoadMachine<readonly Department[]>((_, signal) =>
  answer(api.GET('/departments', { signal })),
)
