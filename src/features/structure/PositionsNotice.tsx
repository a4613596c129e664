import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf, isRefusal } from '../../machines/failure.ts'
import { failureText } from '../../ui/failure-text.ts'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import type { ListedPosition, PositionsList } from './positions.connect.ts'

export interface PositionsNoticeProps {
  readonly list: Pick<PositionsList, 'done' | 'undone' | 'dismiss'>
  readonly nameOf: (row: ListedPosition) => string
}

/** A position was deleted; or it was not, and why. */
export function PositionsNotice({ list: { done, undone, dismiss }, nameOf }: PositionsNoticeProps) {
  const { t } = useTexts()
  if (undone) {
    const places = detailOf(undone.failure, 'in_use')?.places ?? []
    const of = (resource: string) => places.find((one) => one.resource === resource)?.count ?? 0
    const said = failureText(undone.failure, t)
    return (
      <OutcomeNotice kind="error" title={`${t('positions.failed.delete')}: ${nameOf(undone.change.row)}`} takesFocusFor={undone} onDismiss={dismiss}>
        {places.length > 0
          ? t('positions.in_use', { people: of('employment'), offers: of('offer'), both: places.length > 1 ? 'yes' : 'no' })
          : isRefusal(undone.failure, 'not_found')
            ? t('structure.gone')
            : [said.title, said.text].filter(Boolean).join('. ')}
      </OutcomeNotice>
    )
  }
  return done ? <OutcomeNotice kind="success" title={t('positions.deleted')} takesFocusFor={done} onDismiss={dismiss} /> : null
}
