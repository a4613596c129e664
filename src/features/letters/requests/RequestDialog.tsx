import {
  letterRequestBody,
  type LetterRequest,
  type RequestableLetterTypes,
} from '../../../../openapi/schemas/letter-request.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { requestSave } from './requests.effects.ts'

interface RequestDialogProps {
  readonly types: RequestableLetterTypes['data']
  readonly onClose: () => void
  readonly onSent: (request: LetterRequest) => void
}

/** Asks a company for a certificate. */
export function RequestDialog({ types, onClose, onSent }: RequestDialogProps) {
  const { t, pick, lang } = useTexts()
  const save = useSave(requestSave, { row: null, onSaved: onSent })
  const only = types.length === 1 ? types[0] : undefined
  const form = useSchemaForm(letterRequestBody, save.values ?? { type_id: only?.id ?? null, lang, purpose: null })
  // Someone may have worked for several companies whose certificates have one name.
  const labelOf = ({ name, company }: RequestDialogProps['types'][number]) =>
    [pick(name)?.text, pick(company ?? {})?.text].filter(Boolean).join(' · ')
  return (
    <FormDialog title={t('letter.request.add')} busy={save.busy} submit={t('letter.request.send')} onClose={onClose}>
      {(id) => (
        <Form
          id={id}
          form={form}
          save={save}
          failed={t('letter.request.failed')}
          draft="letter request"
          isSmall
          onSubmit={save.submit}
        >
          <SelectField
            control={form.control}
            name="type_id"
            label={t('letter.request.type')}
            required
            choices={types.map((one) => ({ value: one.id, label: labelOf(one) }))}
          />
          <SelectField
            control={form.control}
            name="lang"
            label={t('letter.write.lang')}
            isAlwaysChosen
            choices={(['am', 'en'] as const).map((value) => ({ value, label: t(`ui.language.${value}`) }))}
          />
          <TextField
            control={form.control}
            name="purpose"
            label={t('letter.request.purpose')}
            help={t('letter.request.purpose.help')}
          />
        </Form>
      )}
    </FormDialog>
  )
}
