import { assign, setup, fromPromise } from 'xstate'
import type { z } from 'zod'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { importReport } from '../../../openapi/schemas/job-offer.ts'
import { kindOf } from '../failure.ts'

export type ImportReport = z.input<typeof importReport>
/**
 * What any import says of a sheet: how many rows it would do something for, how many are wrong, and how many it was
 * done for.
 */
export interface SheetReport {
  readonly valid: number
  readonly invalid: number
  readonly sent: number
}
export interface SheetContext<R extends SheetReport = ImportReport> {
  readonly sheet: File | null
  /** What the sheet would do, or did; null while it was not read. */
  readonly report: R | null
  /** Why it could not be read or sent. */
  readonly failure: Failure | null
  /** Stands for one intended sending: the same when it is tried again, so that nothing is sent twice. */
  readonly key: string
}
export type SheetEvent =
  | { readonly type: 'sheet.choose'; readonly sheet: File }
  /** `key` is a fresh random id. */
  | { readonly type: 'sheet.send'; readonly key: string }
  | { readonly type: 'sheet.retry' }
  | { readonly type: 'network.restored' }

export interface SheetEffects<R extends SheetReport> {
  /** Wrong rows can be left out: a sheet is sent when any row of it is right. */
  readonly skipsWrong?: boolean
  /** Says what the sheet would do, row by row; throws `FailureError`. */
  readonly check: (sheet: File, signal: AbortSignal) => Promise<R>
  /**
   * Sends everything on it that was right, or nothing where that is something else by now; `seen` is the report that was
   * looked at. Throws `FailureError`.
   */
  readonly send: (sheet: File, key: string, signal: AbortSignal, seen: R) => Promise<R>
}

const isSendable = ({ report }: Pick<SheetContext<SheetReport>, 'report'>, skipsWrong: boolean) =>
  report !== null && (skipsWrong || report.invalid === 0) && report.valid > 0
const isOffline = ({ failure }: Pick<SheetContext, 'failure'>) => failure !== null && kindOf(failure) === 'offline'
/** The event of an effect that has answered; XState cannot infer it where the context has a type parameter. */
interface Answered {
  readonly event: { readonly output: unknown }
}
const choosing = { target: 'checking', actions: 'choose' } as const

/**
 * Many entries from a sheet: nothing chosen, being looked at, looked at (with what is wrong with each row), being sent,
 * sent. A sheet with a fault is sent only where wrong rows can be left out. Another sheet can be chosen at any time but while one is sent; the
 * effects are aborted when their state is left.
 */
export const createSheetMachine = <R extends SheetReport>({ check, send, skipsWrong = false }: SheetEffects<R>) =>
  setup({
    types: { context: {} as SheetContext<R>, events: {} as SheetEvent, tags: {} as 'busy' },
    // XState cannot infer through a type parameter, so what the actors give is named again where it is used.
    actors: {
      check: fromPromise<unknown, { readonly sheet: File }>(({ input, signal }) => check(input.sheet, signal)),
      send: fromPromise<unknown, { readonly sheet: File; readonly key: string; readonly seen: unknown }>(
        ({ input, signal }) => send(input.sheet, input.key, signal, input.seen as R),
      ),
    },
    actions: {
      choose: assign(({ event }) =>
        event.type === 'sheet.choose' ? { sheet: event.sheet, report: null, failure: null, key: '' } : {},
      ),
      take: assign((_, report: unknown) => ({ report: report as R, failure: null })),
      blame: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    },
    guards: {
      isSendable: ({ context }) => isSendable(context, skipsWrong),
      isOffline: ({ context }) => isOffline(context),
    },
  }).createMachine({
    id: 'sheetImport',
    context: { sheet: null, report: null, failure: null, key: '' },
    initial: 'empty',
    states: {
      empty: { on: { 'sheet.choose': choosing } },
      checking: {
        tags: 'busy',
        invoke: {
          src: 'check',
          id: 'check',
          input: ({ context }: { context: SheetContext<R> }) => ({ sheet: context.sheet as File }),
          onDone: { target: 'checked', actions: { type: 'take', params: ({ event }: Answered) => event.output } },
          onError: { target: 'unread', actions: { type: 'blame', params: ({ event }) => event } },
        },
        on: { 'sheet.choose': { ...choosing, reenter: true } },
      },
      unread: {
        on: {
          'sheet.choose': choosing,
          'sheet.retry': 'checking',
          'network.restored': { guard: 'isOffline', target: 'checking' },
        },
      },
      checked: {
        on: {
          'sheet.choose': choosing,
          'sheet.send': {
            guard: 'isSendable',
            target: 'sending',
            actions: assign({ key: ({ event }) => event.key, failure: null }),
          },
        },
      },
      sending: {
        tags: 'busy',
        invoke: {
          src: 'send',
          id: 'send',
          input: ({ context }: { context: SheetContext<R> }) => ({
            sheet: context.sheet as File,
            key: context.key,
            seen: context.report,
          }),
          onDone: [
            {
              guard: ({ event }: Answered) => (event.output as R).sent > 0,
              target: 'sent',
              actions: { type: 'take', params: ({ event }: Answered) => event.output },
            },
            /** A row became wrong after it was looked at: nothing was sent, and the report says why. */
            { target: 'checked', actions: { type: 'take', params: ({ event }: Answered) => event.output } },
          ],
          onError: { target: 'unsent', actions: { type: 'blame', params: ({ event }) => event } },
        },
      },
      unsent: {
        on: {
          'sheet.choose': choosing,
          'sheet.retry': 'sending',
          'network.restored': { guard: 'isOffline', target: 'sending' },
        },
      },
      sent: { on: { 'sheet.choose': choosing } },
    },
  })

export type SheetMachine<R extends SheetReport = ImportReport> = ReturnType<typeof createSheetMachine<R>>
