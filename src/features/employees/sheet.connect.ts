import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { detailOf, kindOf } from '../../machines/failure.ts'
import type { SheetMachine } from '../../machines/sheet-import/sheet-import.machine.ts'

/** What the import shows and can do. Pure; `newKey` makes a random id for one intended sending. */
export function connectSheet(snapshot: SnapshotFrom<SheetMachine>, send: (event: EventFromLogic<SheetMachine>) => void, newKey: () => string) {
  const { sheet, report, failure } = snapshot.context
  return {
    name: sheet?.name ?? null,
    isChecking: snapshot.matches('checking'),
    isSending: snapshot.matches('sending'),
    isSent: snapshot.matches('sent'),
    report,
    failure,
    /** What is wrong with the sheet as a whole. */
    refused: detailOf(failure, 'sheet_refused'),
    limit: detailOf(failure, 'limit_reached')?.limit ?? null,
    /** Trying the same again may help. */
    canRetry: failure !== null && kindOf(failure) !== 'refused',
    canSend: snapshot.matches('checked') && snapshot.can({ type: 'sheet.send', key: '' }),
    choose: (file: File) => send({ type: 'sheet.choose', sheet: file }),
    send: () => send({ type: 'sheet.send', key: newKey() }),
    retry: () => send({ type: 'sheet.retry' }),
  }
}
export type SheetView = ReturnType<typeof connectSheet>
