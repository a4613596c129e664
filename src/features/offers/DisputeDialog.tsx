import { Button } from '@chakra-ui/react/button'
import { employmentDispute } from '../../../openapi/schemas/job-offer.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { SaveForm } from '../../ui/form/SaveForm.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import type { WorkDialogProps } from './LeaveDialog.tsx'
import { disputeMachine } from './offer.effects.ts'

/** What is written is never empty: taking it back has a button of its own. */
const dispute = employmentDispute.omit({ version: true }).extend({ note: employmentDispute.shape.note.unwrap() })

/** Says that what the company confirms is not so; empty takes it back. */
export function DisputeDialog({ employment, onClose, onDone }: WorkDialogProps) {
  const { t } = useTexts()
  const toast = useToast()
  const { company_name: company, job_title: job } = employment
  const form = useSchemaForm(dispute, { note: employment.dispute })
  const save = useSave(disputeMachine, {
    row: employment,
    agrees: ({ note }, row) => note === row.dispute,
    onSaved: (row) => {
      toast({
        severity: 'success',
        text: t(row.dispute === null ? 'offer.dispute.withdrawn' : 'offer.dispute.done', { company }),
      })
      onDone()
    },
    failed: t('offer.dispute.failed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('offer.dispute.title')}
      description={t('offer.dispute.text', { job, company })}
      busy={save.busy}
      submit={t('offer.dispute.submit')}
      further={
        employment.dispute === null ? null : (
          <Button
            variant="outline"
            colorPalette="gray"
            aria-disabled={save.busy}
            onClick={() => (save.busy ? undefined : save.submit({ note: null }))}
          >
            {t('offer.dispute.take_back')}
          </Button>
        )
      }
    >
      {(id) => (
        <SaveForm
          form={form}
          id={id}
          save={save}
          draft={`dispute ${employment.id}`}
          valuesOf={(body) => body}
          differences={
            save.theirs && save.values
              ? [
                  {
                    field: 'note',
                    label: t('offer.dispute.note'),
                    mine: save.values.note ?? '–',
                    theirs: save.theirs.dispute ?? '–',
                  },
                ]
              : []
          }
        >
          <TextAreaField
            control={form.control}
            name="note"
            label={t('offer.dispute.note')}
            help={t('offer.dispute.note.help', { company })}
            required
          />
        </SaveForm>
      )}
    </FormDialog>
  )
}
