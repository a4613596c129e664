import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate'
import type { z } from 'zod'
import type { uploadAnswer } from '../../../openapi/schemas/profile.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'

export type UploadedFile = Omit<z.output<typeof uploadAnswer>, 'id'> & { readonly id: string }
/** What is shown of a picture that is already kept. */
export type KeptPicture = Pick<UploadedFile, 'id' | 'url'>
/** A picture opened in the browser: an object URL and its size in pixels. */
export interface OpenedPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}
/** The chosen part, in pixels of the picture. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/**
 * Why a file cannot be used: found here or said by the server. `refused` and `failed` have the server's own text, if
 * any.
 */
export type UploadReason = 'too_large' | 'not_picture' | 'heic' | 'damaged' | 'dimensions' | 'refused' | 'failed'

const OWN_REASONS: readonly UploadReason[] = ['too_large', 'not_picture', 'heic', 'damaged', 'dimensions']

export interface UploadContext {
  /** What is kept now: the former picture until a new one has arrived. */
  readonly kept: KeptPicture | null
  readonly file: Blob | null
  readonly opened: OpenedPicture | null
  readonly area: CropArea | null
  /** What is sent: the cut picture. */
  readonly cut: Blob | null
  /** Share that has been sent, 0 to 1. */
  readonly sent: number
  readonly reason: UploadReason | null
  readonly failure: Failure | null
}
export type UploadEvent =
  | { readonly type: 'file.choose'; readonly file: Blob }
  | { readonly type: 'file.remove' }
  | { readonly type: 'crop.change'; readonly area: CropArea }
  | { readonly type: 'crop.confirm' }
  | { readonly type: 'crop.cancel' }
  | { readonly type: 'upload.cancel' }
  | { readonly type: 'upload.retry' }
  | { readonly type: 'problem.dismiss' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'kept.changed'; readonly kept: KeptPicture | null }
  | { readonly type: 'upload.progress'; readonly sent: number }
  | { readonly type: 'upload.done'; readonly file: UploadedFile }
  | { readonly type: 'upload.fail'; readonly error: unknown }

export interface UploadEffects {
  /** Opens a file as a picture; throws an error with a `reason` when the file is not fit. */
  readonly open: (file: Blob) => Promise<OpenedPicture>
  /**
   * Cuts the area out, small enough to send over a thin line; throws an error with a `reason` when the file is not fit.
   */
  readonly cut: (picture: OpenedPicture, area: CropArea) => Promise<Blob>
  /** Sends it and tells the share that is sent; throws `FailureError`. */
  readonly send: (file: Blob, onProgress: (sent: number) => void, signal: AbortSignal) => Promise<UploadedFile>
  /** Frees what `open` took. */
  readonly close: (picture: OpenedPicture) => void
}

function reasonOf(error: unknown): UploadReason {
  const own =
    error instanceof Error && 'reason' in error ? OWN_REASONS.find((reason) => reason === error.reason) : undefined
  if (own) return own
  const failure = failureOf(error)
  if (isRefusal(failure, 'too_large')) return 'too_large'
  if (isRefusal(failure, 'unsupported_media')) return 'not_picture'
  const detail = detailOf(failure, 'picture_refused')
  if (detail) return detail.reason === 'type' ? 'not_picture' : detail.reason
  return kindOf(failure) === 'refused' ? 'refused' : 'failed'
}
const chosen = (file: Blob) => ({ file, opened: null, area: null, cut: null, sent: 0, reason: null, failure: null })
const blamed = (error: unknown) => ({ reason: reasonOf(error), failure: failureOf(error) })

/**
 * One picture on its way to the server: idle, opening, cropping, cutting, uploading, uploaded, failed, offline.
 * The former picture stays until the new one is kept, and a problem leads back to it.
 */
export const createUploadMachine = ({ open, cut, send, close }: UploadEffects) =>
  setup({
    types: {
      context: {} as UploadContext,
      input: {} as { readonly kept: KeptPicture | null },
      events: {} as UploadEvent,
      tags: {} as 'busy',
    },
    actors: {
      open: fromPromise<OpenedPicture, Blob>(({ input }) => open(input)),
      cut: fromPromise<Blob, { picture: OpenedPicture; area: CropArea }>(({ input }) => cut(input.picture, input.area)),
      send: fromCallback<EventObject, Blob>(({ input, sendBack }) => {
        const leaving = new AbortController()
        send(input, (sent) => sendBack({ type: 'upload.progress', sent }), leaving.signal).then(
          (file) => sendBack({ type: 'upload.done', file }),
          (error: unknown) => sendBack({ type: 'upload.fail', error }),
        )
        return () => leaving.abort()
      }),
    },
    actions: {
      drop: ({ context }) => {
        if (context.opened) close(context.opened)
      },
      clear: assign({ file: null, opened: null, area: null, cut: null, sent: 0, reason: null, failure: null }),
    },
    guards: {
      hasKept: ({ context }) => context.kept !== null,
      hasArea: ({ context }) => context.area !== null,
      hasCut: ({ context }) => context.cut !== null,
    },
  }).createMachine({
    id: 'upload',
    context: ({ input }) => ({
      kept: input.kept,
      file: null,
      opened: null,
      area: null,
      cut: null,
      sent: 0,
      reason: null,
      failure: null,
    }),
    initial: 'starting',
    exit: 'drop',
    states: {
      starting: { always: [{ guard: 'hasKept', target: 'uploaded' }, { target: 'idle' }] },
      idle: {
        on: {
          'file.choose': { target: 'opening', actions: assign(({ event }) => chosen(event.file)) },
          'kept.changed': { target: 'starting', actions: assign(({ event }) => ({ kept: event.kept })) },
        },
      },
      uploaded: {
        on: {
          'file.choose': { target: 'opening', actions: assign(({ event }) => chosen(event.file)) },
          'file.remove': { target: 'idle', actions: assign({ kept: null }) },
          'kept.changed': { target: 'starting', actions: assign(({ event }) => ({ kept: event.kept })) },
        },
      },
      opening: {
        tags: 'busy',
        invoke: {
          id: 'open',
          src: 'open',
          input: ({ context }) => context.file as Blob,
          onDone: { target: 'cropping', actions: assign(({ event }) => ({ opened: event.output })) },
          onError: { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
        },
      },
      cropping: {
        on: {
          'crop.change': { actions: assign(({ event }) => ({ area: event.area })) },
          'crop.confirm': { guard: 'hasArea', target: 'cutting' },
          'crop.cancel': { target: 'starting', actions: ['drop', 'clear'] },
        },
      },
      cutting: {
        tags: 'busy',
        invoke: {
          id: 'cut',
          src: 'cut',
          input: ({ context }) => ({ picture: context.opened as OpenedPicture, area: context.area as CropArea }),
          onDone: { target: 'uploading', actions: assign(({ event }) => ({ cut: event.output })) },
          onError: { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
        },
      },
      uploading: {
        tags: 'busy',
        entry: assign({ sent: 0, reason: null, failure: null }),
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => context.cut as Blob,
          onError: { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
        },
        on: {
          'upload.progress': { actions: assign(({ event }) => ({ sent: event.sent })) },
          'upload.done': {
            target: 'uploaded',
            actions: [assign(({ event }) => ({ kept: event.file })), 'drop', 'clear'],
          },
          'upload.fail': [
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'offline',
              target: 'offline',
              actions: assign(({ event }) => blamed(event.error)),
            },
            { target: 'failed', actions: assign(({ event }) => blamed(event.error)) },
          ],
          'upload.cancel': 'cropping',
        },
      },
      /** `reason` says why. A cut picture may be sent again; any other file may be chosen. */
      failed: {
        on: {
          'upload.retry': { guard: 'hasCut', target: 'uploading' },
          'file.choose': { target: 'opening', actions: ['drop', assign(({ event }) => chosen(event.file))] },
          'problem.dismiss': { target: 'starting', actions: ['drop', 'clear'] },
        },
      },
      offline: {
        on: {
          'upload.retry': 'uploading',
          'network.restored': 'uploading',
          'upload.cancel': 'cropping',
        },
      },
    },
  })

export type UploadMachine = ReturnType<typeof createUploadMachine>
