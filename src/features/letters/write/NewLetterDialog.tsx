import { newLetter, type Letter, type LetterRow } from '../../../../openapi/schemas/letter.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { letterCreate } from './writing.effects.ts'

interface NewLetterDialogProps {
  readonly types: readonly LetterRow['type'][]
  readonly onClose: () => void
  readonly onCreated: (letter: Letter) => void
}

/** Begins a letter of a type in a language; the rest is written on its page. */
export function NewLetterDialog({ types, onClose, onCreated }: NewLetterDialogProps) {
  const { t, pick, lang } = useTexts()
  const save = useSave(letterCreate, { row: null, onSaved: onCreated })
  const only = types.length === 1 ? types[0] : undefined
  const form = useSchemaForm(newLetter, save.values ?? { type_id: only?.id ?? null, lang })
  return (
    <FormDialog title={t('letter.write.add')} busy={save.busy} submit={t('letter.write.create')} onClose={onClose}>
      {(id) => (
        <Form id={id} form={form} save={save} draft="letter new" onSubmit={save.submit}>
          <SelectField
            control={form.control}
            name="type_id"
            label={t('letter.write.type')}
            required
            choices={types.map(({ id: value, name }) => ({ value, label: pick(name)?.text ?? '' }))}
          />
          <SelectField
            control={form.control}
            name="lang"
            label={t('letter.write.lang')}
            help={t('letter.write.lang.help')}
            isAlwaysChosen
            choices={(['am', 'en'] as const).map((value) => ({ value, label: t(`ui.language.${value}`) }))}
          />
        </Form>
      )}
    </FormDialog>
  )
}
