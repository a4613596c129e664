import { useMachine } from '@xstate/react'
import { useState } from 'react'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import type { GalleryAct } from '../../machines/resume/gallery.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { galleryMachine } from './gallery.effects.ts'
import { GalleryNotice } from './GalleryNotice.tsx'
import { GalleryView } from './GalleryView.tsx'
import { NamingDialog } from './NamingDialog.tsx'
import { resumeListMachine } from './resume.effects.ts'
import { ResumeDocuments } from './ResumeDocuments.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { useDownload } from './useDownload.ts'

/** `/resumes` */
export function Screen() {
  const list = useLoad(resumeListMachine, null)
  const [snapshot, send] = useMachine(galleryMachine.provide({ actions: { changed: list.refresh } }))
  const [renamed, setRenamed] = useState<ResumeRow | null>(null)
  const [shared, setShared] = useState<ResumeRow | null>(null)
  const [opened, setOpened] = useState<ResumeRow | null>(null)
  const file = useDownload()
  const act = (kind: GalleryAct['kind'], { id, name }: ResumeRow) =>
    send({ type: 'gallery.act', act: { kind, id, name } })
  return (
    <>
      <LoadGate isPage load={list} skeleton={<RowsSkeleton rows={3} />}>
        {({ data, limit }) => (
          <GalleryView
            rows={data}
            limit={limit}
            onDownload={({ id, name }, kind, lang) => void file.download(kind, { id, name, lang })}
            onDuplicate={(row) => act('duplicate', row)}
            onRename={setRenamed}
            onDelete={(row) => act('delete', row)}
            onShare={setShared}
            onDocuments={setOpened}
          />
        )}
      </LoadGate>
      <GalleryNotice
        act={snapshot.context.act}
        stage={snapshot.value}
        failure={snapshot.context.failure}
        onUndo={() => send({ type: 'gallery.undo' })}
        onRetry={() => send({ type: 'gallery.retry' })}
        onDismiss={() => send({ type: 'gallery.dismiss' })}
      />
      {renamed ? (
        <NamingDialog
          row={renamed}
          onSaved={() => {
            list.refresh()
            setRenamed(null)
          }}
          onClose={() => setRenamed(null)}
        />
      ) : null}
      {opened ? <ResumeDocuments row={opened} onClose={() => setOpened(null)} /> : null}
      {shared ? <ShareDialog row={shared} onShared={list.refresh} onClose={() => setShared(null)} /> : null}
    </>
  )
}
