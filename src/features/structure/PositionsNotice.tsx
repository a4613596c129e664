import { Button } from '@chakra-ui/react/button'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf, isRefusal } from '../../machines/failure.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { ListedPosition, PositionsList } from './positions.connect.ts'

export interface PositionsNoticeProps {
  readonly list: Pick<PositionsList, 'done' | 'undone' | 'dismiss'>
  readonly nameOf: (row: ListedPosition) => string
}

/** A position was deleted; or it was not, and why. */
export function PositionsNotice({ list: { done, undone, dismiss }, nameOf }: PositionsNoticeProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  // The row that had the focus is gone, or its button: the focus goes to what came of it.
  useEffect(() => {
    if (done ?? undone) place.current?.focus()
  }, [done, undone])
  const close = (
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={dismiss}>
      {t('ui.action.close')}
    </Button>
  )
  if (undone) {
    const places = detailOf(undone.failure, 'in_use')?.places ?? []
    const of = (resource: string) => places.find((one) => one.resource === resource)?.count ?? 0
    const said = failureText(undone.failure, t)
    return (
      <Notice ref={place} kind="error" title={`${t('positions.failed.delete')}: ${nameOf(undone.change.row)}`} actions={close}>
        {places.length > 0
          ? t('positions.in_use', { people: of('employment'), offers: of('offer'), both: places.length > 1 ? 'yes' : 'no' })
          : isRefusal(undone.failure, 'not_found')
            ? t('structure.gone')
            : [said.title, said.text].filter(Boolean).join('. ')}
      </Notice>
    )
  }
  return done ? <Notice ref={place} kind="success" title={t('positions.deleted')} actions={close} /> : null
}
