import { assign, fromPromise, setup } from 'xstate'
import type { Language } from '../../../openapi/define.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { CareerImport, ImportChoice } from '../../../openapi/schemas/career-import.ts'
import { kindOf } from '../failure.ts'
import { choicesOf, isComplete, pickedAtFirst, pickedStill, type Picks } from './picks.ts'

export interface CareerFile {
  readonly file: File
  /** The language of its texts. */
  readonly lang: Language
}
export interface CareerImportContext {
  readonly lang: Language
  readonly file: File | null
  /** What the file would add and change, or did; null while it was not read. */
  readonly proposal: CareerImport | null
  readonly picks: Picks
  /** Entries changed since the file was read: nothing was written, and the proposal is how it is now. */
  readonly isOutdated: boolean
  /** Why it could not be read or saved. */
  readonly failure: Failure | null
  /** Stands for one intended saving: the same when it is tried again. */
  readonly key: string
}
export type CareerImportEvent =
  | { readonly type: 'career.choose'; readonly file: File }
  /** The language of the file: what is read already is read again. */
  | { readonly type: 'career.language'; readonly lang: Language }
  | { readonly type: 'career.cancel' }
  /** Takes entries, as they allow it; `as` null leaves them. `places` are keys of `picks`. */
  | { readonly type: 'career.pick'; readonly places: readonly string[]; readonly as: ImportChoice['as'] | null }
  /** What is written in the place of what the file says or lacks. */
  | { readonly type: 'career.write'; readonly place: string; readonly field: string; readonly value: string }
  /** `key` is a fresh random id. */
  | { readonly type: 'career.save'; readonly key: string }
  | { readonly type: 'career.retry' }
  | { readonly type: 'network.restored' }

export interface CareerImportEffects {
  /** Says what the file would add and change; throws `FailureError`. */
  readonly read: (file: CareerFile, signal: AbortSignal) => Promise<CareerImport>
  /**
   * Writes what is chosen, or nothing where that is something else by now: then the answer has `written` null. Throws
   * `FailureError`.
   */
  readonly save: (
    file: CareerFile,
    asked: { readonly plan: string; readonly choices: readonly ImportChoice[] },
    key: string,
    signal: AbortSignal,
  ) => Promise<CareerImport>
}

const choosing = { target: 'reading', actions: 'choose' } as const

/**
 * Career details from a file: nothing chosen, being read, read (with what it would add and change, and what of that is
 * taken), being saved, saved. A failure keeps the file and what was chosen; a new reading of the same file keeps what it
 * still allows. The effects are aborted when their state is left.
 */
export const createCareerImportMachine = ({ read, save }: CareerImportEffects) =>
  setup({
    types: {
      context: {} as CareerImportContext,
      events: {} as CareerImportEvent,
      input: {} as { readonly lang: Language },
      tags: {} as 'busy',
    },
    actors: {
      read: fromPromise<CareerImport, CareerFile>(({ input, signal }) => read(input, signal)),
      save: fromPromise<CareerImport, CareerImportContext>(({ input, signal }) => {
        const { file, lang, proposal, picks, key } = input
        if (file === null || proposal === null) throw new Error('Nothing was read')
        return save({ file, lang }, { plan: proposal.plan, choices: choicesOf(proposal, picks) }, key, signal)
      }),
    },
    actions: {
      blame: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
      choose: assign(({ event }) =>
        event.type === 'career.choose'
          ? { file: event.file, proposal: null, picks: {}, isOutdated: false, failure: null, key: '' }
          : {},
      ),
      setLanguage: assign(({ event }) => (event.type === 'career.language' ? { lang: event.lang } : {})),
      pick: assign(({ context, event }) => {
        if (event.type !== 'career.pick') return {}
        const changed = event.places.map((place) => [place, { values: {}, ...context.picks[place], as: event.as }])
        return { picks: { ...context.picks, ...(Object.fromEntries(changed) as Picks) } }
      }),
      write: assign(({ context, event }) => {
        if (event.type !== 'career.write') return {}
        const known = context.picks[event.place]
        const values = { ...known?.values, [event.field]: event.value }
        return { picks: { ...context.picks, [event.place]: { as: known?.as ?? null, values } } }
      }),
    },
    guards: {
      isOffline: ({ context: { failure } }) => failure !== null && kindOf(failure) === 'offline',
      isRead: ({ context: { proposal } }) => proposal !== null,
      isComplete: ({ context: { proposal, picks } }) => proposal !== null && isComplete(proposal, picks),
    },
  }).createMachine({
    id: 'careerImport',
    context: ({ input }) => ({
      lang: input.lang,
      file: null,
      proposal: null,
      picks: {},
      isOutdated: false,
      failure: null,
      key: '',
    }),
    initial: 'empty',
    states: {
      empty: {
        on: { 'career.choose': choosing, 'career.language': { actions: 'setLanguage' } },
      },
      reading: {
        tags: 'busy',
        invoke: {
          src: 'read',
          id: 'read',
          input: ({ context }) => ({ file: context.file as File, lang: context.lang }),
          onDone: {
            target: 'proposed',
            actions: assign(({ context, event }) => ({
              proposal: event.output,
              picks: context.proposal === null ? pickedAtFirst(event.output) : pickedStill(event.output, context.picks),
              isOutdated: false,
              failure: null,
            })),
          },
          onError: { target: 'unread', actions: { type: 'blame', params: ({ event }) => event } },
        },
        on: {
          'career.cancel': [
            { guard: 'isRead', target: 'proposed' },
            { target: 'empty', actions: assign({ file: null }) },
          ],
        },
      },
      unread: {
        on: {
          'career.choose': choosing,
          'career.language': { target: 'reading', actions: 'setLanguage' },
          'career.retry': 'reading',
          'network.restored': { guard: 'isOffline', target: 'reading' },
        },
      },
      proposed: {
        on: {
          'career.choose': choosing,
          'career.language': { target: 'reading', actions: 'setLanguage' },
          'career.pick': { actions: 'pick' },
          'career.write': { actions: 'write' },
          'career.save': {
            guard: 'isComplete',
            target: 'saving',
            actions: assign({ key: ({ event }) => event.key, failure: null }),
          },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          src: 'save',
          id: 'save',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.written !== null,
              target: 'saved',
              actions: assign({ proposal: ({ event }) => event.output }),
            },
            {
              target: 'proposed',
              actions: assign(({ context, event }) => ({
                proposal: event.output,
                picks: pickedStill(event.output, context.picks),
                isOutdated: true,
              })),
            },
          ],
          onError: { target: 'unsaved', actions: { type: 'blame', params: ({ event }) => event } },
        },
      },
      unsaved: {
        on: {
          'career.choose': choosing,
          'career.pick': { target: 'proposed', actions: 'pick' },
          'career.write': { target: 'proposed', actions: 'write' },
          'career.retry': 'saving',
          'network.restored': { guard: 'isOffline', target: 'saving' },
        },
      },
      saved: { type: 'final' },
    },
  })
export type CareerImportMachine = ReturnType<typeof createCareerImportMachine>
