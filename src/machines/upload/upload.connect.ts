import type { SnapshotFrom } from 'xstate'
import type { CropArea, UploadEvent, UploadMachine } from './upload.machine.ts'

/** What a picture field shows and can do, from where its picture is on its way. Pure. */
export function connectUpload(snapshot: SnapshotFrom<UploadMachine>, send: (event: UploadEvent) => void) {
  const { kept, opened, sent, reason, failure } = snapshot.context
  const phase = snapshot.matches('opening')
    ? ('opening' as const)
    : snapshot.matches('cropping') || snapshot.matches('cutting')
      ? ('cropping' as const)
      : snapshot.matches('uploading')
        ? ('sending' as const)
        : snapshot.matches('offline')
          ? ('offline' as const)
          : snapshot.matches('failed')
            ? ('failed' as const)
            : ('resting' as const)
  return {
    url: kept?.url ?? null,
    phase,
    opened: opened?.url ?? null,
    /** Of the picture that is open, in pixels. */
    size: opened && { width: opened.width, height: opened.height },
    isCutting: snapshot.matches('cutting'),
    /** Cut or sent at this moment: a form waits for it. */
    isUnderway: snapshot.matches('cutting') || snapshot.matches('uploading'),
    sent,
    reason,
    message: reason === 'refused' ? (failure?.message ?? '') : '',
    canRetry: snapshot.can({ type: 'upload.retry' }),
    choose: (file: Blob) => send({ type: 'file.choose', file }),
    remove: () => send({ type: 'file.remove' }),
    area: (area: CropArea) => send({ type: 'crop.change', area }),
    confirm: () => send({ type: 'crop.confirm' }),
    cancelCrop: () => send({ type: 'crop.cancel' }),
    cancelSending: () => send({ type: 'upload.cancel' }),
    retry: () => send({ type: 'upload.retry' }),
    dismiss: () => send({ type: snapshot.matches('offline') ? 'upload.cancel' : 'problem.dismiss' }),
  }
}
