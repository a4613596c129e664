import { Button } from '@chakra-ui/react/button'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { detailOf, isRefusal } from '../../machines/failure.ts'
import type { TreeChange } from '../../machines/tree/branches.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import type { DepartmentsView } from './departments.connect.ts'
import type { Department } from './departments.effects.ts'

export interface TreeNoticeProps {
  readonly list: Pick<
    DepartmentsView,
    'rows' | 'done' | 'undone' | 'undo' | 'dismiss' | 'isChanging' | 'move' | 'merge' | 'remove'
  >
  readonly nameOf: (row: Department) => string
  /** Asks where everything of a department goes that turned out not to be empty. */
  readonly onChoose: (row: Department) => void
}

/** What was just done, with the way back; or what was not done, why, and the way on. */
export function TreeNotice({ list, nameOf, onChoose }: TreeNoticeProps) {
  const { t } = useTexts()
  const { done, undone, rows } = list
  // The row that had the focus is gone, or what was pressed: the focus goes to what came of it.
  const takesFocusFor = undone ?? (done?.change.kind === 'move' ? null : done)
  if (undone) {
    const { change, failure } = undone
    const places = detailOf(failure, 'in_use')?.places ?? []
    // As it is now: the tree has been read again.
    const row = rows?.find(({ id }) => id === change.row.id)
    const again =
      row && !isRefusal(failure, 'would_circle') && !isRefusal(failure, 'in_use') ? repeat(list, change, row) : null
    const name = nameOf(change.row)
    const reason =
      places.length > 0
        ? inUseText(places, t)
        : isRefusal(failure, 'stale')
          ? t('structure.stale')
          : isRefusal(failure, 'not_found')
            ? t('structure.gone')
            : null
    return (
      <OutcomeNotice
        kind="error"
        title={
          change.kind === 'delete'
            ? t('structure.failed.delete')
            : t(change.kind === 'move' ? 'structure.failed.move' : 'structure.failed.merge', { name })
        }
        takesFocusFor={takesFocusFor}
        action={
          places.length > 0 && row ? (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => onChoose(row)}>
              {t('structure.in_use.choose')}
            </Button>
          ) : again ? (
            <RetryButton onRetry={again} />
          ) : null
        }
        onDismiss={list.dismiss}
      >
        {reason ?? <FailureLines failure={failure} />}
      </OutcomeNotice>
    )
  }
  if (!done) return null
  return (
    <OutcomeNotice
      kind="success"
      title={doneText(done.change, rows ?? [], nameOf, t)}
      takesFocusFor={takesFocusFor}
      onUndo={done.undo && list.undo}
      busy={list.isChanging}
      onDismiss={list.dismiss}
    />
  )
}

/** The same wish once more, of the department as it is now. */
function repeat(list: TreeNoticeProps['list'], change: TreeChange<Department>, row: Department): () => void {
  switch (change.kind) {
    case 'delete':
      return () => list.remove(row)
    case 'move':
      return () => list.move(row, change.to)
    case 'merge':
      return () => list.merge(row, change.into)
  }
}

function inUseText(places: readonly { readonly resource: string; readonly count: number }[], t: Translate): string {
  const of = (resource: string) => places.find((place) => place.resource === resource)?.count ?? 0
  return t('structure.in_use', {
    departments: of('department'),
    positions: of('position'),
    both: places.length > 1 ? 'yes' : 'no',
  })
}

function doneText(
  change: TreeChange<Department>,
  rows: readonly Department[],
  nameOf: TreeNoticeProps['nameOf'],
  t: Translate,
): string {
  const name = nameOf(change.row)
  switch (change.kind) {
    case 'delete':
      return t('structure.done.delete')
    case 'merge':
      return t('structure.done.merge', { name, into: nameOf(change.into) })
    case 'move': {
      const { parent_id, position } = change.to
      if (parent_id === change.row.parent_id)
        return t('structure.done.move_within', {
          name,
          position: (rows.find(({ id }) => id === change.row.id)?.position ?? position) + 1,
        })
      const parent = rows.find(({ id }) => id === parent_id)
      return parent
        ? t('structure.done.move', { name, parent: nameOf(parent) })
        : t('structure.done.move_top', { name })
    }
  }
}
