import { useState } from 'react'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { FontDialog } from './FontDialog.tsx'
import { FontListView } from './FontListView.tsx'
import { fontsMachine, moveMachine, type Move } from './fonts.effects.ts'

/** `/manage/fonts`: how the fonts of the application are offered. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(fontsMachine, null)
  const move = useSave<Move, ManagedFont[]>(moveMachine, { row: null, onSaved: load.receive })
  const [edited, setEdited] = useState<ManagedFont | null>(null)
  return (
    <>
      <PageHeader title={t('page.manageFonts.title')} purpose={t('administration.fonts.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={3} />}>
        {(rows) => <FontListView rows={rows} move={move} onEdit={setEdited} />}
      </LoadGate>
      {edited ? (
        <FontDialog
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
