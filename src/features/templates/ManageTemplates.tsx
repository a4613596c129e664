import { useState } from 'react'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { TemplateListView } from './TemplateListView.tsx'
import { moveMachine, templatesMachine, type Move } from './templates.effects.ts'

/** `/manage/templates`: how the templates of the application are offered. */
export function Screen() {
  const { t } = useTexts()
  const load = useLoad(templatesMachine, null)
  const move = useSave<Move, ManagedTemplate[]>(moveMachine, { row: null, onSaved: load.receive })
  const [edited, setEdited] = useState<ManagedTemplate | null>(null)
  return (
    <>
      <PageHeader title={t('page.manageTemplates.title')} purpose={t('administration.templates.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={3} />}>
        {(rows) => <TemplateListView rows={rows} move={move} onEdit={setEdited} />}
      </LoadGate>
      {edited ? (
        <TemplateDialog
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
