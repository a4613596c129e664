import type { SnapshotFrom } from 'xstate'
import type { Language } from '../../../openapi/define.ts'
import type { ImportChoice } from '../../../openapi/schemas/career-import.ts'
import { isRefusal, kindOf } from '../failure.ts'
import type { CareerImportEvent, CareerImportMachine } from './career-import.machine.ts'
import { choicesOf, incompleteOf } from './picks.ts'

/** What the import shows and can do. Pure; `newKey` makes a random id for one intended saving. */
export function connectCareer(
  snapshot: SnapshotFrom<CareerImportMachine>,
  send: (event: CareerImportEvent) => void,
  newKey: () => string,
) {
  const { file, lang, proposal, picks, isOutdated, failure } = snapshot.context
  return {
    name: file?.name ?? null,
    lang,
    proposal,
    picks,
    isOutdated,
    failure,
    /** The file itself is the fault: another one helps. */
    isRefused: isRefusal(failure, 'import_refused'),
    isTooLarge: isRefusal(failure, 'too_large'),
    isReading: snapshot.matches('reading'),
    isUnread: snapshot.matches('unread'),
    isSaving: snapshot.matches('saving'),
    isSaved: snapshot.matches('saved'),
    /** Trying the same again may help. */
    canRetry: failure !== null && kindOf(failure) !== 'refused' && !snapshot.hasTag('busy'),
    taken: proposal === null ? 0 : choicesOf(proposal, picks).length,
    incomplete: proposal === null ? [] : incompleteOf(proposal, picks),
    /** What the server says of the entries that it did not take, by `<place>.<field>`. */
    errors: failure?.errors ?? {},
    choose: (chosen: File) => send({ type: 'career.choose', file: chosen }),
    speak: (language: Language) => send({ type: 'career.language', lang: language }),
    cancel: () => send({ type: 'career.cancel' }),
    pick: (places: readonly string[], as: ImportChoice['as'] | null) => send({ type: 'career.pick', places, as }),
    write: (place: string, field: string, value: string) => send({ type: 'career.write', place, field, value }),
    save: () => send({ type: 'career.save', key: newKey() }),
    retry: () => send({ type: 'career.retry' }),
  }
}
export type CareerView = ReturnType<typeof connectCareer>
