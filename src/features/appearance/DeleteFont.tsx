import { useState } from 'react'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import { useFontName } from '../../hooks/useFontName.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
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
      {isOpen && row.used === 0 ? (
        <Asking row={row} title={label} onClose={() => setOpen(false)} onDeleted={onDeleted} />
      ) : null}
      {isOpen && row.used > 0 ? <InUse row={row} title={label} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface InUseProps {
  readonly row: ManagedFont
  readonly title: string
  readonly onClose: () => void
}
/** Why it stays, and what can be done. */
function InUse({ row, title, onClose }: InUseProps) {
  const { t, intl } = useTexts()
  const names = intl.formatList(row.used_by.map((username) => `@${username}`))
  return (
    <Dialog open onClose={onClose} title={title} width="28rem">
      {t('administration.fonts.delete.used', { count: row.used, names })}
    </Dialog>
  )
}

interface AskingProps extends InUseProps {
  readonly onDeleted: () => void
}
function Asking({ row, title, onClose, onDeleted }: AskingProps) {
  const { t } = useTexts()
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
          {t('administration.fonts.delete.text')}
        </>
      }
      confirm={t('administration.fonts.delete')}
      destructive
      busy={remove.busy}
      onConfirm={() => remove.submit(row)}
      onClose={onClose}
    />
  )
}
