import { useTexts } from '../../i18n/useTexts.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import type { GalleryNoticeProps } from './GalleryNotice.tsx'

/** A document was deleted, with the way back, or restored; or it was not, and why. */
export function DocumentNotice({ act, stage, failure, onUndo, onRetry, onDismiss }: GalleryNoticeProps) {
  const { t } = useTexts()
  if (act === null || act.kind === 'duplicate') return null
  const { kind, name } = act
  if (stage === 'failed' && failure !== null) {
    return (
      <OutcomeNotice
        kind="error"
        title={t(`resume.document.failed.${kind}`, { name })}
        takesFocusFor={act}
        action={failure.status >= 400 && failure.status < 500 ? null : <RetryButton onRetry={onRetry} />}
        onDismiss={onDismiss}
      >
        <FailureLines failure={failure} />
      </OutcomeNotice>
    )
  }
  if (stage !== 'done') return null
  return (
    <OutcomeNotice
      kind="success"
      title={t(`resume.document.done.${kind}`, { name })}
      takesFocusFor={act}
      onUndo={kind === 'delete' ? onUndo : null}
      onDismiss={onDismiss}
    />
  )
}
