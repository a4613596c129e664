import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { EndDialog } from './EndDialog.tsx'
import type { staffLife, StaffRow } from './employees.effects.ts'
import { ModifyDialog } from './ModifyDialog.tsx'
import type { StaffDialogProps } from './SendDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

interface StaffConversationProps extends Omit<StaffDialogProps, 'onClose'> {
  readonly actor: ActorRefFrom<typeof staffLife>
  readonly snapshot: SnapshotFrom<typeof staffLife>
}

/**
 * The dialog of the conversation that is open about one offer: it is taken back, offered again, or its employment ends.
 */
export function StaffConversation({ actor, snapshot, onDone, finalFocus }: StaffConversationProps) {
  const row = snapshot.context.row as StaffRow
  const { withdraw, modify, end } = snapshot.children
  const onClose = () => actor.send({ type: 'offer.cancel' })
  const close = { onClose, finalFocus }
  const showNow = () => {
    onClose()
    onDone()
  }
  if (withdraw) return <WithdrawDialog row={row} form={withdraw} {...close} onDone={showNow} />
  if (modify) return <ModifyDialog row={row} form={modify} {...close} />
  return end && row.employment ? <EndDialog row={row} employment={row.employment} form={end} {...close} /> : null
}
