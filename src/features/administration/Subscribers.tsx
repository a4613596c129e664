import { useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { useBulk } from '../../hooks/useBulk.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { removeMachine, saveSubscribers, subscribersMachine, type SubscriberRow } from './subscribers.effects.ts'
import { SubscribersView } from './SubscribersView.tsx'

/** `/cms/subscribers`: who gets new articles by email. */
export function Screen() {
  const { t } = useTexts()
  const { list, exporting, opener } = useListScreen(subscribersMachine, {
    address: lists.subscribers,
    save: saveSubscribers,
  })
  const bulk = useBulk(removeMachine, list.reload)
  const [removing, setRemoving] = useState<SubscriberRow | null>(null)
  return (
    <>
      <PageHeader title={t('page.subscribers.title')} purpose={t('inbox.subscribers.purpose')} />
      <SubscribersView
        list={list}
        bulk={bulk}
        exporting={exporting}
        onRemove={(row) => {
          opener.remember()
          setRemoving(row)
        }}
      />
      {removing ? (
        <ConfirmDialog
          open
          destructive
          title={t('inbox.subscribers.remove.title')}
          text={t('inbox.subscribers.remove.text', { email: removing.email })}
          confirm={t('inbox.subscribers.remove')}
          finalFocus={opener.finalFocus}
          onClose={() => setRemoving(null)}
          onConfirm={() => {
            setRemoving(null)
            list.change({ kind: 'delete', row: removing })
          }}
        />
      ) : null}
    </>
  )
}
