import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { categoriesMachine, templateMachine, type TemplateBody } from './templates.effects.ts'
import { useTemplateName } from './useTemplateName.ts'

interface TemplateDialogProps {
  readonly row: ManagedTemplate
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes how a template is offered, and closes when the server has it. */
export function TemplateDialog({ row, onClose, onSaved }: TemplateDialogProps) {
  const { t } = useTexts()
  const name = useTemplateName()(row)
  const categories = useLoad(categoriesMachine, null)
  const { save, taken } = useRowSave<TemplateBody, ManagedTemplate>(templateMachine, {
    row,
    said: { saved: t('administration.templates.saved'), failed: t('administration.templates.failed') },
    onSaved,
  })
  return (
    <Dialog open onClose={onClose} title={t('administration.templates.edit.of', { name })} width="42rem">
      <LoadGate load={categories} skeleton={<FormSkeleton fields={4} />}>
        {(known) => <TemplateForm key={taken} categories={known} save={save} onCancel={onClose} />}
      </LoadGate>
    </Dialog>
  )
}
