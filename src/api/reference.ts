import type { ReferenceEntry, ReferenceList } from '../../openapi/schemas/reference.ts'
import { api } from './client.ts'
import { answer } from './problem.ts'

const kept = new Map<string, Promise<readonly ReferenceEntry[]>>()

/**
 * The entries of a fixed list, of one parent when it is told. Fetched once and kept for as long as the page is open; a
 * failure is not kept. Throws `FailureError`.
 */
export function readReference(list: ReferenceList, parent?: string): Promise<readonly ReferenceEntry[]> {
  const key = `${list} ${parent ?? ''}`
  const known = kept.get(key)
  if (known) return known
  const call = answer(
    api.GET('/reference/{list}', { params: { path: { list }, query: parent === undefined ? {} : { parent } } }),
  )
  kept.set(key, call)
  call.catch(() => kept.delete(key))
  return call
}
