import type { GalleryAct } from '../../machines/resume/gallery.machine.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'

export interface GalleryNoticeProps {
  readonly act: GalleryAct | null
  readonly stage: 'idle' | 'working' | 'done' | 'failed'
  readonly failure: Failure | null
  readonly onUndo: () => void
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** What was just done to a resume, with the way back; or what was not done and why. */
export function GalleryNotice({ act, stage, failure, onUndo, onRetry, onDismiss }: GalleryNoticeProps) {
  const { t } = useTexts()
  if (act === null) return null
  const { kind, name } = act
  if (stage === 'failed' && failure !== null) {
    const isLasting = failure.status >= 400 && failure.status < 500
    return (
      <OutcomeNotice
        kind="error"
        title={t(`resume.gallery.failed.${kind}`, { name })}
        takesFocusFor={kind === 'restore' ? act : null}
        action={isLasting ? null : <RetryButton onRetry={onRetry} />}
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
      title={t(`resume.gallery.done.${kind}`, { name })}
      takesFocusFor={kind === 'duplicate' ? null : act}
      onUndo={kind === 'delete' ? onUndo : null}
      onDismiss={onDismiss}
    >
      {kind === 'delete' ? t('resume.gallery.done.delete.text') : null}
    </OutcomeNotice>
  )
}
