import type { Operation, Viewer } from '../../openapi/define.ts'
import { resources } from '../../openapi/resources/registry.ts'
import type { Handler, HandlerCall, Handlers } from '../kernel/context.ts'
import { bindings, type Binding } from './bindings.ts'
import { createEntry, deleteEntry, editEntry, moveEntry, type Change } from './commands.ts'
import { exportRows } from './csv.ts'
import { listPage, type ListQuery } from './list.ts'
import { presentRows } from './present.ts'

/** A call of any resource; its input has been validated by the resource's schemas. */
interface AnyCall extends Omit<HandlerCall<Operation>, 'viewer' | 'params' | 'query' | 'body'> {
  readonly viewer: Viewer | null
  readonly params: { readonly id: string }
  readonly query: ListQuery
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string; readonly position: number; readonly version: number }
}
type AnyHandler = (call: AnyCall) => Promise<unknown>

const cap = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Runs a change in the call's transaction. The contract guarantees that the caller is signed in. */
const change = <T>(call: AnyCall, binding: Binding, run: (change: Change) => Promise<T>): Promise<T> =>
  call.write((tx) => {
    if (call.viewer === null) throw new Error('A collection is written by signed-in callers only.')
    return run({ tx, services: call.services, binding, viewer: call.viewer })
  })

/** The handlers of one resource, by operation id. */
function handlersOf(binding: Binding): Readonly<Record<string, AnyHandler>> {
  const { name, plural } = binding.resource
  return {
    [`list${cap(plural)}`]: async (call) => {
      const { rows, meta } = await listPage(call.db, binding, call.viewer, call.query, call.lang)
      return { data: await presentRows(call.db, call.services, binding, rows), meta }
    },
    [`create${cap(name)}`]: (call) => change(call, binding, (c) => createEntry(c, call.body)),
    [`edit${cap(name)}`]: (call) => change(call, binding, (c) => editEntry(c, call.params.id, call.body)),
    [`delete${cap(name)}`]: (call) => change(call, binding, (c) => deleteEntry(c, call.params.id)),
    [`order${cap(plural)}`]: (call) => change(call, binding, (c) => moveEntry(c, call.body)),
    [`export${cap(plural)}`]: async (call) => exportRows(call.db, binding, call.viewer, call.query, call.lang),
  }
}

/** The handlers of a resource, typed by its contract. This is the only cast; it is needed because the keys are computed from the names. */
const serve = <T extends Readonly<Record<string, Operation>>>(resource: { readonly operations: T }, binding: Binding): Handlers<T> => {
  const table = handlersOf(binding)
  for (const id of Object.keys(resource.operations)) if (!Object.hasOwn(table, id)) throw new Error(`The resource has an operation that nothing serves: ${id}.`)
  return table as unknown as { readonly [Id in keyof T]: Handler<T[Id]> }
}

export const handlers = {
  ...serve(resources.about, bindings.about),
  ...serve(resources.socialMedia, bindings.socialMedia),
  ...serve(resources.education, bindings.education),
  ...serve(resources.experience, bindings.experience),
  ...serve(resources.publishedWork, bindings.publishedWork),
  ...serve(resources.personSkill, bindings.personSkill),
  ...serve(resources.testimonial, bindings.testimonial),
  ...serve(resources.service, bindings.service),
  ...serve(resources.product, bindings.product),
  ...serve(resources.teamMember, bindings.teamMember),
  ...serve(resources.hobby, bindings.hobby),
  ...serve(resources.licence, bindings.licence),
  ...serve(resources.skill, bindings.skill),
  ...serve(resources.fieldOfStudy, bindings.fieldOfStudy),
  ...serve(resources.companySize, bindings.companySize),
  ...serve(resources.infoSource, bindings.infoSource),
}
