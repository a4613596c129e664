import type { Failure } from '../../../openapi/failure.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import { detailOf, isRefusal } from '../../machines/failure.ts'
import { DeletionNotice } from '../../ui/list/DeletionNotice.tsx'
import type { ListedPosition, PositionsList } from './positions.connect.ts'

export interface PositionsNoticeProps {
  readonly list: Pick<PositionsList, 'done' | 'undone' | 'undo' | 'isChanging' | 'dismiss'>
  readonly nameOf: (row: ListedPosition) => string
}

/** Why a position was not deleted, where it is known here: who holds it, or that it is gone. */
export function undeletedText(failure: Failure, t: Translate): string | null {
  const places = detailOf(failure, 'in_use')?.places ?? []
  const of = (resource: string) => places.find((one) => one.resource === resource)?.count ?? 0
  if (places.length > 0 && of('employment') + of('offer') === 0) return t('positions.in_use.letters')
  if (places.length > 0)
    return t('positions.in_use', {
      people: of('employment'),
      offers: of('offer'),
      both: of('employment') > 0 && of('offer') > 0 ? 'yes' : 'no',
    })
  return isRefusal(failure, 'not_found') ? t('structure.gone') : null
}

/** A position was deleted; or it was not, and why. */
export function PositionsNotice({ list, nameOf }: PositionsNoticeProps) {
  const { t } = useTexts()
  return (
    <DeletionNotice
      list={list}
      deleted={() => t('positions.deleted')}
      failed={(_kind, row) => `${t('positions.failed.delete')}: ${nameOf(row)}`}
      why={(failure) => undeletedText(failure, t)}
    />
  )
}
