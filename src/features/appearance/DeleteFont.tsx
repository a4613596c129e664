import { useState } from 'react'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useFontName } from '../../hooks/useFontName.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { deleteFontMachine } from './fonts.effects.ts'

/** Deletes an uploaded font after a question; one that sites have is kept, and the dialog says whose they are. */
export function DeleteFont({ row, onDeleted }: { readonly row: ManagedFont; readonly onDeleted: () => void }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const label = t('administration.fonts.delete.of', { name: useFontName()(row) })
  return (
    <>
      <IconButton label={label} onClick={() => setOpen(true)}>
        <TrashIcon />
      </IconButton>
      {isOpen ? <Asking row={row} title={label} onClose={() => setOpen(false)} onDeleted={onDeleted} /> : null}
    </>
  )
}

interface AskingProps {
  readonly row: ManagedFont
  readonly title: string
  readonly onClose: () => void
  readonly onDeleted: () => void
}
function Asking({ row, title, onClose, onDeleted }: AskingProps) {
  const { t, intl } = useTexts()
  const toast = useToast()
  const remove = useSave<ManagedFont, ManagedFont>(deleteFontMachine, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('administration.fonts.deleted') })
      onClose()
      onDeleted()
    },
  })
  const said = remove.failure ? failureText(remove.failure, t) : null
  const isUsed = row.used > 0
  return (
    <ConfirmDialog
      open
      title={title}
      text={
        <>
          {said ? (
            <Notice kind="error" title={said.title}>
              {said.text}
            </Notice>
          ) : null}
          {isUsed
            ? t('administration.fonts.delete.used', {
                count: row.used,
                names: intl.formatList(row.used_by.map((username) => `@${username}`)),
              })
            : t('administration.fonts.delete.text')}
        </>
      }
      confirm={t(isUsed ? 'ui.action.close' : 'administration.fonts.delete')}
      destructive={!isUsed}
      busy={remove.busy}
      onConfirm={() => (isUsed ? onClose() : remove.submit(row))}
      onClose={onClose}
    />
  )
}
