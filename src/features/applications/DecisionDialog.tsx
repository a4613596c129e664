import { chakra } from '@chakra-ui/react/styled-system'
import type { Failure } from '../../../openapi/failure.ts'
import { hireBody, rejectionBody, REJECTION_REASONS } from '../../../openapi/schemas/job-application.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ApplicationDecision } from '../../machines/job-application/job-application.machine.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { Rejection } from './applicants.effects.ts'

interface DecisionProps<D> {
  /** Whom it is about: a name, or how many. */
  readonly title: string
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onDecide: (decision: D) => void
  readonly onClose: () => void
}
const rejection = rejectionBody.omit({ version: true })
const hiring = hireBody.omit({ version: true })

/** A rejection, with a reason that can be told and a note. */
export function RejectDialog({ title, failure, isBusy, onDecide, onClose }: DecisionProps<Rejection>) {
  const { t } = useTexts()
  const form = useSchemaForm(rejection, {})
  return (
    <FormDialog title={title} busy={isBusy} submit={t('application.reject')} destructive onClose={onClose}>
      {(id) => (
        <Form
          id={id}
          form={form}
          busy={isBusy}
          failure={failure}
          failed={t('application.failed.reject')}
          onSubmit={onDecide}
        >
          <chakra.p>{t('application.reject.text')}</chakra.p>
          <SelectField
            control={form.control}
            name="reason"
            label={t('application.reject.reason')}
            help={t('application.reject.reason.help')}
            choices={REJECTION_REASONS.map((value) => ({ value, label: t(`application.reason.${value}`) }))}
            required
          />
          <TextAreaField
            control={form.control}
            name="note"
            label={t('application.note')}
            help={t('application.note.help')}
          />
        </Form>
      )}
    </FormDialog>
  )
}

/** A hiring, with a note. */
export function HireDialog({ title, failure, isBusy, onDecide, onClose }: DecisionProps<ApplicationDecision>) {
  const { t } = useTexts()
  const form = useSchemaForm(hiring, {})
  return (
    <FormDialog title={title} busy={isBusy} submit={t('application.hire')} onClose={onClose}>
      {(id) => (
        <Form
          id={id}
          form={form}
          busy={isBusy}
          failure={failure}
          failed={t('application.failed.hire')}
          onSubmit={({ note }) => onDecide({ reason: null, note })}
        >
          <chakra.p>{t('application.hire.text')}</chakra.p>
          <TextAreaField
            control={form.control}
            name="note"
            label={t('application.note')}
            help={t('application.note.help')}
          />
        </Form>
      )}
    </FormDialog>
  )
}
