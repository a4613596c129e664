import { chakra } from '@chakra-ui/react/styled-system'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { ALERT_RHYTHMS, jobSearchBody, type JobSearchRow } from '../../../openapi/schemas/job-alert.ts'
import { useMerge } from '../../hooks/useMerge.ts'
import { useRowSave } from '../../hooks/useRowSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { toForm } from '../../ui/form/shape.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { editSearchMachine, newSearchMachine, type SearchValues } from './saved-jobs.effects.ts'

const fields = jobSearchBody.pick({ name: true, mails: true })
const valuesOf = ({ name, mails }: JobSearchRow): SearchValues => ({ name, mails })

interface DialogProps {
  readonly onSaved: () => void
  readonly onClose: () => void
  readonly finalFocus: () => HTMLElement | null
}

interface FieldsProps<V extends FieldValues> {
  readonly control: Control<V>
  readonly name: Path<V>
  readonly mails: Path<V>
}
/** What a search is called, and when its mails come. */
function Fields<V extends FieldValues>({ control, name, mails }: FieldsProps<V>) {
  const { t } = useTexts()
  return (
    <chakra.div display="grid" gap="5">
      <TextField control={control} name={name} label={t('saved.searches.name')} required />
      <SelectField
        control={control}
        name={mails}
        label={t('saved.searches.mails')}
        help={t('saved.searches.mails.help')}
        isAlwaysChosen
        choices={ALERT_RHYTHMS.map((value) => ({ value, label: t(`saved.searches.mails.${value}`) }))}
      />
    </chakra.div>
  )
}

interface NewSearchProps extends DialogProps {
  readonly search: string
  /** What the public page proposes. */
  readonly name: string
}
/** Keeps a search that was made on the public page. One that is kept already is said, and nothing is lost. */
export function NewSearchDialog({ search, name, onSaved, onClose, finalFocus }: NewSearchProps) {
  const { t } = useTexts()
  const said = { saved: t('saved.searches.saved'), failed: t('saved.searches.failed.add') }
  const { save } = useRowSave(newSearchMachine, { row: null, said, onSaved })
  const form = useSchemaForm(fields, save.values ?? { name: name || t('saved.searches.all_jobs'), mails: 'daily' })
  const isKept = detailOf(save.failure, 'duplicate') !== null
  return (
    <FormDialog
      title={t('saved.searches.add')}
      busy={save.busy}
      submit={t('saved.searches.add')}
      width="32rem"
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {(id) => (
        <SaveForm
          form={form}
          save={isKept ? { ...save, failure: null, trouble: null } : save}
          id={id}
          valuesOf={(values) => ({ ...values, search })}
        >
          {isKept ? (
            <chakra.div mb="4">
              <Notice kind="warning" title={t('saved.searches.duplicate')} />
            </chakra.div>
          ) : null}
          <Fields control={form.control} name="name" mails="mails" />
        </SaveForm>
      )}
    </FormDialog>
  )
}

interface EditSearchProps extends DialogProps {
  readonly row: JobSearchRow
}
/** Names a search anew, or chooses when its mails come. */
export function EditSearchDialog({ row, onSaved, onClose, finalFocus }: EditSearchProps) {
  const { t } = useTexts()
  const { save, taken } = useRowSave(editSearchMachine, {
    row,
    valuesOf,
    said: { saved: t('saved.searches.saved'), failed: t('saved.searches.failed.edit') },
    onSaved,
  })
  return (
    <FormDialog
      title={t('saved.searches.edit.title')}
      busy={save.busy}
      submit={t('ui.action.save')}
      width="32rem"
      onClose={onClose}
      finalFocus={finalFocus}
    >
      {(id) => <EditForm key={taken} id={id} save={save} />}
    </FormDialog>
  )
}

interface EditFormProps {
  readonly id: string
  readonly save: ReturnType<typeof useRowSave<SearchValues, JobSearchRow>>['save']
}
function EditForm({ id, save }: EditFormProps) {
  const { t } = useTexts()
  const form = useSchemaForm(fields, save.values ?? (save.row ? valuesOf(save.row) : {}))
  const conflict = useMerge(form, save, {
    formOf: (values) => toForm(fields, values) as object,
    describe: ({ mine, theirs }) => [
      { field: 'name', label: t('saved.searches.name'), mine: mine.name, theirs: theirs.name },
      {
        field: 'mails',
        label: t('saved.searches.mails'),
        mine: t(`saved.searches.mails.${mine.mails}`),
        theirs: t(`saved.searches.mails.${theirs.mails}`),
      },
    ],
  })
  return (
    <SaveForm form={form} save={save} id={id} conflict={conflict} valuesOf={(values): SearchValues => values}>
      <Fields control={form.control} name="name" mails="mails" />
    </SaveForm>
  )
}
