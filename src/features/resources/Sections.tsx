import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { education } from '../../../openapi/resources/education.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isRefusal } from '../../machines/failure.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import { Bone, RowsSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { Collection } from './Collection.tsx'
import { previewMachine, sectionMachine, sectionsMachine, type Section, type ViewAs } from './sections.effects.ts'
import { SectionPanel } from './SectionPanel.tsx'
import { ViewAsBar } from './ViewAsBar.tsx'

/** What edits the entries of each section. */
const editors: Readonly<Record<Section['key'], AnyResource>> = { education: education as unknown as AnyResource }

/** `/user/add/sections`: what a person's site, card and resume show, and to whom. */
export function Screen() {
  const { t, lang } = useTexts()
  const [snapshot, send] = useActor(sectionsMachine, { input: null })
  const load = connectLoad(snapshot, send)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const [viewAs, setViewAs] = useState<ViewAs | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  return (
    <>
      <PageHeader title={t('page.sections.title')} purpose={t('resource.sections.purpose')} />
      <LoadGate
        load={load}
        skeleton={
          <>
            <Bone height="9" width="min(30rem, 100%)" mb="5" />
            <RowsSkeleton rows={4} />
          </>
        }
      >
        {(sections) => (
          <>
            <ViewAsBar value={viewAs} onChange={setViewAs} onPreview={() => setPreviewing(true)} />
            <chakra.div display="flex" flexDirection="column" gap="6">
              {sections.map((section) => (
                <SectionEditor
                  key={section.key}
                  section={section}
                  viewAs={viewAs}
                  onSaved={(saved) => load.receive(sections.map((s) => (s.key === saved.key ? saved : s)))}
                  onEntries={load.refresh}
                />
              ))}
            </chakra.div>
          </>
        )}
      </LoadGate>
      {isPreviewing && viewAs !== null ? (
        <Dialog
          open
          onClose={() => setPreviewing(false)}
          title={t('resource.sections.seen_by', { who: viewAs === 'me' ? t('resource.sections.view_as.me') : t(`ui.audience.${viewAs}`) })}
          width="60rem"
        >
          <Preview key={`${viewAs}${lang}`} as={viewAs} />
        </Dialog>
      ) : null}
    </>
  )
}

interface SectionEditorProps {
  readonly section: Section
  readonly viewAs: ViewAs | null
  readonly onSaved: (section: Section) => void
  readonly onEntries: () => void
}

/** One section with its calls: every change is saved at once; one that fails says so and shows the truth again. */
function SectionEditor({ section, viewAs, onSaved, onEntries }: SectionEditorProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(sectionMachine, { input: { row: section } })
  const save = connectSave(snapshot, send, () => crypto.randomUUID())
  const tellSaved = useEffectEvent((row: Section) => {
    toast({ severity: 'success', text: t('resource.sections.saved') })
    onSaved(row)
  })
  useEffect(() => {
    if (save.isSaved && save.row) tellSaved(save.row)
  }, [save.isSaved, save.row])
  const tellFailed = useEffectEvent((failure: Failure) => {
    const said = failureText(failure, t)
    const isVisibility = save.values?.visible !== section.visible
    if (isRefusal(failure, 'stale')) {
      toast({ severity: 'warn', text: t('resource.sections.stale') })
      if (save.theirs) onSaved(save.theirs)
      save.takeTheirs()
    } else toast({ severity: 'error', title: t(isVisibility ? 'resource.failed.toggle' : 'resource.sections.failed'), text: [said.title, said.text].filter(Boolean).join('. ') })
  })
  useEffect(() => {
    if (save.failure) tellFailed(save.failure)
  }, [save.failure])
  // Entries that come and go change the counts, and with them the row that the next save builds on.
  const rebase = useEffectEvent((row: Section) => send({ type: 'row.received', row }))
  useEffect(() => rebase(section), [section])
  return (
    <SectionPanel
      section={section}
      values={save.busy && save.values ? save.values : section}
      busy={save.busy}
      viewAs={viewAs}
      onChange={({ visible, audience }) => save.submit({ visible, audience })}
    >
      <Collection resource={editors[section.key]} onChange={onEntries} />
    </SectionPanel>
  )
}

function Preview({ as }: { readonly as: ViewAs }) {
  const { t, lang } = useTexts()
  const [snapshot, send] = useActor(previewMachine, { input: { as, language: lang } })
  return (
    <LoadGate load={connectLoad(snapshot, send)} skeleton={<Bone height="30rem" borderRadius="l3" />}>
      {(url) => <PreviewFrame url={url} title={t('resource.sections.view_as')} device={matchMedia('(max-width: 48rem)').matches ? 'phone' : 'desktop'} height={34} />}
    </LoadGate>
  )
}
