import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { waitFor, type SnapshotFrom } from 'xstate'
import type { ResumeDetail, ResumeFileKind } from './resume.effects.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LazyPart, partOf } from '../../ui/LazyPart.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { previewPath } from './address.ts'
import type { BuilderBarProps } from './BuilderBar.tsx'
import { BuilderView, type BuilderTab } from './BuilderView.tsx'
import { keepDraft, keptDraft, resumeDetailMachine, resumeMachine } from './resume.effects.ts'
import { useBuilder } from './useBuilder.ts'
import { useDownload } from './useDownload.ts'

const { Part: ShareDialog } = partOf(async () => (await import('./ShareDialog.tsx')).ShareDialog)

type Around = Pick<BuilderBarProps, 'resumes' | 'onOpen' | 'onNew'>

interface OneResumeProps {
  readonly id: string
  /** The slug of a job that it is to be adapted to; null: none. */
  readonly job: string | null
  readonly opensAt: BuilderTab
  readonly around: Around
}

/** The builder of one resume, once it is read. */
export function OneResume({ id, ...rest }: OneResumeProps) {
  const [machine] = useState(resumeDetailMachine)
  const load = useLoad(machine, id)
  return (
    <LoadGate isPage load={load} skeleton={<FormSkeleton fields={6} />}>
      {(detail) => <Builder detail={detail} {...rest} />}
    </LoadGate>
  )
}

/** Nothing is about to be saved: it is, or it cannot be. */
const isAtRest = ({ value }: SnapshotFrom<typeof resumeMachine>) =>
  value.autosave !== 'resting' && value.autosave !== 'saving'

type BuilderProps = Omit<OneResumeProps, 'id'> & { readonly detail: ResumeDetail }
function Builder({ detail, job, opensAt, around }: BuilderProps) {
  const { t } = useTexts()
  const toast = useToast()
  const { id } = detail.resume
  const [machine] = useState(() => resumeMachine.provide({ actions: { keep: (_, { kept }) => keepDraft(id, kept) } }))
  const { state, actor } = useBuilder(machine, { row: detail.resume, facts: detail.facts, kept: keptDraft(id) })
  const { save, merges } = state
  const [tab, setTab] = useState(opensAt)
  const [isSharing, setSharing] = useState(false)
  const { busy, download, fail } = useDownload()
  const navigate = useNavigate()
  useNetworkRestored(() => actor.send({ type: 'network.restored' }))
  useUnsaved(save !== 'saved', { savesItself: true })
  useEffect(() => {
    if (merges > 0) toast({ severity: 'info', text: t('resume.build.merged') })
  }, [merges, toast, t])
  // Files and the preview are of what is saved, so that what was typed a moment ago is saved first.
  const savedOr = useCallback(
    async (refuse: () => void) => {
      const rested = await waitFor(actor, isAtRest, { timeout: Infinity }).catch(() => null)
      if (rested !== null && rested.value.autosave !== 'saved') refuse()
      return rested?.value.autosave === 'saved'
    },
    [actor],
  )
  const onDownload = useCallback(
    (kind: ResumeFileKind) => {
      const { draft, lang } = actor.getSnapshot().context
      const start = async () => {
        if (await savedOr(() => fail(kind, t('resume.build.unsaved'))))
          await download(kind, { id, name: draft.name, lang })
      }
      void start()
    },
    [actor, savedOr, download, fail, t, id],
  )
  const onPreview = useCallback(() => {
    const refuse = () => toast({ severity: 'error', title: t('resume.preview.waits'), text: t('resume.build.unsaved') })
    const start = async () => {
      if (await savedOr(refuse)) await navigate(previewPath(id))
    }
    void start()
  }, [savedOr, navigate, toast, t, id])
  const onShare = useCallback(() => setSharing(true), [])
  return (
    <>
      <BuilderView
        {...around}
        state={state}
        job={job}
        tab={tab}
        onTab={setTab}
        onDownload={onDownload}
        downloading={busy}
        onPreview={onPreview}
        onShare={onShare}
      />
      {isSharing ? (
        <LazyPart>
          <ShareDialog
            row={state.row}
            onShared={(row) => actor.send({ type: 'row.shared', row })}
            onClose={() => setSharing(false)}
          />
        </LazyPart>
      ) : null}
    </>
  )
}
