import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { site as siteLifecycle } from '../../../openapi/lifecycles/site.ts'
import { sources, type SendOf } from '../../../openapi/lifecycle.ts'
import type { Look, siteAnswer } from '../../../openapi/schemas/site.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { detailOf, isRefusal } from '../failure.ts'

export type Site = z.output<typeof siteAnswer>
export type Template = Site['template']
/** What of a site its owner chooses and saves. */
export interface Dress {
  readonly template: Template
  readonly look: Look
  readonly indexable: boolean
}
/** One wish to the server; every one carries the version of the site that the person saw. */
export type SiteCall =
  | { readonly kind: 'publish'; readonly indexable: boolean; readonly version: number }
  | { readonly kind: 'unpublish'; readonly version: number }
  | ({ readonly kind: 'edit'; readonly version: number } & Dress)
export interface PublishContext {
  readonly site: Site
  /** The answer to "may search engines list it", as it stands in the question. */
  readonly indexable: boolean
  readonly call: SiteCall | null
  readonly failure: Failure | null
  /** What was last done. */
  readonly done: SiteCall['kind'] | null
  /** What is being saved is to be published next. */
  readonly thenPublish: boolean
}
export type PublishEvent =
  | { readonly type: 'publish.ask' }
  | { readonly type: 'unpublish.ask' }
  | { readonly type: 'indexing.answer'; readonly indexable: boolean }
  | { readonly type: 'site.edit'; readonly dress: Dress; readonly thenPublish: boolean }
  | { readonly type: 'question.confirm' }
  | { readonly type: 'question.cancel' }
  | { readonly type: 'site.received'; readonly site: Site }

export interface PublishEffects {
  /** Sends one wish; throws `FailureError`. */
  readonly send: (call: SiteCall, signal: AbortSignal) => Promise<Site>
  /** The site as it is now; throws `FailureError`. */
  readonly read: (signal: AbortSignal) => Promise<Site>
}

const may = (site: Site, event: SendOf<typeof siteLifecycle>) => sources(siteLifecycle, event).includes(site.status) && site.abilities[event]
const staleSite = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current as Site | undefined) ?? null
const kept = (context: PublishContext, site: Site) => ({ site, indexable: site.indexable, failure: null, call: null, done: context.call?.kind ?? null })
const noted = (error: unknown) => ({ failure: failureOf(error), call: null })
const met = (error: unknown) => ({ ...noted(error), site: staleSite(error) as Site })
const lacking = (context: PublishContext, error: unknown) => ({ call: null, site: { ...context.site, missing: detailOf(failureOf(error), 'not_publishable')?.missing ?? [] } })

/**
 * The conversation around one site: settled, incomplete (what publishing still needs), asking (may search engines list it), publishing,
 * doubting (really take it from the public), unpublishing, editing (template, look or indexing on its way; publishing may follow) and rereading. Its status is the server's.
 */
export const createPublishMachine = ({ send, read }: PublishEffects) =>
  setup({
    types: { context: {} as PublishContext, input: {} as { readonly site: Site }, events: {} as PublishEvent, tags: {} as 'busy' | 'asking' },
    actors: {
      send: fromPromise<Site, SiteCall>(({ input, signal }) => send(input, signal)),
      read: fromPromise<Site>(({ signal }) => read(signal)),
    },
    guards: {
      isComplete: ({ context }) => may(context.site, 'publish') && context.site.missing.length === 0,
      isIncomplete: ({ context }) => context.site.missing.length > 0,
      mayUnpublish: ({ context }) => may(context.site, 'unpublish'),
    },
  }).createMachine({
    id: 'publish',
    context: ({ input }) => ({ site: input.site, indexable: input.site.indexable, call: null, failure: null, done: null, thenPublish: false }),
    initial: 'settled',
    states: {
      settled: {
        on: {
          'publish.ask': [
            { guard: 'isComplete', target: 'asking', actions: assign({ failure: null, done: null }) },
            { guard: 'isIncomplete', target: 'incomplete', actions: assign({ failure: null, done: null }) },
          ],
          'unpublish.ask': { guard: 'mayUnpublish', target: 'doubting', actions: assign({ failure: null, done: null }) },
          'site.edit': {
            target: 'editing',
            actions: assign(({ context, event }) => ({
              failure: null,
              done: null,
              call: { kind: 'edit' as const, ...event.dress, version: context.site.version },
              thenPublish: event.thenPublish,
            })),
          },
          'site.received': { actions: assign(({ event }) => ({ site: event.site, indexable: event.site.indexable })) },
        },
      },
      incomplete: {
        on: { 'question.cancel': 'settled', 'site.received': { target: 'settled', actions: assign(({ event }) => ({ site: event.site, indexable: event.site.indexable })) } },
      },
      asking: {
        tags: 'asking',
        on: {
          'indexing.answer': { actions: assign(({ event }) => ({ indexable: event.indexable })) },
          'question.confirm': {
            target: 'publishing',
            actions: assign(({ context }) => ({ call: { kind: 'publish' as const, indexable: context.indexable, version: context.site.version } })),
          },
          'question.cancel': { target: 'settled', actions: assign(({ context }) => ({ indexable: context.site.indexable })) },
        },
      },
      doubting: {
        tags: 'asking',
        on: {
          'question.confirm': { target: 'unpublishing', actions: assign(({ context }) => ({ call: { kind: 'unpublish' as const, version: context.site.version } })) },
          'question.cancel': 'settled',
        },
      },
      publishing: {
        tags: ['busy', 'asking'],
        invoke: {
          id: 'publish',
          src: 'send',
          input: ({ context }) => context.call as SiteCall,
          onDone: { target: 'settled', actions: assign(({ context, event }) => kept(context, event.output)) },
          onError: [
            { guard: ({ event }) => staleSite(event.error) !== null, target: 'settled', actions: assign(({ event }) => met(event.error)) },
            {
              guard: ({ event }) => isRefusal(failureOf(event.error), 'not_publishable'),
              target: 'incomplete',
              actions: assign(({ context, event }) => lacking(context, event.error)),
            },
            { guard: ({ event }) => isRefusal(failureOf(event.error), 'not_pending'), target: 'rereading', actions: assign(({ event }) => noted(event.error)) },
            { target: 'asking', actions: assign(({ event }) => noted(event.error)) },
          ],
        },
      },
      unpublishing: {
        tags: ['busy', 'asking'],
        invoke: {
          id: 'unpublish',
          src: 'send',
          input: ({ context }) => context.call as SiteCall,
          onDone: { target: 'settled', actions: assign(({ context, event }) => kept(context, event.output)) },
          onError: [
            { guard: ({ event }) => staleSite(event.error) !== null, target: 'settled', actions: assign(({ event }) => met(event.error)) },
            { guard: ({ event }) => isRefusal(failureOf(event.error), 'not_pending'), target: 'rereading', actions: assign(({ event }) => noted(event.error)) },
            { target: 'doubting', actions: assign(({ event }) => noted(event.error)) },
          ],
        },
      },
      editing: {
        tags: 'busy',
        invoke: {
          id: 'edit',
          src: 'send',
          input: ({ context }) => context.call as SiteCall,
          onDone: [
            {
              guard: ({ context, event }) => context.thenPublish && may(event.output, 'publish') && event.output.missing.length === 0,
              target: 'asking',
              actions: assign(({ context, event }) => kept(context, event.output)),
            },
            { target: 'settled', actions: assign(({ context, event }) => kept(context, event.output)) },
          ],
          onError: [
            { guard: ({ event }) => staleSite(event.error) !== null, target: 'settled', actions: assign(({ event }) => met(event.error)) },
            { target: 'settled', actions: assign(({ event }) => noted(event.error)) },
          ],
        },
      },
      /** It was published or taken back elsewhere meanwhile: the truth is read and shown together with why. */
      rereading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          onDone: { target: 'settled', actions: assign(({ event }) => ({ site: event.output, indexable: event.output.indexable })) },
          onError: { target: 'settled', actions: assign(({ event }) => noted(event.error)) },
        },
      },
    },
  })

export type PublishMachine = ReturnType<typeof createPublishMachine>
