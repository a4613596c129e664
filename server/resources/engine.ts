import type { Operation, StagedFile, Viewer } from '../../openapi/define.ts'
import { hasVerb, type CallKind } from '../../openapi/resource-calls.ts'
import type { collectionOperations } from '../../openapi/resources/registry.ts'
import type { SheetFix } from '../../openapi/schemas/sheet-fix.ts'
import type { HandlerCall, Handlers } from '../kernel/context.ts'
import { bindings, type Binding } from './bindings.ts'
import { changeRows } from './bulk.ts'
import { createEntry, deleteEntry, editEntry, moveEntry, type Change } from './commands.ts'
import { exportEntries } from './csv.ts'
import { importRows } from './import.ts'
import { listEntries, readEntry, type EntriesQuery } from './list.ts'
import { presentOne } from './present.ts'
import { previewLink } from './preview.ts'
import { sendPublishing } from './publishing.ts'
import { restoreEntry } from './restore.ts'
import { readSheet } from './sheet.ts'

/** A call of any resource; its input has been validated by the resource's schemas. */
interface AnyCall extends Omit<HandlerCall<Operation>, 'viewer' | 'params' | 'query' | 'body' | 'files'> {
  readonly files: { readonly file: StagedFile }
  readonly viewer: Viewer | null
  readonly params: { readonly id: string }
  readonly query: EntriesQuery
  readonly body: Readonly<Record<string, unknown>> & {
    readonly id: string
    readonly position: number
    readonly fixes?: readonly SheetFix[]
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
  const send =
    (event: 'publish' | 'schedule' | 'withdraw'): AnyHandler =>
    (call) => {
      const { version, publish_at: at } = call.body
      return change(call, binding, (c) =>
        sendPublishing(c, { id: call.params.id, event, version }, typeof at === 'string' ? new Date(at) : null),
      )
    }
  const all: readonly (readonly [CallKind, string, AnyHandler])[] = [
    ['list', `list${many}`, (call) => listEntries(call.db, binding, call.query, call)],
    [
      'get',
      `get${one}`,
      async (call) =>
        presentOne(call.db, call.services, binding, await readEntry(call.db, binding, call.viewer, call.params.id)),
    ],
    ['create', `create${one}`, (call) => change(call, binding, (c) => createEntry(c, call.body))],
    ['edit', `edit${one}`, (call) => change(call, binding, (c) => editEntry(c, call.params.id, call.body))],
    ['delete', `delete${one}`, (call) => change(call, binding, (c) => deleteEntry(c, call.params.id))],
    ['restore', `restore${one}`, (call) => change(call, binding, (c) => restoreEntry(c, call.params.id))],
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
        const sheet = await readSheet(call.services.uploads, binding, call.files.file, call.body.fixes ?? [])
        return change(call, binding, (c) =>
          importRows(c, sheet, call.body as unknown as Parameters<typeof importRows>[2], call.lang),
        )
      },
    ],
    ['export', `export${many}`, (call) => exportEntries(call.db, binding, call.query, call)],
    ['publish', `publish${one}`, send('publish')],
    ['schedule', `schedule${one}`, send('schedule')],
    ['withdraw', `withdraw${one}`, send('withdraw')],
    [
      'preview',
      `preview${one}`,
      async (call) =>
        previewLink(call.services, binding, await readEntry(call.db, binding, call.viewer, call.params.id), call.now),
    ],
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
