import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '../../../openapi/failure.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { writeQuery } from '../../machines/list/address.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useLive } from '../../ui/live.ts'
import { TITLE_ID } from '../../ui/PageHeader.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { connectStaff, deletionOf, queryFrom } from './employees.connect.ts'
import { departmentsMachine, saveStaffCsv, staffLife, staffMachine, type StaffRow } from './employees.effects.ts'
import { EmployeesView } from './EmployeesView.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { StaffConversation } from './StaffConversation.tsx'
import { useOutcome } from './useOutcome.ts'

/** What is being done over the list besides the conversations about one offer. */
type Doing = { readonly what: 'send' | 'import' } | { readonly what: 'rights'; readonly row: StaffRow; readonly employment: Employment }

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
  const close = () => setDoing(null)
  const done = () => {
    // The button that opened it goes with the change.
    opener.current = null
    close()
    list.reload()
  }
  const say = useOutcome()
  const lives = useLives(staffLife, list.rows, (outcome, row) => {
    say(outcome, row)
    done()
  })
  const remember = () => void (opener.current = document.activeElement)
  const begin = (next: Doing) => {
    remember()
    setDoing(next)
  }
  const finalFocus = () => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : document.getElementById(TITLE_ID))
  const talk = (row: StaffRow, about: 'modify' | 'withdraw' | 'end') => {
    remember()
    lives.actorOf(row.id)?.send({ type: `offer.${about}` })
  }
  return (
    <>
      <EmployeesView
        list={{ ...list, rows: lives.rows }}
        departments={places}
        onSend={() => begin({ what: 'send' })}
        onImport={() => begin({ what: 'import' })}
        onExport={() => (isExporting ? undefined : void runExport())}
        isExporting={isExporting}
        onModify={(row) => talk(row, 'modify')}
        onDelete={(row) => talk(row, deletionOf(row) ?? 'end')}
        onRights={(row) => (row.employment ? begin({ what: 'rights', row, employment: row.employment }) : undefined)}
      />
      {doing?.what === 'send' ? <SendDialog onClose={close} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'import' ? <ImportDialog onClose={close} onDone={list.reload} finalFocus={finalFocus} /> : null}
      {lives.open ? <StaffConversation {...lives.open} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'rights' ? <RightsDialog row={doing.row} employment={doing.employment} onClose={close} onChange={list.reload} finalFocus={finalFocus} /> : null}
    </>
  )
}
