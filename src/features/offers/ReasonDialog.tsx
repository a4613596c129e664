import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, type ReactNode } from 'react'
import { offerAnswer } from '../../../openapi/schemas/job-offer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useUnsaved } from '../../ui/unsaved.ts'

const reason = offerAnswer.pick({ rejection_note: true })

export interface ReasonDialogProps {
  readonly company: string
  readonly note: string
  readonly busy: boolean
  readonly onNote: (note: string) => void
  readonly onSubmit: () => void
  readonly onCancel: () => void
  /** Where the focus goes when it closes. */
  readonly finalFocus?: (() => HTMLElement | null) | undefined
  /** What went wrong with the last try. */
  readonly children: ReactNode
}

/** Asks for the reason of a refusal, which may be left empty. What was written stays, also when it is cancelled. */
export function ReasonDialog({
  company,
  note,
  busy,
  onNote,
  onSubmit,
  onCancel,
  finalFocus,
  children,
}: ReasonDialogProps) {
  const { t } = useTexts()
  const form = useSchemaForm(reason, { rejection_note: note })
  const typed = form.hook.watch('rejection_note') ?? ''
  // Closing keeps what was typed, so the dialog does not ask; leaving the page would lose it.
  useUnsaved(typed.trim() !== '')
  useEffect(() => {
    if (typed !== note) onNote(typed)
  }, [typed, note, onNote])
  return (
    <FormDialog
      onClose={onCancel}
      width="450px"
      {...(finalFocus ? { finalFocus } : {})}
      title={t('offer.reason.title')}
      description={t('offer.reason.text', { company })}
      busy={busy}
      submit={t('offer.reason.submit')}
      destructive
    >
      {(id) => (
        <Form form={form} id={id} busy={busy} guarded={false} onSubmit={onSubmit}>
          {children}
          <chakra.div>
            <TextAreaField
              control={form.control}
              name="rejection_note"
              label={t('offer.reason.label')}
              help={t('offer.reason.help')}
            />
          </chakra.div>
        </Form>
      )}
    </FormDialog>
  )
}
