import { useActor } from '@xstate/react'
import { lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { waitFor, type SnapshotFrom } from 'xstate'
import type { ResumeDetail, ResumeFileKind } from './resume.effects.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectResume } from '../../machines/resume/resume.connect.ts'
import { LazyPart } from '../../ui/LazyPart.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { previewPath } from './address.ts'
import type { BuilderBarProps } from './BuilderBar.tsx'
import { BuilderView, type BuilderTab } from './BuilderView.tsx'
import { keepDraft, keptDraft, resumeDetailMachine, resumeMachine } from './resume.effects.ts'
import { useDownload } from './useDownload.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog.tsx')).ShareDialog }))

type Around = Pick<BuilderBarProps, 'resumes' | 'onOpen' | 'onNew'>

/** The builder of one resume, once it is read. */
export function OneResume({ id, around }: { readonly id: string; readonly around: Around }) {
  const [machine] = useState(resumeDetailMachine)
  const load = useLoad(machine, id)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={6} />}>
      {(detail) => <Builder detail={detail} around={around} />}
    </LoadGate>
  )
}

/** Nothing is about to be saved: it is, or it cannot be. */
const isAtRest = ({ value }: SnapshotFrom<typeof resumeMachine>) =>
  value.autosave !== 'resting' && value.autosave !== 'saving'

function Builder({ detail, around }: { readonly detail: ResumeDetail; readonly around: Around }) {
  const { t } = useTexts()
  const toast = useToast()
  const { id } = detail.resume
  const [machine] = useState(() => resumeMachine.provide({ actions: { keep: (_, { kept }) => keepDraft(id, kept) } }))
  const [snapshot, send, actor] = useActor(machine, {
    input: { row: detail.resume, facts: detail.facts, kept: keptDraft(id) },
  })
  const state = connectResume(snapshot, send)
  const { save, merges, draft } = state
  const [tab, setTab] = useState<BuilderTab>('content')
  const [isSharing, setSharing] = useState(false)
  const file = useDownload()
  const navigate = useNavigate()
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useUnsaved(save !== 'saved')
  useEffect(() => {
    if (merges > 0) toast({ severity: 'info', text: t('resume.build.merged') })
  }, [merges, toast, t])
  // Files and the preview are of what is saved, so that what was typed a moment ago is saved first.
  const isSaved = async (refuse: () => void) => {
    const rested = await waitFor(actor, isAtRest, { timeout: Infinity }).catch(() => null)
    if (rested !== null && rested.value.autosave !== 'saved') refuse()
    return rested?.value.autosave === 'saved'
  }
  const download = async (kind: ResumeFileKind) => {
    const { name } = draft
    if (await isSaved(() => file.fail(kind, t('resume.build.unsaved'))))
      await file.download(kind, { id, name, lang: state.lang })
  }
  const preview = async () => {
    const refuse = () => toast({ severity: 'error', title: t('resume.preview.waits'), text: t('resume.build.unsaved') })
    if (await isSaved(refuse)) await navigate(previewPath(id))
  }
  return (
    <>
      <BuilderView
        {...around}
        state={state}
        tab={tab}
        onTab={setTab}
        onDownload={(kind) => void download(kind)}
        downloading={file.busy}
        onPreview={() => void preview()}
        onShare={() => setSharing(true)}
      />
      {isSharing ? (
        <LazyPart>
          <ShareDialog
            row={state.row}
            onShared={(row) => send({ type: 'row.shared', row })}
            onClose={() => setSharing(false)}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
