import type { Operation, StagedFile, Viewer } from '../../openapi/define.ts'
import { hasVerb, type Verb } from '../../openapi/resource.ts'
import type { collectionOperations } from '../../openapi/resources/registry.ts'
import type { HandlerCall, Handlers } from '../kernel/context.ts'
import { bindings, type Binding } from './bindings.ts'
import { changeRows } from './bulk.ts'
import { createEntry, deleteEntry, editEntry, moveEntry, type Change } from './commands.ts'
import { exportRows } from './csv.ts'
import { importRows } from './import.ts'
import { listPage, readEntry, type ListQuery } from './list.ts'
import { presentOne, presentRows } from './present.ts'
import { readSheet } from './sheet.ts'

/** A call of any resource; its input has been validated by the resource's schemas. */
interface AnyCall extends Omit<HandlerCall<Operation>, 'viewer' | 'params' | 'query' | 'body' | 'files'> {
  readonly files: { readonly file: StagedFile }
  readonly viewer: Viewer | null
  readonly params: { readonly id: string }
  readonly query: ListQuery
  readonly body: Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly position: number
    readonly version: number
  }
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
function handlersOf(binding: Binding): readonly (readonly [id: string, handler: AnyHandler])[] {
  const { resource } = binding
  const [one, many] = [cap(resource.name), cap(resource.plural)]
  const all: readonly (readonly [Verb | 'list' | 'get', string, AnyHandler])[] = [
    [
      'list',
      `list${many}`,
      async (call) => {
        const { rows, meta } = await listPage(call.db, binding, call.viewer, call.query, call.lang)
        return { data: await presentRows(call.db, call.services, binding, rows), meta }
      },
    ],
    [
      'get',
      `get${one}`,
      async (call) =>
        presentOne(call.db, call.services, binding, await readEntry(call.db, binding, call.viewer, call.params.id)),
    ],
    ['create', `create${one}`, (call) => change(call, binding, (c) => createEntry(c, call.body))],
    ['edit', `edit${one}`, (call) => change(call, binding, (c) => editEntry(c, call.params.id, call.body))],
    ['delete', `delete${one}`, (call) => change(call, binding, (c) => deleteEntry(c, call.params.id))],
    ['order', `order${many}`, (call) => change(call, binding, (c) => moveEntry(c, call.body))],
    [
      'bulk',
      `change${many}`,
      (call) =>
        change(call, binding, (c) =>
          changeRows(c, call.body as unknown as Parameters<typeof changeRows>[1], call.lang),
        ),
    ],
    [
      'import',
      `import${many}`,
      async (call) => {
        const sheet = await readSheet(binding, call.files.file)
        return change(call, binding, (c) =>
          importRows(c, sheet, call.body as unknown as Parameters<typeof importRows>[2], call.lang),
        )
      },
    ],
    ['export', `export${many}`, async (call) => exportRows(call.db, binding, call.viewer, call.query, call.lang)],
  ]
  return all.flatMap(([verb, id, handler]) => (hasVerb(resource, verb) ? [[id, handler] as const] : []))
}

/**
 * The handlers of every collection, typed by the contract. This is the only cast; it is needed because the keys are
 * computed from the names.
 */
export const handlers = Object.fromEntries(Object.values(bindings).flatMap(handlersOf)) as unknown as Handlers<
  typeof collectionOperations
>
