import { useEffect, useEffectEvent, useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLives } from '../../hooks/useLives.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { useSession } from '../../ui/session-context.ts'
import { useLive } from '../../ui/live.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { deletionOf } from './employees.connect.ts'
import {
  departmentsMachine,
  roomMachine,
  saveStaffCsv,
  staffLife,
  staffMachine,
  type StaffRow,
} from './employees.effects.ts'
import { EmployeesView } from './EmployeesView.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { RightsDialog } from './RightsDialog.tsx'
import { SendDialog } from './SendDialog.tsx'
import { StaffConversation } from './StaffConversation.tsx'
import { useOutcome } from './useOutcome.ts'

/** What is being done over the list besides the conversations about one offer. */
type Doing =
  | { readonly what: 'send' | 'import' }
  | { readonly what: 'rights'; readonly row: StaffRow; readonly employment: Employment }

/** `/company/manage-employees`: employees and offers of a company, for its owners and whoever recruits for it. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const { list, exporting, opener } = useListScreen(staffMachine, { address: lists.staff, save: saveStaffCsv })
  const { offersChanged } = useSession()
  const [doing, setDoing] = useState<Doing | null>(null)
  const places = useLoad(departmentsMachine, null)
  const room = useLoad(roomMachine, null)
  useLive('offers', () => {
    list.reload()
    room.refresh()
    offersChanged()
  })
  const tellDepartments = useEffectEvent(() => {
    // Whoever lost the account is told so by the page itself.
    if (places.failure && places.failure.code !== 'account_forbidden')
      toast({ severity: 'error', title: t('ui.toast.error'), text: t('structure.failed.fetch') })
  })
  useEffect(() => tellDepartments(), [places.failure])
  const close = () => setDoing(null)
  const done = () => {
    opener.forget()
    close()
    list.reload()
    room.refresh()
    offersChanged()
  }
  const say = useOutcome()
  const lives = useLives(staffLife, list.rows, (outcome, row) => {
    say(outcome, row)
    done()
  })
  const begin = (next: Doing) => {
    opener.remember()
    setDoing(next)
  }
  const { finalFocus } = opener
  const talk = (row: StaffRow, about: 'modify' | 'withdraw' | 'end') => {
    opener.remember()
    lives.actorOf(row.id)?.send({ type: `offer.${about}` })
  }
  return (
    <>
      <EmployeesView
        list={{ ...list, rows: lives.rows }}
        departments={places}
        limit={room.data?.room === 0 ? room.data.limit : null}
        onSend={() => begin({ what: 'send' })}
        onImport={() => begin({ what: 'import' })}
        exporting={exporting}
        onModify={(row) => talk(row, 'modify')}
        onDelete={(row) => talk(row, deletionOf(row) ?? 'end')}
        onRights={(row) => (row.employment ? begin({ what: 'rights', row, employment: row.employment }) : undefined)}
      />
      {doing?.what === 'send' ? (
        <SendDialog room={room.data?.room ?? null} onClose={close} onDone={done} finalFocus={finalFocus} />
      ) : null}
      {doing?.what === 'import' ? <ImportDialog onClose={close} onDone={list.reload} finalFocus={finalFocus} /> : null}
      {lives.open ? <StaffConversation {...lives.open} onDone={done} finalFocus={finalFocus} /> : null}
      {doing?.what === 'rights' ? (
        <RightsDialog
          row={doing.row}
          employment={doing.employment}
          onClose={close}
          onChange={list.reload}
          finalFocus={finalFocus}
        />
      ) : null}
    </>
  )
}
