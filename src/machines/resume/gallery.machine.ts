import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'

/** What is done to a resume of the gallery as a whole. */
export interface GalleryAct {
  readonly kind: 'duplicate' | 'delete' | 'restore'
  readonly id: string
  readonly name: string
}
export interface GalleryContext {
  /** What was asked for last. */
  readonly act: GalleryAct | null
  readonly failure: Failure | null
}
export type GalleryEvent =
  | { readonly type: 'gallery.act'; readonly act: GalleryAct }
  /** Brings back what was deleted. */
  | { readonly type: 'gallery.undo' }
  | { readonly type: 'gallery.retry' }
  | { readonly type: 'gallery.dismiss' }

/**
 * Duplicating, deleting and restoring resumes, one after another, each told once when it is done or was not. `run` calls
 * the server and throws `FailureError`; the action `changed` is told that the list is another one now.
 */
export const createGalleryMachine = (run: (act: GalleryAct, signal: AbortSignal) => Promise<unknown>) =>
  setup({
    types: {
      context: {} as GalleryContext,
      events: {} as GalleryEvent,
      tags: {} as 'busy',
    },
    actors: {
      run: fromPromise<unknown, GalleryAct | null>(({ input, signal }) =>
        input === null ? Promise.resolve() : run(input, signal),
      ),
    },
    actions: {
      /** Replaced by the screen. */
      changed: () => undefined,
      begin: assign(({ event, context }) =>
        event.type === 'gallery.act' ? { act: event.act, failure: null } : context,
      ),
    },
  }).createMachine({
    id: 'gallery',
    context: { act: null, failure: null },
    initial: 'idle',
    states: {
      idle: { on: { 'gallery.act': { target: 'working', actions: 'begin' } } },
      working: {
        tags: 'busy',
        invoke: {
          id: 'run',
          src: 'run',
          input: ({ context }) => context.act,
          onDone: { target: 'done', actions: 'changed' },
          onError: { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
        },
      },
      done: {
        on: {
          'gallery.act': { target: 'working', actions: 'begin' },
          'gallery.undo': {
            guard: ({ context }) => context.act?.kind === 'delete',
            target: 'working',
            actions: assign(({ context }) => ({ act: context.act && { ...context.act, kind: 'restore' as const } })),
          },
          'gallery.dismiss': 'idle',
        },
      },
      failed: {
        on: {
          'gallery.act': { target: 'working', actions: 'begin' },
          'gallery.retry': 'working',
          'gallery.dismiss': 'idle',
        },
      },
    },
  })
