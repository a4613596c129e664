import type { SnapshotFrom } from 'xstate'
import type { DocumentEvent, DocumentMachine } from './document.machine.ts'

/** What a document field shows and can do, from where its document is on its way. Pure. */
export function connectDocument(snapshot: SnapshotFrom<DocumentMachine>, send: (event: DocumentEvent) => void) {
  const { kept, file, sent, reason, failure } = snapshot.context
  const phase = snapshot.matches('checking')
    ? ('checking' as const)
    : snapshot.matches('uploading')
      ? ('sending' as const)
      : snapshot.matches('offline')
        ? ('offline' as const)
        : snapshot.matches('failed')
          ? ('failed' as const)
          : ('resting' as const)
  return {
    kept: kept === null ? null : { url: kept.url, name: kept.name },
    phase,
    /** Looked at or sent at this moment: a form waits for it. */
    isUnderway: phase === 'checking' || phase === 'sending',
    /** Of the file that is on its way. */
    name: file?.name ?? null,
    sent,
    reason,
    message: reason === 'refused' ? (failure?.message ?? '') : '',
    canRetry: snapshot.can({ type: 'upload.retry' }),
    choose: (chosen: File) => send({ type: 'file.choose', file: chosen }),
    remove: () => send({ type: 'file.remove' }),
    cancel: () => send({ type: 'upload.cancel' }),
    retry: () => send({ type: 'upload.retry' }),
    dismiss: () => send({ type: 'problem.dismiss' }),
  }
}
