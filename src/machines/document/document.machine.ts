import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'
import type { z } from 'zod'
import type { uploadAnswer } from '../../../openapi/schemas/profile.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'

export type SentDocument = Omit<z.output<typeof uploadAnswer>, 'id'> & { readonly id: string }
/** What is shown of a document that is already kept. */
export type KeptDocument = Pick<SentDocument, 'id' | 'url' | 'name'>
/** Why a file cannot be used: found here or said by the server. `refused` has the server's own text. */
export type DocumentReason = 'too_large' | 'not_document' | 'damaged' | 'heic' | 'dimensions' | 'refused' | 'failed'
const OWN_REASONS: readonly DocumentReason[] = ['too_large', 'not_document', 'damaged', 'heic', 'dimensions']

export interface DocumentContext {
  /** What is kept now: the former document until a new one has arrived. */
  readonly kept: KeptDocument | null
  readonly file: File | null
  /** Share that has been sent, 0 to 1. */
  readonly sent: number
  readonly reason: DocumentReason | null
  readonly failure: Failure | null
}
export type DocumentEvent =
  | { readonly type: 'file.choose'; readonly file: File }
  | { readonly type: 'file.remove' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  | { readonly type: 'problem.dismiss' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'kept.changed'; readonly kept: KeptDocument | null }
  | { readonly type: 'upload.progress'; readonly sent: number }
  | { readonly type: 'upload.done'; readonly file: SentDocument }
  | { readonly type: 'upload.fail'; readonly error: unknown }

export interface DocumentEffects {
  /** Looks whether the file is one the server takes; throws an error with a `reason` when it is not. */
  readonly check: (file: File) => Promise<void>
  /** Sends it and tells the share that is sent; throws `FailureError`. */
  readonly send: (file: File, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<SentDocument>
}

function reasonOf(error: unknown): DocumentReason {
  const own =
    error instanceof Error && 'reason' in error ? OWN_REASONS.find((reason) => reason === error.reason) : undefined
  if (own) return own
  const failure = failureOf(error)
  if (isRefusal(failure, 'too_large')) return 'too_large'
  if (isRefusal(failure, 'unsupported_media')) return 'not_document'
  const detail = detailOf(failure, 'document_refused') ?? detailOf(failure, 'picture_refused')
  if (detail) return detail.reason === 'type' ? 'not_document' : detail.reason
  return kindOf(failure) === 'refused' ? 'refused' : 'failed'
}
const chosen = (file: File) => ({ file, sent: 0, reason: null, failure: null })
const blamed = (error: unknown) => ({ reason: reasonOf(error), failure: failureOf(error) })

/**
 * One document on its way to the server: idle, checking, uploading, uploaded, failed, offline.
 * The former document stays until the new one has arrived, and a problem leads back to it.
 */
export const createDocumentMachine = ({ check, send }: DocumentEffects) =>
  setup({
    types: {
      context: {} as DocumentContext,
      input: {} as { readonly kept: KeptDocument | null },
      events: {} as DocumentEvent,
      tags: {} as 'busy',
    },
    actors: {
      check: fromPromise<void, File>(({ input }) => check(input)),
      send: fromCallback<EventObject, File>(({ input, sendBack }) => {
        const leaving = new AbortController()
        send(input, (sent) => sendBack({ type: 'upload.progress', sent }), leaving.signal).then(
          (file) => sendBack({ type: 'upload.done', file }),
          (error: unknown) => sendBack({ type: 'upload.fail', error }),
        )
        return () => leaving.abort()
      }),
    },
    actions: { clear: assign({ file: null, sent: 0, reason: null, failure: null }) },
    guards: {
      hasKept: ({ context }) => context.kept !== null,
      /** A file that is not fit is not sent again. */
      mayArrive: ({ context }) => context.reason === 'failed',
    },
  }).createMachine({
    id: 'document',
    context: ({ input }) => ({ kept: input.kept, file: null, sent: 0, reason: null, failure: null }),
    initial: 'starting',
    states: {
      starting: { always: [{ guard: 'hasKept', target: 'uploaded' }, { target: 'idle' }] },
      idle: {
        on: {
          'file.choose': { target: 'checking', actions: assign(({ event }) => chosen(event.file)) },
          'kept.changed': { target: 'starting', actions: assign(({ event }) => ({ kept: event.kept })) },
        },
      },
      uploaded: {
        on: {
          'file.choose': { target: 'checking', actions: assign(({ event }) => chosen(event.file)) },
          'file.remove': { target: 'idle', actions: assign({ kept: null }) },
          'kept.changed': { target: 'starting', actions: assign(({ event }) => ({ kept: event.kept })) },
        },
      },
      checking: {
        tags: 'busy',
        invoke: {
          id: 'check',
          src: 'check',
          input: ({ context }) => context.file as File,
          onDone: 'uploading',
          onError: { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
        },
      },
      uploading: {
        tags: 'busy',
        entry: assign({ sent: 0, reason: null, failure: null }),
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.file as File,
          onError: { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
        },
        on: {
          'upload.progress': { actions: assign(({ event }) => ({ sent: event.sent })) },
          'upload.done': { target: 'uploaded', actions: [assign(({ event }) => ({ kept: event.file })), 'clear'] },
          'upload.fail': [
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'offline',
              target: 'offline',
              actions: assign(({ event }) => blamed(event.error)),
            },
            { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
          ],
          'upload.cancel': { target: 'starting', actions: 'clear' },
        },
      },
      /** `reason` says why. */
      failed: {
        on: {
          'upload.retry': { guard: 'mayArrive', target: 'uploading' },
          'file.choose': { target: 'checking', actions: assign(({ event }) => chosen(event.file)) },
          'problem.dismiss': { target: 'starting', actions: 'clear' },
        },
      },
      /** The file is kept here and goes by itself once the line is back. */
      offline: {
        on: {
          'upload.retry': 'uploading',
          'network.restored': 'uploading',
          'file.choose': { target: 'checking', actions: assign(({ event }) => chosen(event.file)) },
          'problem.dismiss': { target: 'starting', actions: 'clear' },
        },
      },
    },
  })

export type DocumentMachine = ReturnType<typeof createDocumentMachine>
