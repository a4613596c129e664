import type { SnapshotFrom } from 'xstate'
import { detailOf, kindOf } from '../failure.ts'
import type { SheetFix } from '../../../openapi/schemas/sheet-fix.ts'
import type { ImportReport, SheetEvent, SheetMachine, SheetReport } from './sheet-import.machine.ts'

/** What the import shows and can do. Pure; `newKey` makes a random id for one intended sending. */
export function connectSheet<R extends SheetReport>(
  snapshot: SnapshotFrom<SheetMachine<R>>,
  send: (event: SheetEvent) => void,
  newKey: () => string,
) {
  const { sheet, fixes, report, failure } = snapshot.context
  return {
    name: sheet?.name ?? null,
    isChecking: snapshot.matches('checking'),
    isSending: snapshot.matches('sending'),
    isSent: snapshot.matches('sent'),
    report,
    fixes,
    failure,
    /** What is wrong with the sheet as a whole. */
    refused: detailOf(failure, 'sheet_refused'),
    limit: detailOf(failure, 'limit_reached')?.limit ?? null,
    /** Trying the same again may help. */
    canRetry: failure !== null && kindOf(failure) !== 'refused',
    canSend: snapshot.matches('checked') && snapshot.can({ type: 'sheet.send', key: '' }),
    choose: (file: File) => send({ type: 'sheet.choose', sheet: file }),
    fix: (newer: readonly SheetFix[]) => send({ type: 'sheet.fix', fixes: newer }),
    send: () => send({ type: 'sheet.send', key: newKey() }),
    retry: () => send({ type: 'sheet.retry' }),
  }
}
export type SheetView<R extends SheetReport = ImportReport> = ReturnType<typeof connectSheet<R>>
