import { createSaveMachine } from '../../src/machines/save/save.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import { answered, failed, reached } from '../models/reached.ts'
import type { FlowStep } from './flow.ts'

const form = createSaveMachine<null, unknown>(() => Promise.reject(new Error('not called')))
const told = (id: string, ...answer: readonly ReturnType<typeof answered>[]) => ({
  type: `xstate.snapshot.${id}`,
  snapshot: reached(form, { row: null }, { type: 'save.submit', values: null, key: 'k' }, ...answer),
})

/** The form `id`, whose own machine (`save`) asks, tells the machine around it what the server gave. */
export const saved = (id: string, row: unknown) => told(id, answered('save', row))
/** It was refused, because the request is in another status by now. */
export function refusedAs(id: string, status: string) {
  const error = refusal('not_pending', { status })
  return { ...told(id, failed('save', error)), error }
}
/** Its call goes out, and the line drops: what a browser shows of both is the form's own. */
export const unanswered = (id: string): readonly FlowStep[] => [
  { kind: 'person', says: `sends it (${id})`, event: told(id) },
  { kind: 'outside', says: `no answer comes (${id})`, event: told(id, failed('save', offline())) },
]
