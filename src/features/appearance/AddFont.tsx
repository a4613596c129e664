import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import type { ManagedFont, UploadedFontBody } from '../../../openapi/schemas/font.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { addFontMachine } from './fonts.effects.ts'
import { UploadForm } from './UploadForm.tsx'

/** The button that opens the dialog for a font of one's own. */
export function AddFont({ onAdded }: { readonly onAdded: () => void }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('administration.fonts.add')}</Button>
      {isOpen ? (
        <AddDialog
          onClose={() => setOpen(false)}
          onAdded={() => {
            setOpen(false)
            onAdded()
          }}
        />
      ) : null}
    </>
  )
}

function AddDialog({ onClose, onAdded }: { readonly onClose: () => void; readonly onAdded: () => void }) {
  const { t } = useTexts()
  const { save } = useRowSave<UploadedFontBody, ManagedFont>(addFontMachine, {
    row: null,
    said: { saved: t('administration.fonts.added'), failed: t('administration.fonts.add.failed') },
    onSaved: onAdded,
  })
  return (
    <Dialog open onClose={onClose} title={t('administration.fonts.add')} width="46rem">
      <UploadForm save={save} onCancel={onClose} />
    </Dialog>
  )
}
