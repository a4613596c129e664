import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { TITLE_ID } from '../../ui/PageHeader.tsx'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import { useSession } from '../../ui/session-context.ts'
import { Bone } from '../../ui/Skeleton.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { Entries } from './Entries.tsx'
import { connectSections, openSection, resourceOf } from './sections.connect.ts'
import { ALL_SECTIONS, previewMachine, sectionsMachine, type SectionKey, type ViewAs } from './sections.effects.ts'
import { sectionLinkId } from './SectionList.tsx'
import { SectionsView } from './SectionsView.tsx'

/**
 * `/user/add/sections`: what a person's site, card and resume show, or a company's page, in which order, and to whom.
 */
export function Screen() {
  const { t, lang } = useTexts()
  const [params] = useSearchParams()
  const kind = useSession().account?.kind === 'company' ? 'company' : 'individual'
  const open = openSection(params, kind)
  const [snapshot, send] = useActor(sectionsMachine, { input: ALL_SECTIONS })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const [viewAs, setViewAs] = useState<ViewAs | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  useFocusOf(open)
  const list = connectSections(snapshot, send)
  return (
    <>
      <SectionsView
        kind={kind}
        list={list}
        open={open}
        viewAs={viewAs}
        onViewAs={setViewAs}
        onPreview={() => setPreviewing(true)}
      >
        {open === null ? null : <Entries key={open} resource={resourceOf(open)} onChange={list.reload} />}
      </SectionsView>
      {isPreviewing && viewAs !== null ? (
        <Dialog
          open
          onClose={() => setPreviewing(false)}
          title={t('resource.sections.seen_by', {
            who: viewAs === 'me' ? t('resource.sections.view_as.me') : t(`ui.audience.${viewAs}`),
          })}
          description={t('resource.sections.preview.kept')}
          width="60rem"
        >
          <Preview key={`${viewAs}${lang}`} as={viewAs} />
        </Dialog>
      ) : null}
    </>
  )
}

/** An opened section begins at its title; back in the list, the focus is where it was. */
function useFocusOf(open: SectionKey | null): void {
  const before = useRef(open)
  useEffect(() => {
    const { current: was } = before
    before.current = open
    if (was === open) return
    if (open !== null) scrollTo(0, 0)
    document
      .getElementById(open === null && was !== null ? sectionLinkId(was) : TITLE_ID)
      ?.focus({ preventScroll: open !== null })
  }, [open])
}

function Preview({ as }: { readonly as: ViewAs }) {
  const { t, lang } = useTexts()
  const load = useLoad(previewMachine, { as, language: lang })
  return (
    <LoadGate load={load} skeleton={<Bone height="30rem" borderRadius="l3" />}>
      {(url) => (
        <PreviewFrame
          url={url}
          title={t('resource.sections.view_as')}
          device={matchMedia('(max-width: 48rem)').matches ? 'phone' : 'desktop'}
          height={34}
        />
      )}
    </LoadGate>
  )
}
