import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '../../../openapi/failure.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { writeQuery } from '../../machines/list/address.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useLive } from '../../ui/live.ts'
import { TITLE_ID } from '../../ui/PageHeader.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { connectStaff, deletionOf, queryFrom } from './employees.connect.ts'
import { departmentsMachine, saveStaffCsv, staffMachine, type Employment, type StaffRow } from './employees.effects.ts'
import { EmployeesView } from './EmployeesView.tsx'
import { EndDialog } from './EndDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { ModifyDialog } from './ModifyDialog.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** What is being done over the list. */
type Doing =
  | { readonly what: 'send' | 'import' }
  | { readonly what: 'modify' | 'withdraw'; readonly row: StaffRow }
  | { readonly what: 'end' | 'rights'; readonly row: StaffRow; readonly employment: Employment }

/** `/company/manage-employees`: employees and offers of a company, for its owners and whoever recruits for it. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const [params] = useSearchParams()
  const [snapshot, send] = useMachine(staffMachine, { input: queryFrom(params) })
  const [doing, setDoing] = useState<Doing | null>(null)
  const opener = useRef<Element | null>(null)
  const [isExporting, setExporting] = useState(false)
  const list = connectStaff(snapshot, send)
  const places = useLoad(departmentsMachine, null)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useLive('offers', () => send({ type: 'list.reload' }))
  useQueryInAddress({
    write: (address) => writeQuery(address, { ...list.query, filters: { status: list.status, department: list.department } }),
    onFollow: (address) => send({ type: 'query.change', query: queryFrom(address) }),
  })
  const tellDepartments = useEffectEvent(() => {
    // Whoever lost the account is told so by the page itself.
    if (places.failure && places.failure.code !== 'account_forbidden') toast({ severity: 'error', title: t('ui.toast.error'), text: t('structure.failed.fetch') })
  })
  useEffect(() => tellDepartments(), [places.failure])

  const runExport = async () => {
    setExporting(true)
    try {
      await saveStaffCsv(list.query)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text })
    }
    setExporting(false)
  }
  const begin = (next: Doing) => {
    opener.current = document.activeElement
    setDoing(next)
  }
  const close = () => setDoing(null)
  const done = () => {
    // The button that opened it goes with the change.
    opener.current = null
    close()
    list.reload()
  }
  const finalFocus = () => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : document.getElementById(TITLE_ID))
  const remove = (row: StaffRow) => {
    if (deletionOf(row) === 'withdraw') begin({ what: 'withdraw', row })
    else if (row.employment) begin({ what: 'end', row, employment: row.employment })
  }
  return (
    <>
      <EmployeesView
        list={list}
        departments={places}
        onSend={() => begin({ what: 'send' })}
        onImport={() => begin({ what: 'import' })}
        onExport={() => (isExporting ? undefined : void runExport())}
        isExporting={isExporting}
        onModify={(row) => begin({ what: 'modify', row })}
        onDelete={remove}
        onRights={(row) => (row.employment ? begin({ what: 'rights', row, employment: row.employment }) : undefined)}
      />
      {doing?.what === 'send' ? <SendDialog onClose={close} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'import' ? <ImportDialog onClose={close} onDone={list.reload} finalFocus={finalFocus} /> : null}
      {doing?.what === 'modify' ? <ModifyDialog row={doing.row} onClose={close} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'withdraw' ? <WithdrawDialog row={doing.row} onClose={close} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'end' ? <EndDialog row={doing.row} employment={doing.employment} onClose={close} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'rights' ? <RightsDialog row={doing.row} employment={doing.employment} onClose={close} onChange={list.reload} finalFocus={finalFocus} /> : null}
    </>
  )
}
