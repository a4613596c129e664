import { useState } from 'react'
import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { SectionDialog } from './SectionDialog.tsx'
import { SectionListView } from './SectionListView.tsx'
import { moveMachine, sectionsMachine, type Move } from './section-settings.effects.ts'

/** `/manage/sections`: how the sections of the application are named and offered. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(sectionsMachine, null)
  const move = useSave<Move, ManagedSection[]>(moveMachine, { row: null, onSaved: load.receive })
  const [edited, setEdited] = useState<ManagedSection | null>(null)
  return (
    <>
      <PageHeader title={t('page.manageSections.title')} purpose={t('administration.sections.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={11} />}>
        {(rows) => <SectionListView rows={rows} move={move} onEdit={setEdited} />}
      </LoadGate>
      {edited ? (
        <SectionDialog
          row={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            load.refresh()
          }}
        />
      ) : null}
    </>
  )
}
