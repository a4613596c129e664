import type { Page, Route } from 'playwright'
import { errorTable, type ErrorCode } from '../../openapi/errors.ts'
import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import type { AnswerStep, FlowStep, WalkedFlow, World } from './flow.ts'

/** Calls of the page that wait until the flow answers them. */
class HeldCalls {
  readonly #waiting = new Map<OperationId, Route[]>()

  async hold(page: Page, ids: readonly OperationId[]): Promise<void> {
    for (const id of new Set(ids)) {
      const { method, path } = anyOperations[id]
      const url = new RegExp(`/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
      await page.route(url, async (route) => {
        if (route.request().method() !== method) return route.fallback()
        this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), route])
      })
    }
  }

  /** The newest call to an operation that still waits; a call that its page gave up is passed over. */
  async take(id: OperationId): Promise<Route> {
    for (let waited = 0; waited < 10_000; waited += 50) {
      const route = this.#waiting.get(id)?.pop()
      if (route) return route
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`the page did not call ${id}`)
  }
}

async function reply(route: Route, { by, event }: AnswerStep): Promise<void> {
  if (by === 'server') return route.continue()
  if (by === 'offline') return route.abort('connectionfailed')
  const { failure } = event['error'] as {
    readonly failure: { readonly code: ErrorCode; readonly data?: unknown; readonly errors?: unknown }
  }
  const { code, data, errors } = failure
  const body = {
    type: 'about:blank',
    title: code,
    status: errorTable[code].status,
    detail: code,
    message: code,
    code,
    request_id: 'flow',
    data,
    errors,
  }
  return route.fulfill({
    status: errorTable[code].status,
    contentType: 'application/problem+json',
    body: JSON.stringify(body),
  })
}

/**
 * Replays one flow step by step; `told` hears each step before it happens. Fails at the first step that cannot be done.
 */
export async function replay(
  { flow, steps }: WalkedFlow,
  world: World,
  told: (step: FlowStep & { readonly reaches: string }) => Promise<void>,
): Promise<void> {
  const unable = steps.find((step) => (step.kind === 'person' || step.kind === 'outside') && !step.does)
  if (unable) throw new Error(`“${unable.says}” cannot be brought about in a browser`)
  const held = new HeldCalls()
  const calls = steps.flatMap((step) => (step.kind === 'answer' ? [step.call] : []))
  if (flow.holds !== 'opened') await held.hold(world.page, calls)
  await flow.open(world)
  if (flow.holds === 'opened') await held.hold(world.page, calls)
  for (const step of steps) {
    await told(step)
    if (step.kind === 'person' || step.kind === 'outside') await step.does?.(world)
    else if (step.kind === 'answer') {
      await step.asks?.(world)
      await reply(await held.take(step.call), step)
    } else await world.page.waitForTimeout(step.delay + 100)
  }
}
