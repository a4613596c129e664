import { Button } from '@chakra-ui/react/button'
import { useEffect, useRef } from 'react'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import type { Change } from '../../machines/list/change.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ListView } from './list.connect.ts'
import { isOn, type AnyRow } from './row.ts'
import { resourceText } from './texts.ts'

interface ChangeNoticeProps {
  readonly resource: AnyResource
  readonly list: Pick<ListView, 'done' | 'undone' | 'undo' | 'dismiss' | 'isChanging'>
  readonly nameOf: (row: AnyRow) => string
}

/** What was just done, with the way back; or what was not done and why. */
export function ChangeNotice({ resource, list, nameOf }: ChangeNoticeProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const { done, undone } = list
  // The row that had the focus is gone: the focus goes to where it can be brought back.
  const gone = done?.change.kind === 'delete' || undone !== null
  useEffect(() => {
    if (gone) place.current?.focus()
  }, [gone, done, undone])
  if (undone) {
    const places = detailOf(undone.failure, 'in_use')?.places ?? []
    const said = failureText(undone.failure, t)
    return (
      <Notice
        ref={place}
        kind="error"
        title={places.length > 0 ? t('resource.in_use', { name: nameOf(undone.change.row) }) : t(FAILED[undone.change.kind], { name: nameOf(undone.change.row) })}
        actions={<Dismiss onDismiss={list.dismiss} />}
      >
        {places.length > 0 ? places.map((p) => t(`resource.place.${p.resource}` as MessageId, { count: p.count })).join(', ') : [said.title, said.text].filter(Boolean).join('. ')}
      </Notice>
    )
  }
  if (!done) return null
  return (
    <Notice
      ref={place}
      kind="success"
      title={t(doneText(resource, done.change), { name: nameOf(done.change.row), position: done.change.kind === 'move' ? done.change.to + 1 : 0 })}
      actions={
        <>
          {done.undo ? (
            <Button size="sm" variant="outline" colorPalette="gray" aria-disabled={list.isChanging} onClick={list.undo}>
              {t('resource.undo')}
            </Button>
          ) : null}
          <Dismiss onDismiss={list.dismiss} />
        </>
      }
    >
      {done.change.kind === 'move' ? null : t(resourceText(resource, SAID[done.change.kind]))}
    </Notice>
  )
}

const SAID = { delete: 'deleted', restore: 'restored', edit: 'updated' } as const

const FAILED: Readonly<Record<Change<AnyRow>['kind'], MessageId>> = {
  delete: 'resource.failed.delete',
  restore: 'resource.failed.restore',
  move: 'resource.failed.move',
  edit: 'resource.failed.toggle',
}

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

function Dismiss({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useTexts()
  return (
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDismiss}>
      {t('ui.action.close')}
    </Button>
  )
}
