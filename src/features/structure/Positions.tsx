import { useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { useBulk } from '../../hooks/useBulk.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PositionDialog } from './PositionDialog.tsx'
import type { ListedPosition } from './positions.connect.ts'
import { choicesMachine, deleteMachine, positionsMachine } from './positions.effects.ts'
import { PositionsView } from './PositionsView.tsx'

/** What is being asked in a dialog. */
type Asking =
  | { readonly kind: 'edit'; readonly row: ListedPosition | null }
  | { readonly kind: 'delete'; readonly row: ListedPosition }

/** `/company/positions`: the positions of a company. Search, filters, order and page stand in the address. */
export function Screen() {
  const { t, pick } = useTexts()
  const { list, opener } = useListScreen(positionsMachine, { address: lists.positions })
  const [asking, setAsking] = useState<Asking | null>(null)
  const departments = useLoad(choicesMachine, null)
  const bulk = useBulk(deleteMachine, list.reload)
  useLive('structure', () => {
    list.reload()
    departments.refresh()
  })
  const ask = (next: Asking) => {
    opener.remember()
    setAsking(next)
  }
  const close = () => setAsking(null)
  const superior = asking?.kind === 'delete' ? pick(asking.row.reports_to)?.text : undefined
  return (
    <>
      <PageHeader title={t('page.positions.title')} purpose={t('positions.purpose')} />
      <PositionsView
        list={list}
        bulk={bulk}
        departments={departments.data}
        onAdd={() => ask({ kind: 'edit', row: null })}
        onEdit={(row) => ask({ kind: 'edit', row })}
        onDelete={(row) => ask({ kind: 'delete', row })}
      />
      {asking?.kind === 'edit' ? (
        <PositionDialog
          departments={departments.data ?? []}
          row={asking.row}
          departmentId={departments.data?.find(({ id }) => id === list.filters['department'])?.id ?? null}
          onClose={close}
          onSaved={() => {
            close()
            list.reload()
          }}
          finalFocus={opener.finalFocus}
        />
      ) : null}
      {asking?.kind === 'delete' ? (
        <ConfirmDialog
          open
          destructive
          title={t('positions.delete.title', { name: pick(asking.row.title)?.text ?? '' })}
          text={superior === undefined ? t('positions.delete.top') : t('positions.delete.below', { superior })}
          confirm={t('positions.delete.submit')}
          onClose={close}
          onConfirm={() => {
            close()
            list.change({ kind: 'delete', row: asking.row })
          }}
        />
      ) : null}
    </>
  )
}
