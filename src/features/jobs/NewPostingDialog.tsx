import { newJobPosting, type JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { createPostingMachine } from './postings.effects.ts'

interface NewPostingDialogProps {
  readonly onClose: () => void
  readonly onCreated: (row: JobPosting) => void
  readonly finalFocus: () => HTMLElement | null
}

/** Begins a posting with its title; the rest is written on its page. */
export function NewPostingDialog({ onClose, onCreated, finalFocus }: NewPostingDialogProps) {
  const { t } = useTexts()
  const save = useSave(createPostingMachine, { row: null, onSaved: onCreated })
  const form = useSchemaForm(newJobPosting, save.values ?? { title: null })
  return (
    <FormDialog
      title={t('posting.add')}
      busy={save.busy}
      submit={t('posting.create')}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {(id) => (
        <Form id={id} form={form} save={save} draft="posting new" onSubmit={save.submit}>
          <LocalizedField
            control={form.control}
            name="title"
            label={t('posting.field.title')}
            help={t('posting.create.text')}
            required
          />
        </Form>
      )}
    </FormDialog>
  )
}
