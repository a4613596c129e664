import { chakra } from '@chakra-ui/react/styled-system'
import { z } from 'zod'
import { newResume, type ResumeRow } from '../../../openapi/schemas/resume.ts'
import { useSave } from '../../hooks/useSave.ts'
import { CARRIED_LANGUAGES } from '../../i18n/language.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { namingMachine } from './gallery.effects.ts'

interface NamingDialogProps {
  readonly row: Pick<ResumeRow, 'id' | 'name' | 'lang'>
  readonly onSaved: () => void
  readonly onClose: () => void
}
const body = z.strictObject({ name: newResume.shape.name, lang: newResume.shape.lang })

/** What a resume is called, and the language it opens in. */
export function NamingDialog({ row, onSaved, onClose }: NamingDialogProps) {
  const { t } = useTexts()
  const form = useSchemaForm(body, { name: row.name, lang: row.lang })
  const save = useSave(namingMachine, { row: null, onSaved })
  return (
    <FormDialog
      title={t('resume.gallery.rename')}
      busy={save.busy}
      submit={t('ui.action.save')}
      width="28rem"
      onClose={onClose}
    >
      {(id) => (
        <SaveForm form={form} save={save} id={id} valuesOf={(values) => ({ id: row.id, ...values })}>
          <chakra.div display="grid" gap="5">
            <TextField
              control={form.control}
              name="name"
              label={t('resume.build.name')}
              help={t('resume.build.name.help')}
              required
            />
            <SelectField
              control={form.control}
              name="lang"
              label={t('resume.build.opens')}
              choices={CARRIED_LANGUAGES.map(({ value, name }) => ({ value, label: name, lang: value }))}
              isAlwaysChosen
              required
            />
          </chakra.div>
        </SaveForm>
      )}
    </FormDialog>
  )
}
