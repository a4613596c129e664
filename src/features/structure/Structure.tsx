import { useActor } from '@xstate/react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { PageHeader, TITLE_ID } from '../../ui/PageHeader.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { DepartmentDialog } from './DepartmentDialog.tsx'
import { connectDepartments } from './departments.connect.ts'
import { departmentsMachine, type Department } from './departments.effects.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { StructureView } from './StructureView.tsx'

/** What is being asked in a dialog. */
type Asking =
  | { readonly kind: 'add'; readonly parentId: Department['id'] | null }
  | { readonly kind: 'edit' | 'moveTo' | 'merge' | 'delete'; readonly row: Department }

const AT = 'department'

/** `/company/structure`: the departments of a company. The one that is shown stands in the address. */
export function Screen() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  const [snapshot, send] = useActor(departmentsMachine)
  const [asking, setAsking] = useState<Asking | null>(null)
  const opener = useRef<Element | null>(null)
  const list = connectDepartments(snapshot, send)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useLive('structure', list.reload)

  const ask = (next: Asking) => {
    opener.current = document.activeElement
    setAsking(next)
  }
  const close = () => setAsking(null)
  const select = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete(AT)
        else next.set(AT, id)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  // Where it was asked from, or the title when that is gone.
  const back = () =>
    opener.current instanceof HTMLElement && opener.current.isConnected
      ? opener.current
      : document.getElementById(TITLE_ID)
  const rows = list.rows ?? []
  return (
    <>
      <PageHeader title={t('page.structure.title')} purpose={t('structure.purpose')} />
      <StructureView
        list={list}
        selected={params.get(AT)}
        onSelect={select}
        onAdd={() => ask({ kind: 'add', parentId: null })}
        onAddUnder={(row) => ask({ kind: 'add', parentId: row.id })}
        onEdit={(row) => ask({ kind: 'edit', row })}
        onMoveTo={(row) => ask({ kind: 'moveTo', row })}
        onMerge={(row) => ask({ kind: 'merge', row })}
        onDelete={(row) => ask({ kind: 'delete', row })}
      />
      {asking?.kind === 'add' || asking?.kind === 'edit' ? (
        <DepartmentDialog
          rows={rows}
          row={asking.kind === 'edit' ? asking.row : null}
          parentId={asking.kind === 'add' ? asking.parentId : null}
          onClose={close}
          onSaved={(row) => {
            close()
            list.reload()
            if (asking.kind === 'add') select(row.id)
          }}
          finalFocus={back}
        />
      ) : null}
      {asking?.kind === 'moveTo' ? (
        <MoveDialog
          rows={rows}
          row={asking.row}
          onClose={close}
          onMove={(to) => {
            close()
            list.move(asking.row, to)
          }}
        />
      ) : null}
      {asking?.kind === 'merge' || asking?.kind === 'delete' ? (
        <LeaveDialog
          rows={rows}
          row={asking.row}
          mode={asking.kind}
          onClose={close}
          onDelete={() => {
            close()
            list.remove(asking.row)
          }}
          onMerge={(into) => {
            close()
            list.merge(asking.row, into)
            select(into.id)
          }}
        />
      ) : null}
    </>
  )
}
