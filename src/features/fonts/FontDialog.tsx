import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FontForm } from './FontForm.tsx'
import { fontMachine, type FontBody } from './fonts.effects.ts'
import { useFontName } from './useFontName.ts'

interface FontDialogProps {
  readonly row: ManagedFont
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes how a font is offered, and closes when the server has it. */
export function FontDialog({ row, onClose, onSaved }: FontDialogProps) {
  const { t } = useTexts()
  const name = useFontName()(row)
  const { save, taken } = useRowSave<FontBody, ManagedFont>(fontMachine, {
    row,
    said: { saved: t('administration.fonts.saved'), failed: t('administration.fonts.failed') },
    onSaved,
  })
  return (
    <Dialog open onClose={onClose} title={t('administration.fonts.edit.of', { name })} width="42rem">
      <FontForm key={taken} save={save} onCancel={onClose} />
    </Dialog>
  )
}
