import { assign, setup, fromPromise } from 'xstate'
import type { z } from 'zod'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { SheetFix } from '../../../openapi/schemas/sheet-fix.ts'
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
  /** Cells that shall be read otherwise than the sheet has them; of one cell the last. */
  readonly fixes: readonly SheetFix[]
  /** What the sheet would do, or did; null while it was not read. */
  readonly report: R | null
  /** Why it could not be read or sent. */
  readonly failure: Failure | null
  /** Stands for one intended sending: the same when it is tried again, so that nothing is sent twice. */
  readonly key: string
}
export type SheetEvent =
  | { readonly type: 'sheet.choose'; readonly sheet: File }
  /** Cells were corrected: the sheet is looked at again with them. */
  | { readonly type: 'sheet.fix'; readonly fixes: readonly SheetFix[] }
  /** `key` is a fresh random id. */
  | { readonly type: 'sheet.send'; readonly key: string }
  | { readonly type: 'sheet.retry' }
  | { readonly type: 'network.restored' }

/** A sheet and what is corrected of it. */
export interface FixedSheet {
  readonly file: File
  readonly fixes: readonly SheetFix[]
}

export interface SheetEffects<R extends SheetReport> {
  /** Wrong rows can be left out: a sheet is sent when any row of it is right. */
  readonly skipsWrong?: boolean
  /** Says what the sheet with its corrections would do, row by row; throws `FailureError`. */
  readonly check: (sheet: FixedSheet, signal: AbortSignal) => Promise<R>
  /**
   * Sends everything on it that was right, or nothing where that is something else by now; `seen` is the report that was
   * looked at. Throws `FailureError`.
   */
  readonly send: (sheet: FixedSheet, key: string, signal: AbortSignal, seen: R) => Promise<R>
}

const isSendable = ({ report }: Pick<SheetContext<SheetReport>, 'report'>, skipsWrong: boolean) =>
  report !== null && (skipsWrong || report.invalid === 0) && report.valid > 0
const isOffline = ({ failure }: Pick<SheetContext, 'failure'>) => failure !== null && kindOf(failure) === 'offline'
/** The event of an effect that has answered; XState cannot infer it where the context has a type parameter. */
interface Answered {
  readonly event: { readonly output: unknown }
}
const fixedOf = ({ sheet, fixes }: Pick<SheetContext, 'sheet' | 'fixes'>): FixedSheet => ({
  file: sheet as File,
  fixes,
})
/** The corrections with newer ones in the place of those of the same cell. */
const withNewer = (known: readonly SheetFix[], newer: readonly SheetFix[]): readonly SheetFix[] => [
  ...known.filter(({ line, column }) => !newer.some((fix) => fix.line === line && fix.column === column)),
  ...newer,
]
const fixing = { target: 'checking', actions: 'fix' } as const
const choosing = { target: 'checking', actions: 'choose' } as const

/**
 * Many entries from a sheet: nothing chosen, being looked at, looked at (with what is wrong with each row), being sent,
 * sent. A sheet with a fault is sent only where wrong rows can be left out. Cells can be corrected after a look, and then
 * it is looked at again with them; what is sent is the sheet with its corrections. Another sheet can be chosen at any time but while one is sent; the
 * effects are aborted when their state is left.
 */
export const createSheetMachine = <R extends SheetReport>({ check, send, skipsWrong = false }: SheetEffects<R>) =>
  setup({
    types: { context: {} as SheetContext<R>, events: {} as SheetEvent, tags: {} as 'busy' },
    // XState cannot infer through a type parameter, so what the actors give is named again where it is used.
    actors: {
      check: fromPromise<unknown, { readonly sheet: FixedSheet }>(({ input, signal }) => check(input.sheet, signal)),
      send: fromPromise<unknown, { readonly sheet: FixedSheet; readonly key: string; readonly seen: unknown }>(
        ({ input, signal }) => send(input.sheet, input.key, signal, input.seen as R),
      ),
    },
    actions: {
      choose: assign(({ event }) =>
        event.type === 'sheet.choose' ? { sheet: event.sheet, fixes: [], report: null, failure: null, key: '' } : {},
      ),
      // What was seen stays on the screen while it is looked at again.
      fix: assign(({ context, event }) =>
        event.type === 'sheet.fix' ? { fixes: withNewer(context.fixes, event.fixes), failure: null } : {},
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
    context: { sheet: null, fixes: [], report: null, failure: null, key: '' },
    initial: 'empty',
    states: {
      empty: { on: { 'sheet.choose': choosing } },
      checking: {
        tags: 'busy',
        invoke: {
          src: 'check',
          id: 'check',
          input: ({ context }: { context: SheetContext<R> }) => ({ sheet: fixedOf(context) }),
          onDone: { target: 'checked', actions: { type: 'take', params: ({ event }: Answered) => event.output } },
          onError: { target: 'unread', actions: { type: 'blame', params: ({ event }) => event } },
        },
        on: {
          'sheet.choose': { ...choosing, reenter: true },
          'sheet.fix': { ...fixing, reenter: true },
        },
      },
      unread: {
        on: {
          'sheet.choose': choosing,
          'sheet.fix': fixing,
          'sheet.retry': 'checking',
          'network.restored': { guard: 'isOffline', target: 'checking' },
        },
      },
      checked: {
        on: {
          'sheet.choose': choosing,
          'sheet.fix': fixing,
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
            sheet: fixedOf(context),
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
          'sheet.fix': fixing,
          'sheet.retry': 'sending',
          'network.restored': { guard: 'isOffline', target: 'sending' },
        },
      },
      sent: { on: { 'sheet.choose': choosing } },
    },
  })

export type SheetMachine<R extends SheetReport = ImportReport> = ReturnType<typeof createSheetMachine<R>>
