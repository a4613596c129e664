import { Button } from '@chakra-ui/react/button'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Change } from '../../machines/list/change.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Lines } from '../../ui/Lines.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import type { ListView } from './list.connect.ts'
import { usesIn } from './places.ts'
import { isFixedNow, isOn, type AnyRow } from './row.ts'
import { useResourceTexts } from './texts.ts'

interface ChangeNoticeProps {
  readonly resource: AnyResource
  readonly list: Pick<ListView, 'rows' | 'done' | 'undone' | 'undo' | 'dismiss' | 'toggle' | 'isChanging'>
  readonly nameOf: (row: AnyRow) => string
}

/** What was just done, with the way back; or what was not done and why. */
export function ChangeNotice({ resource, list, nameOf }: ChangeNoticeProps) {
  const { t, lang } = useTexts()
  const say = useResourceTexts(resource)
  const { done, undone } = list
  // The row that had the focus is gone: the focus goes to where it can be brought back.
  const takesFocusFor = undone ?? (done?.change.kind === 'delete' ? done : null)
  if (undone) {
    const { change, failure } = undone
    const uses = usesIn(failure, t, lang)
    const said = failureText(failure, t)
    // There is no form whose fields could say it.
    const reasons = failure.code === 'invalid' ? Object.values(failure.errors).flat() : []
    const name = nameOf(change.row)
    // As it is now: the list has read it again.
    const row = list.rows?.find(({ id }) => id === change.row.id)
    const mayRest =
      uses !== '' &&
      flagOf(resource) === 'active' &&
      row !== undefined &&
      isOn(resource, row) &&
      !isFixedNow(resource, row)
    return (
      <OutcomeNotice
        kind="error"
        title={
          uses !== ''
            ? t('resource.in_use', { name })
            : change.kind === 'delete'
              ? say('failed.delete')
              : t(FAILED[change.kind], { name })
        }
        takesFocusFor={takesFocusFor}
        action={
          mayRest ? (
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => list.toggle(row)}>
              {t('resource.in_use.deactivate')}
            </Button>
          ) : null
        }
        onDismiss={list.dismiss}
      >
        <Lines
          lines={
            uses !== ''
              ? [uses, mayRest ? t('resource.in_use.inactive') : '']
              : [
                  change.kind === 'delete' ? t('resource.failed.delete', { name }) : '',
                  ...(reasons.length > 0 ? reasons : [said.title, said.text]),
                ]
          }
        />
      </OutcomeNotice>
    )
  }
  if (!done) return null
  return (
    <OutcomeNotice
      kind="success"
      title={t(doneText(resource, done.change), {
        name: nameOf(done.change.row),
        position: done.change.kind === 'move' ? done.change.to + 1 : 0,
      })}
      takesFocusFor={takesFocusFor}
      // What was switched on and is in effect at once cannot be switched off again.
      onUndo={isFixedNow(resource, done.change.row) ? null : done.undo && list.undo}
      busy={list.isChanging}
      onDismiss={list.dismiss}
    >
      {done.change.kind === 'move' ? null : say(SAID[done.change.kind])}
    </OutcomeNotice>
  )
}

const SAID = { delete: 'deleted', restore: 'restored', edit: 'updated' } as const

const FAILED = {
  restore: 'resource.failed.restore',
  move: 'resource.failed.move',
  edit: 'resource.failed.toggle',
} as const satisfies Partial<Record<Change<AnyRow>['kind'], MessageId>>

function doneText(resource: AnyResource, change: Change<AnyRow>): MessageId {
  switch (change.kind) {
    case 'delete':
      return 'resource.done.delete'
    case 'restore':
      return 'resource.done.restore'
    case 'move':
      return 'resource.done.move'
    case 'edit':
      return isOn(resource, change.row) ? 'resource.done.on' : 'resource.done.off'
  }
}
