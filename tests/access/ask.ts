import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import type { Answered } from '../setup/app.ts'
import type { Ask, ViewerName, World } from './world.ts'

/** A path of the contract with its parameters in it. */
export const pathOf = (id: OperationId, { params = {}, query }: Ask): string => {
  const path = anyOperations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}

/** Makes a call as a viewer, from an address of its own, so that limits by address do not meet. */
export async function put(
  world: World,
  id: OperationId,
  viewer: ViewerName,
  ask: Ask,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const n = world.next()
  const as =
    ask.token === undefined || viewer === 'anonymous'
      ? await world.as(viewer)
      : { token: ask.token, accountId: world.people[viewer].accountId }
  return world.app.call(anyOperations[id].method, pathOf(id, ask), {
    as,
    body: ask.body,
    headers,
    address: `10.${100 + (n % 100)}.${Math.floor(n / 100) % 250}.1`,
  })
}
