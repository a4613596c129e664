import type { InboxMessage, MessageState } from '../../../openapi/schemas/message.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { deleteMachine, messageLoad, replyMachine, stateMachine } from './inbox.effects.ts'
import { MessageDetails } from './MessageDetails.tsx'
import { RowDialog, type RowProps } from './RowDialog.tsx'

interface MessageDialogProps {
  readonly id: string
  readonly onClose: () => void
  /** It was answered, marked or deleted. */
  readonly onChanged: () => void
}

/** One message with the replies to it. */
export function MessageDialog(props: MessageDialogProps) {
  const { t } = useTexts()
  return (
    <RowDialog machine={messageLoad} titleOf={(row) => row?.subject ?? t('inbox.message')} fields={3} {...props}>
      {(shown) => <Acting key={shown.row.version} {...shown} onGone={props.onClose} />}
    </RowDialog>
  )
}

function Acting({ row, onReceive, onChanged, onGone }: RowProps<InboxMessage> & { readonly onGone: () => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const said = (text: string) => toast({ severity: 'success', text })
  const mark = useSave<{ readonly state: MessageState }, InboxMessage>(stateMachine, {
    row,
    agrees: ({ state }, now) => now.state === state,
    onSaved: (now) => {
      said(t(`inbox.state.now.${now.state}`))
      onChanged(now)
    },
  })
  const reply = useSave<{ readonly text: string }, InboxMessage>(replyMachine, {
    row,
    agrees: ({ text }, now) => now.replies.at(-1)?.text === text,
    onSaved: (now) => {
      said(t('inbox.answered', { email: now.email }))
      onChanged(now)
    },
  })
  const remove = useSave<null, InboxMessage>(deleteMachine, {
    row,
    agrees: () => false,
    onSaved: (now) => {
      said(t('inbox.deleted'))
      onChanged(now)
      onGone()
    },
  })
  return <MessageDetails row={row} mark={mark} reply={reply} remove={remove} onReceive={onReceive} />
}
