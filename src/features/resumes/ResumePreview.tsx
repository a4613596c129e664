import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoad } from '../../hooks/useLoad.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Bone } from '../../ui/Skeleton.tsx'
import { RESUME } from './address.ts'
import { NoPages, ResumePreviewView } from './ResumePreviewView.tsx'
import { pagesMachine, resumeDetailMachine, resumeListMachine, type ResumeDetail } from './resume.effects.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { useDownload } from './useDownload.ts'

const skeleton = <Bone height="40rem" borderRadius="l2" />

/** `/resume/prev`: the pages of the resume of the address, else of the one that was changed last. */
export function Screen() {
  const [params] = useSearchParams()
  const asked = params.get(RESUME)
  return asked === null ? <Latest /> : <OfId key={asked} id={asked} />
}

function Latest() {
  const list = useLoad(resumeListMachine, null)
  return (
    <LoadGate isPage load={list} skeleton={skeleton}>
      {({ data: [latest] }) => (latest ? <OfId key={latest.id} id={latest.id} /> : <NoPages />)}
    </LoadGate>
  )
}

function OfId({ id }: { readonly id: string }) {
  const [machine] = useState(resumeDetailMachine)
  const load = useLoad(machine, id)
  return (
    <LoadGate isPage load={load} skeleton={skeleton}>
      {({ resume }) => <Preview saved={resume} />}
    </LoadGate>
  )
}

function Preview({ saved }: { readonly saved: ResumeDetail['resume'] }) {
  const [row, setRow] = useState(saved)
  const [lang, setLang] = useState(saved.lang)
  const [isSharing, setSharing] = useState(false)
  const file = useDownload()
  return (
    <>
      <ResumePreviewView
        row={row}
        lang={lang}
        onLang={setLang}
        machine={pagesMachine}
        onPdf={() => void file.download('pdf', { id: row.id, name: row.name, lang })}
        isPdfBusy={file.busy === 'pdf'}
        onPrint={() => window.print()}
        onShare={() => setSharing(true)}
      />
      {isSharing ? (
        <ShareDialog row={row} onShared={(shared) => setRow({ ...row, ...shared })} onClose={() => setSharing(false)} />
      ) : null}
    </>
  )
}
