import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isRefusal } from '../../machines/failure.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import type { SectionsView } from './sections.connect.ts'

/** What was just done to a section, with the way back; or what was not done and why. */
export function SectionsNotice({
  list,
}: {
  readonly list: Pick<SectionsView, 'done' | 'undone' | 'undo' | 'dismiss' | 'isChanging'>
}) {
  const { t } = useTexts()
  const nameOf = useSectionName()
  const { done, undone } = list
  const change = (done ?? undone)?.change
  if (!change || change.kind === 'delete' || change.kind === 'restore') return null
  const section = nameOf(change.row)
  if (undone) {
    const isStale = isRefusal(undone.failure, 'stale')
    const isVisibility = change.kind === 'edit' && change.row.visible !== change.was.visible
    return (
      <OutcomeNotice
        kind={isStale ? 'warning' : 'error'}
        title={
          isStale
            ? t('resource.sections.stale')
            : t(
                change.kind === 'move'
                  ? 'resource.sections.order_failed'
                  : isVisibility
                    ? 'resource.failed.toggle'
                    : 'resource.sections.failed',
              )
        }
        takesFocusFor={null}
        onDismiss={list.dismiss}
      >
        {isStale ? null : <FailureLines failure={undone.failure} />}
      </OutcomeNotice>
    )
  }
  const words =
    change.kind === 'move'
      ? t('resource.sections.ordered', { section, position: change.to + 1 })
      : change.row.visible === change.was.visible
        ? t('resource.sections.saved')
        : t(change.row.visible ? 'resource.sections.done.visible' : 'resource.sections.done.hidden', { section })
  return (
    <OutcomeNotice
      kind="success"
      title={words}
      takesFocusFor={null}
      onUndo={done?.undo ? list.undo : null}
      busy={list.isChanging}
      onDismiss={list.dismiss}
    />
  )
}
