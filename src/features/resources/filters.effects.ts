import type { AnyResource } from '../../../openapi/resource.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import type { AnyField } from '../../../openapi/fields.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { readReference } from '../../api/reference.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { listEffects } from './resource.effects.ts'
import { titleOf, type AnyRow } from './row.ts'

/** One value that a list can be narrowed to, by its name. `row` is the row of another collection that it stands for. */
export interface FilterChoice {
  readonly value: string
  readonly name: Localized
  readonly row: AnyRow | null
}
/** The values of each filter, by its field. */
export type ChoicesByField = Readonly<Record<string, readonly FilterChoice[]>>

/** Rows that are read at once: the most that a list gives. */
const AT_ONCE = 100

/**
 * Every row of another collection, by name: administrators see inactive ones too. How many there are is bounded by the
 * collection itself.
 */
async function rowsOf(resource: AnyResource, signal: AbortSignal): Promise<readonly AnyRow[]> {
  const { read } = listEffects(resource)
  const [sort = ''] = resource.sort
  const rows: AnyRow[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await read({ page, per_page: AT_ONCE, q: '', sort }, signal)
    rows.push(...data)
    if (data.length < AT_ONCE || rows.length >= meta.totalRecords || rows.length >= resource.most) return rows
  }
}

/** What a filter offers beside the choices that its field names itself. */
async function choicesOf(field: AnyField | undefined, signal: AbortSignal): Promise<readonly FilterChoice[]> {
  if (field?.kind === 'reference')
    return (await readReference(field.list)).map(({ key, name }) => ({ value: key, name, row: null }))
  if (field?.kind !== 'relation') return []
  const other = anyResources[field.to]
  return (await rowsOf(other, signal)).map((row) => ({ value: row.id, name: titleOf(other, row), row }))
}

/** What each filter of a collection offers. Throws `FailureError`. */
export const createChoicesMachine = ({ filters = [], fields }: AnyResource) =>
  createLoadMachine<ChoicesByField>(async (_, signal) =>
    Object.fromEntries(
      await Promise.all(filters.map(async (name) => [name, await choicesOf(fields[name], signal)] as const)),
    ),
  )
