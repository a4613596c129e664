import { newHiringProcess, type HiringProcess } from '../../../openapi/schemas/hiring-process.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { LocalizedField } from '../../ui/form/LocalizedField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { createProcessMachine } from './hiring.effects.ts'

interface NewProcessDialogProps {
  readonly onClose: () => void
  readonly onCreated: (row: HiringProcess) => void
}

/** Begins a process with its name and the usual stages; the rest is chosen on its page. */
export function NewProcessDialog({ onClose, onCreated }: NewProcessDialogProps) {
  const { t } = useTexts()
  const save = useSave(createProcessMachine, { row: null, onSaved: onCreated })
  const form = useSchemaForm(newHiringProcess, save.values ?? { name: null })
  return (
    <FormDialog title={t('hiring.add')} busy={save.busy} submit={t('hiring.create')} onClose={onClose}>
      {(id) => (
        <Form id={id} form={form} save={save} draft="process new" onSubmit={save.submit}>
          <LocalizedField
            control={form.control}
            name="name"
            label={t('hiring.name')}
            help={t('hiring.create.text')}
            required
          />
        </Form>
      )}
    </FormDialog>
  )
}
