import { lists } from '../../../openapi/lists.ts'
import type { Inbox } from '../../../openapi/inboxes.ts'
import { useBulk } from '../../hooks/useBulk.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useLive } from '../../ui/live.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { inboxMachines, messagesMachine, saveInbox } from './inbox.effects.ts'
import { InboxView } from './InboxView.tsx'
import { MessageDialog } from './MessageDialog.tsx'
import { useOpened } from './useOpened.ts'

/** The screen of an inbox: its messages, the newest first; the address says which one is open. */
export function inboxScreen(inbox: Inbox) {
  const save = saveInbox(inbox)
  return function Screen() {
    const { t } = useTexts()
    const { list, exporting } = useListScreen(inboxMachines[inbox], { address: lists.messages, save })
    const bulk = useBulk(messagesMachine, list.reload)
    useLive('messages', list.reload)
    const opened = useOpened('message')
    return (
      <>
        <PageHeader title={t(`page.${inbox}.title`)} purpose={t(`inbox.${inbox}.purpose`)} />
        <InboxView inbox={inbox} list={list} bulk={bulk} exporting={exporting} onOpen={opened.open} />
        {opened.id ? (
          <MessageDialog key={opened.id} id={opened.id} onClose={opened.close} onChanged={list.reload} />
        ) : null}
      </>
    )
  }
}
