import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { alike } from '../save/differing.ts'

export interface PreviewContext<W> {
  /** What is to be seen now; the last wish wins. */
  readonly wish: W
  /**
   * Milliseconds of rest before a changed wish is asked for, so that a colour being dragged is not asked for at every
   * step.
   */
  readonly rest: number
  /**
   * The address of what is seen; null before the first. It stays until the next one is drawn, so that nothing flickers.
   */
  readonly shown: string | null
  /** The address that is being drawn behind it. */
  readonly next: string | null
  readonly failure: Failure | null
}
export type PreviewEvent<W> =
  | { readonly type: 'wish.changed'; readonly wish: W }
  /** What the page says was saved anew: the same wish leads to another page. */
  | { readonly type: 'page.changed' }
  /** The page behind an address is there to be seen. */
  | { readonly type: 'page.drawn'; readonly url: string }
  | { readonly type: 'preview.retry' }
  | { readonly type: 'network.restored' }

/** Gives the address of a page that shows the wish; throws `FailureError`. The signal aborts when another wish came. */
export type PreviewEffect<W> = (wish: W, signal: AbortSignal) => Promise<string>

/** A page that does not say that it is drawn is shown after this long, milliseconds. */
const PATIENCE = 6000

/**
 * A page that follows what a person tries out: asking, drawing (the new page loads behind the old one), seen, resting
 * (a wish just changed) and failed (with why; what was seen last stays).
 */
export const createPreviewMachine = <W>(ask: PreviewEffect<W>) =>
  setup({
    types: {
      context: {} as PreviewContext<W>,
      input: {} as { readonly wish: W; readonly rest: number },
      events: {} as PreviewEvent<W>,
      tags: {} as 'busy',
    },
    // XState cannot infer through a type parameter, so what the actor takes and gives is named again where it is used.
    actors: { ask: fromPromise<unknown, unknown>(({ input, signal }) => ask(input as W, signal)) },
    delays: { rest: ({ context }) => context.rest, patience: PATIENCE },
    guards: { isNext: ({ context, event }) => event.type === 'page.drawn' && event.url === context.next },
    actions: { show: assign(({ context }) => ({ shown: context.next, next: null })) },
  }).createMachine({
    id: 'preview',
    context: ({ input }) => ({ ...input, shown: null, next: null, failure: null }),
    initial: 'asking',
    on: {
      'wish.changed': {
        guard: ({ context, event }) => !alike(context.wish, event.wish),
        target: '.resting',
        actions: assign(({ event }) => ({ wish: event.wish, next: null, failure: null })),
      },
      'page.changed': { target: '.resting', actions: assign({ next: null, failure: null }) },
    },
    states: {
      resting: { tags: 'busy', after: { rest: 'asking' } },
      asking: {
        tags: 'busy',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }: { context: PreviewContext<W> }) => context.wish,
          onDone: {
            target: 'drawing',
            actions: assign(({ event }) => ({ next: event.output as string, failure: null })),
          },
          onError: { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
        },
      },
      drawing: {
        tags: 'busy',
        on: { 'page.drawn': { guard: 'isNext', target: 'seen', actions: 'show' } },
        after: { patience: { target: 'seen', actions: 'show' } },
      },
      seen: {},
      failed: { on: { 'preview.retry': 'asking', 'network.restored': 'asking' } },
    },
  })

export type PreviewMachine<W> = ReturnType<typeof createPreviewMachine<W>>
