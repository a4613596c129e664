import { useState } from 'react'
import { z } from 'zod'
import { says } from '../../../../openapi/explain.ts'
import { LETTER_YEARS } from '../../../../openapi/schemas/letter-paper.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import { yearSave } from './company.effects.ts'

const saysYear = says('validation.year')
const asked = z.strictObject({
  year: z.int(saysYear).min(LETTER_YEARS.first, saysYear).max(LETTER_YEARS.last, saysYear),
})

/** Which year of letters is taken out, as files with a register. */
export function YearDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const toast = useToast()
  const [now] = useState(() => new Date().getFullYear())
  const save = useSave(yearSave, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('letter.company.year.saved') })
      onClose()
    },
    failed: t('letter.company.year.failed'),
  })
  const form = useSchemaForm(asked, save.values ?? { year: now })
  return (
    <FormDialog
      title={t('letter.company.year')}
      busy={save.busy}
      submit={t('letter.company.year.get')}
      onClose={onClose}
    >
      {(id) => (
        <Form id={id} form={form} save={save} guarded={false} onSubmit={save.submit}>
          <NumberField
            control={form.control}
            name="year"
            label={t('letter.company.year.label')}
            help={t('letter.company.year.help')}
            required
          />
        </Form>
      )}
    </FormDialog>
  )
}
