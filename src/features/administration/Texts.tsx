import { useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import type { InterfaceText } from '../../../openapi/schemas/text.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { TEXTS_CHANGED } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { TextForm } from './TextForm.tsx'
import { saveTexts, textMachine, textsMachine, type TextRow, type Wording } from './texts.effects.ts'
import { TextsView } from './TextsView.tsx'

/** `/manage/texts`: texts of the interface, and how administrators word them. */
export function Screen() {
  const { t } = useTexts()
  const { list, exporting, opener } = useListScreen(textsMachine, { address: lists.texts, save: saveTexts })
  const [edited, setEdited] = useState<TextRow | null>(null)
  return (
    <>
      <PageHeader title={t('page.texts.title')} purpose={t('administration.texts.purpose')} />
      <TextsView
        list={list}
        exporting={exporting}
        onEdit={(row) => {
          opener.remember()
          setEdited(row)
        }}
      />
      {edited ? (
        <TextDialog
          row={edited}
          finalFocus={opener.finalFocus}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            list.reload()
            dispatchEvent(new Event(TEXTS_CHANGED))
          }}
        />
      ) : null}
    </>
  )
}

interface TextDialogProps {
  readonly row: InterfaceText
  readonly finalFocus: ReturnType<typeof useListScreen>['opener']['finalFocus']
  readonly onClose: () => void
  readonly onSaved: () => void
}
/** Words one text differently, and closes when the server has it. */
function TextDialog({ row, finalFocus, onClose, onSaved }: TextDialogProps) {
  const { t } = useTexts()
  const { save, taken } = useRowSave<Wording, InterfaceText>(textMachine, {
    row,
    valuesOf: ({ en, am }) => ({ en, am }),
    said: { saved: t('administration.texts.saved'), failed: t('administration.texts.failed') },
    onSaved,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      finalFocus={finalFocus}
      title={t('administration.texts.edit.of', { id: row.id })}
      width="42rem"
    >
      <TextForm key={taken} save={save} onCancel={onClose} />
    </Dialog>
  )
}
