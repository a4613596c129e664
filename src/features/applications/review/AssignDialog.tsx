import { useCallback, useState } from 'react'
import {
  ASSIGNMENT_SCOPES,
  assignmentBody,
  type ApplicantReview,
} from '../../../../openapi/schemas/applicant-review.ts'
import { useSave } from '../../../hooks/useSave.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { LookupField } from '../../../ui/form/LookupField.tsx'
import { SaveForm } from '../../../ui/form/SaveForm.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'
import { useToast } from '../../../ui/toast/useToast.ts'
import { assignmentMachine, findColleagues } from './review.effects.ts'

interface AssignDialogProps {
  readonly applicant: ApplicantReview['id']
  readonly onClose: () => void
  readonly onAssigned: (review: ApplicantReview) => void
}

/** Makes a colleague an interviewer of this applicant, or of everybody who applies for the job. */
export function AssignDialog({ applicant, onClose, onAssigned }: AssignDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [machine] = useState(() => assignmentMachine(applicant))
  const form = useSchemaForm(assignmentBody, { scope: 'applicant' })
  const save = useSave(machine, {
    row: null,
    onSaved: (row) => {
      toast({ severity: 'success', text: t('review.assigned') })
      onAssigned(row)
    },
    failed: t('review.assign.failed'),
  })
  const find = useCallback(
    async (text: string) =>
      (await findColleagues(applicant, 'interview', text)).map(({ id, name, role }) => ({
        key: id,
        name: name ?? {},
        more: t(`review.role.${role}`),
      })),
    [applicant, t],
  )
  return (
    <FormDialog
      title={t('review.assign')}
      description={t('review.assign.text')}
      busy={save.busy}
      submit={t('review.assign.submit')}
      onClose={onClose}
    >
      {(id) => (
        <SaveForm form={form} id={id} save={save} valuesOf={(body) => body}>
          <LookupField
            control={form.control}
            name="user_id"
            label={t('review.assign.who')}
            help={t('review.assign.who.help')}
            find={find}
            required
          />
          <SelectField
            control={form.control}
            name="scope"
            label={t('review.scope')}
            isAlwaysChosen
            choices={ASSIGNMENT_SCOPES.map((value) => ({ value, label: t(`review.scope.${value}`) }))}
          />
        </SaveForm>
      )}
    </FormDialog>
  )
}
