import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AttachDialog } from './AttachDialog.tsx'
import { documentActsMachine, documentsMachine, roomMachine } from './documents.effects.ts'
import { AddDocument, EditDocument, ReplaceFile } from './DocumentForms.tsx'
import { DocumentNotice } from './DocumentNotice.tsx'
import { DocumentPreview } from './DocumentPreview.tsx'
import { DocumentsView, type DocumentAct, type ListedDocument } from './DocumentsView.tsx'
import { useDocumentTexts } from './useDocumentTexts.ts'

type Asking = { readonly act: 'add' } | { readonly act: DocumentAct; readonly row: ListedDocument }

/** `/resumes/support-document` */
export function Screen() {
  const { t } = useTexts()
  const { nameOf, usesOf } = useDocumentTexts()
  const { list, opener } = useListScreen(documentsMachine, { address: lists.supportDocuments })
  const room = useLoad(roomMachine, null)
  const reload = () => {
    list.reload()
    room.refresh()
  }
  const [acts, send] = useMachine(documentActsMachine.provide({ actions: { changed: reload } }))
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const ask = (next: Asking) => {
    opener.remember()
    setAsking(next)
  }
  const remove = (row: ListedDocument) =>
    send({ type: 'gallery.act', act: { kind: 'delete', id: row.id, name: nameOf(row) } })
  const dialog = {
    onClose: close,
    onSaved: () => {
      close()
      reload()
    },
    finalFocus: opener.finalFocus,
  }
  return (
    <>
      <PageHeader title={t('page.supportDocuments.title')} purpose={t('resume.documents.purpose')} />
      <DocumentsView
        list={list}
        room={room.data}
        onAdd={() => ask({ act: 'add' })}
        onAct={(act, row) =>
          // What is attached to nothing goes at once, and comes back by Undo.
          act === 'delete' && row.used_by.length === 0 ? remove(row) : ask({ act, row })
        }
      />
      <DocumentNotice
        act={acts.context.act}
        stage={acts.value}
        failure={acts.context.failure}
        onUndo={() => send({ type: 'gallery.undo' })}
        onRetry={() => send({ type: 'gallery.retry' })}
        onDismiss={() => send({ type: 'gallery.dismiss' })}
      />
      {asking?.act === 'add' ? <AddDocument {...dialog} /> : null}
      {asking?.act === 'view' ? <DocumentPreview row={asking.row} {...dialog} /> : null}
      {asking?.act === 'edit' ? <EditDocument row={asking.row} {...dialog} /> : null}
      {asking?.act === 'replace' ? <ReplaceFile row={asking.row} {...dialog} /> : null}
      {asking?.act === 'attach' ? <AttachDialog row={asking.row} onChanged={reload} {...dialog} /> : null}
      {asking?.act === 'delete' ? (
        <ConfirmDialog
          open
          destructive
          title={t('resume.document.delete.title', { name: nameOf(asking.row) })}
          text={t('resume.document.delete.text', { names: usesOf(asking.row) })}
          confirm={t('resume.document.delete')}
          onClose={close}
          onConfirm={() => {
            close()
            remove(asking.row)
          }}
        />
      ) : null}
    </>
  )
}
