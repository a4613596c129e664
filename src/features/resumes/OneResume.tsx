import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ResumeDetail } from './resume.effects.ts'
import { saveFile } from '../../api/save-file.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { connectResume } from '../../machines/resume/resume.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import type { BuilderBarProps } from './BuilderBar.tsx'
import { BuilderView, type BuilderTab } from './BuilderView.tsx'
import { keepDraft, keptDraft, readPdf, resumeDetailMachine, resumeMachine } from './resume.effects.ts'

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

function Builder({ detail, around }: { readonly detail: ResumeDetail; readonly around: Around }) {
  const { t } = useTexts()
  const toast = useToast()
  const { id } = detail.resume
  const [machine] = useState(() => resumeMachine.provide({ actions: { keep: (_, { kept }) => keepDraft(id, kept) } }))
  const [snapshot, send] = useActor(machine, {
    input: { row: detail.resume, facts: detail.facts, kept: keptDraft(id) },
  })
  const state = connectResume(snapshot, send)
  const { save, merges, draft } = state
  const [tab, setTab] = useState<BuilderTab>('content')
  const [isPdfBusy, setPdfBusy] = useState(false)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  useUnsaved(save !== 'saved')
  useEffect(() => {
    if (merges > 0) toast({ severity: 'info', text: t('resume.build.merged') })
  }, [merges, toast, t])
  const pdf = async () => {
    setPdfBusy(true)
    try {
      saveFile(await readPdf(id, state.lang), `${draft.name}.pdf`)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text || t('resume.build.pdf.failed') })
    } finally {
      setPdfBusy(false)
    }
  }
  return (
    <BuilderView {...around} state={state} tab={tab} onTab={setTab} onPdf={() => void pdf()} isPdfBusy={isPdfBusy} />
  )
}
