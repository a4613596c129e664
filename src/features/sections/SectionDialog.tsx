import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sectionMachine, type SectionBody } from './section-settings.effects.ts'

interface SectionDialogProps {
  readonly row: ManagedSection
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes how a section is named and offered, and closes when the server has it. */
export function SectionDialog({ row, onClose, onSaved }: SectionDialogProps) {
  const { t } = useTexts()
  const name = useSectionName()(row)
  const { save, taken } = useRowSave<SectionBody, ManagedSection>(sectionMachine, {
    row,
    said: { saved: t('administration.sections.saved'), failed: t('administration.sections.failed') },
    onSaved,
  })
  return (
    <Dialog open onClose={onClose} title={t('administration.sections.edit.of', { name })} width="42rem">
      <SectionForm key={taken} save={save} onCancel={onClose} />
    </Dialog>
  )
}
