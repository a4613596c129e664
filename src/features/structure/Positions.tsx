import { useActor } from '@xstate/react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { writeQuery } from '../../machines/list/address.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useLive } from '../../ui/live.ts'
import { PageHeader, TITLE_ID } from '../../ui/PageHeader.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { PositionDialog } from './PositionDialog.tsx'
import { connectPositions, queryFrom, type ListedPosition } from './positions.connect.ts'
import { choicesMachine, positionsMachine } from './positions.effects.ts'
import { PositionsView } from './PositionsView.tsx'

/** What is being asked in a dialog. */
type Asking = { readonly kind: 'edit'; readonly row: ListedPosition | null } | { readonly kind: 'delete'; readonly row: ListedPosition }

/** `/company/positions`: the positions of a company. Search, filters, order and page stand in the address. */
export function Screen() {
  const { t, pick } = useTexts()
  const [params] = useSearchParams()
  const [snapshot, send] = useActor(positionsMachine, { input: queryFrom(params) })
  const [asking, setAsking] = useState<Asking | null>(null)
  const opener = useRef<Element | null>(null)
  const list = connectPositions(snapshot, send)
  const departments = useLoad(choicesMachine, null)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useLive('structure', () => {
    list.reload()
    departments.refresh()
  })
  useQueryInAddress({
    write: (address) => writeQuery(address, list.query),
    onFollow: (address) => send({ type: 'query.change', query: queryFrom(address) }),
  })
  const ask = (next: Asking) => {
    opener.current = document.activeElement
    setAsking(next)
  }
  const close = () => setAsking(null)
  // Where it was asked from, or the title when that is gone.
  const back = () => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : document.getElementById(TITLE_ID))
  const superior = asking?.kind === 'delete' ? pick(asking.row.reports_to)?.text : undefined
  return (
    <>
      <PageHeader title={t('page.positions.title')} purpose={t('positions.purpose')} />
      <PositionsView
        list={list}
        departments={departments.data}
        onAdd={() => ask({ kind: 'edit', row: null })}
        onEdit={(row) => ask({ kind: 'edit', row })}
        onDelete={(row) => ask({ kind: 'delete', row })}
      />
      {asking?.kind === 'edit' ? (
        <PositionDialog
          departments={departments.data ?? []}
          row={asking.row}
          departmentId={departments.data?.find(({ id }) => id === list.department)?.id ?? null}
          onClose={close}
          onSaved={() => {
            close()
            list.reload()
          }}
          finalFocus={back}
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
            list.remove(asking.row)
          }}
        />
      ) : null}
    </>
  )
}
