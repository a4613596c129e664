import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { site as siteLifecycle } from '../../../openapi/lifecycles/site.ts'
import type { Look, siteAnswer } from '../../../openapi/schemas/site.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { detailOf, isRefusal } from '../failure.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'

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
  readonly row: Site
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
  | { readonly type: 'row.changed'; readonly row: Site }

export interface PublishEffects {
  /** Sends one wish; throws `FailureError`. */
  readonly send: (call: SiteCall, signal: AbortSignal) => Promise<Site>
  /** The site as it is now; throws `FailureError`. */
  readonly read: (signal: AbortSignal) => Promise<Site>
}

const staleSite = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current as Site | undefined) ?? null
const kept = (context: PublishContext, row: Site) => ({
  row,
  indexable: row.indexable,
  failure: null,
  call: null,
  done: context.call?.kind ?? null,
})
const noted = (error: unknown) => ({ failure: failureOf(error), call: null })
const met = (error: unknown) => ({ ...noted(error), row: staleSite(error) as Site })
const lacking = (context: PublishContext, error: unknown) => ({
  call: null,
  row: { ...context.row, missing: detailOf(failureOf(error), 'not_publishable')?.missing ?? [] },
})
const isReady = ({ abilities, missing }: Site) => abilities.publish && missing.length === 0

/** Without effects, which `createPublishMachine` gives. */
const publishSetup = setup({
  types: {
    context: {} as PublishContext,
    input: {} as { readonly site: Site },
    events: {} as PublishEvent,
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    send: fromPromise<Site, SiteCall>(() => Promise.reject(new Error('send is not provided'))),
    read: fromPromise<Site>(() => Promise.reject(new Error('read is not provided'))),
  },
  actions: {
    begin: assign({ failure: null, done: null }),
    take: assign((_, row: Site) => ({ row, indexable: row.indexable, done: null })),
    /** The same site, of which something beside it changed: what is open about it goes on. */
    update: assign((_, row: Site) => ({ row })),
    /** What arrives while a call is on its way is older than its answer, or read again after it. */
    overlook: () => undefined,
  },
  guards: {
    ...lifeGuards,
    /** A site that lacks something cannot be published, but whoever wants to is told what it lacks. */
    may: ({ context }, { event }: { readonly event: string }) =>
      lifeGuards.may({ context }, { event }) || (event === 'publish' && context.row.missing.length > 0),
    isComplete: ({ context }) => context.row.missing.length === 0,
    /** Read before an answer that has arrived meanwhile. */
    isOlder: ({ context }, row: Site) => row.version < context.row.version,
    isSameVersion: ({ context }, row: Site) => row.version === context.row.version,
    isStillIncomplete: ({ context }, row: Site) => row.version === context.row.version && row.missing.length > 0,
  },
})

type Guard = 'isSameVersion' | 'isStillIncomplete'
/** What an arriving row does: one of the same version leaves open what is asked about the site. */
const arriving = (staysOpen: Guard) =>
  publishSetup.createStateConfig({
    on: {
      'row.changed': [
        { guard: { type: 'isOlder', params: ({ event }) => event.row }, actions: 'overlook' },
        {
          guard: { type: staysOpen, params: ({ event }) => event.row },
          actions: { type: 'update', params: ({ event }) => event.row },
        },
        { target: 'reading', actions: { type: 'take', params: ({ event }) => event.row } },
      ],
    },
  }).on

const incomplete = publishSetup.createStateConfig({
  on: { ...arriving('isStillIncomplete'), 'question.cancel': 'reading' },
})
const asking = publishSetup.createStateConfig({
  tags: 'asking',
  on: {
    'indexing.answer': { actions: assign({ indexable: ({ event }) => event.indexable }) },
    'question.confirm': {
      target: 'publishing',
      actions: assign(({ context }) => ({
        call: { kind: 'publish', indexable: context.indexable, version: context.row.version },
      })),
    },
    'question.cancel': { target: 'reading', actions: assign(({ context }) => ({ indexable: context.row.indexable })) },
    ...arriving('isSameVersion'),
  },
})
const publishing = publishSetup.createStateConfig({
  tags: ['busy', 'asking'],
  on: { 'row.changed': { actions: 'overlook' } },
  invoke: {
    id: 'publish',
    src: 'send',
    input: ({ context }) => context.call as SiteCall,
    onDone: { target: 'reading', actions: assign(({ context, event }) => kept(context, event.output)) },
    onError: [
      {
        guard: ({ event }) => staleSite(event.error) !== null,
        target: 'reading',
        actions: assign(({ event }) => met(event.error)),
      },
      {
        guard: ({ event }) => isRefusal(failureOf(event.error), 'not_publishable'),
        target: 'incomplete',
        actions: assign(({ context, event }) => lacking(context, event.error)),
      },
      {
        guard: ({ event }) => isRefusal(failureOf(event.error), 'not_pending'),
        target: 'rereading',
        actions: assign(({ event }) => noted(event.error)),
      },
      { target: 'asking', actions: assign(({ event }) => noted(event.error)) },
    ],
  },
})
const doubting = publishSetup.createStateConfig({
  tags: 'asking',
  on: {
    'question.confirm': {
      target: 'unpublishing',
      actions: assign(({ context }) => ({ call: { kind: 'unpublish', version: context.row.version } })),
    },
    'question.cancel': 'reading',
    ...arriving('isSameVersion'),
  },
})
const unpublishing = publishSetup.createStateConfig({
  tags: ['busy', 'asking'],
  on: { 'row.changed': { actions: 'overlook' } },
  invoke: {
    id: 'unpublish',
    src: 'send',
    input: ({ context }) => context.call as SiteCall,
    onDone: { target: 'reading', actions: assign(({ context, event }) => kept(context, event.output)) },
    onError: [
      {
        guard: ({ event }) => staleSite(event.error) !== null,
        target: 'reading',
        actions: assign(({ event }) => met(event.error)),
      },
      {
        guard: ({ event }) => isRefusal(failureOf(event.error), 'not_pending'),
        target: 'rereading',
        actions: assign(({ event }) => noted(event.error)),
      },
      { target: 'doubting', actions: assign(({ event }) => noted(event.error)) },
    ],
  },
})
/** Template, look or indexing on its way. Where publishing can be asked about, it may follow. */
const editing = (status: Site['status']) =>
  publishSetup.createStateConfig({
    tags: 'busy',
    on: { 'row.changed': { actions: 'overlook' } },
    invoke: {
      id: 'edit',
      src: 'send',
      input: ({ context }) => context.call as SiteCall,
      onDone:
        status === 'unpublished'
          ? [
              {
                guard: ({ context, event }) => context.thenPublish && isReady(event.output),
                target: 'asking',
                actions: assign(({ context, event }) => kept(context, event.output)),
              },
              { target: 'reading', actions: assign(({ context, event }) => kept(context, event.output)) },
            ]
          : { target: 'reading', actions: assign(({ context, event }) => kept(context, event.output)) },
      onError: [
        {
          guard: ({ event }) => staleSite(event.error) !== null,
          target: 'reading',
          actions: assign(({ event }) => met(event.error)),
        },
        { target: 'reading', actions: assign(({ event }) => noted(event.error)) },
      ],
    },
  })
/** It was published or taken back elsewhere meanwhile: the truth is read and shown together with why. */
const rereading = publishSetup.createStateConfig({
  tags: 'busy',
  on: { 'row.changed': { actions: 'overlook' } },
  invoke: {
    id: 'read',
    src: 'read',
    onDone: {
      target: 'reading',
      actions: assign(({ event }) => ({ row: event.output, indexable: event.output.indexable })),
    },
    onError: { target: 'reading', actions: assign(({ event }) => noted(event.error)) },
  },
})

const reading = publishSetup.createStateConfig({
  on: {
    'site.edit': {
      target: 'editing',
      actions: assign(({ context, event }) => ({
        failure: null,
        done: null,
        call: { kind: 'edit' as const, ...event.dress, version: context.row.version },
        thenPublish: event.thenPublish,
      })),
    },
    ...arriving('isSameVersion'),
  },
})

const publishMachine = publishSetup.createMachine({
  ...lifeOf(siteLifecycle, {
    conversations: {
      publish: {
        on: 'publish.ask',
        opens: [
          { guard: 'isComplete', target: 'asking', actions: 'begin' },
          { target: 'incomplete', actions: 'begin' },
        ],
        states: { asking, incomplete, publishing },
      },
      unpublish: {
        on: 'unpublish.ask',
        opens: [{ target: 'doubting', actions: 'begin' }],
        states: { doubting, unpublishing },
      },
    },
    everywhere: (status) => ({ editing: editing(status), rereading }),
    reading,
  }),
  context: ({ input }) => ({
    row: input.site,
    indexable: input.site.indexable,
    call: null,
    failure: null,
    done: null,
    thenPublish: false,
  }),
})

/**
 * A site (specification §3): unpublished or published, as the server says (`lifeOf`). In either its owner reads, edits
 * the look (publishing may follow) or waits for the truth (`rereading`). Unpublished: incomplete (what publishing still
 * needs), asking (may search engines list it), publishing. Published: doubting (really take it from the public),
 * unpublishing.
 */
export const createPublishMachine = ({ send, read }: PublishEffects) =>
  publishMachine.provide({
    actors: {
      send: fromPromise<Site, SiteCall>(({ input, signal }) => send(input, signal)),
      read: fromPromise<Site>(({ signal }) => read(signal)),
    },
  })

export type PublishMachine = typeof publishMachine
