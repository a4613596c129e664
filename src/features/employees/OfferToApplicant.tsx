import { useMemo } from 'react'
import { formatMoney } from '../../../openapi/format/money.ts'
import type { FilledOffer } from '../../../openapi/schemas/applicant-offer.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { isRefusal } from '../../machines/failure.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { sendMachine } from './employees.effects.ts'
import { emptyOffer, type HeldOffer } from './send-values.ts'
import { SendForm } from './SendForm.tsx'
import type { StaffDialogProps } from './SendDialog.tsx'

interface OfferToApplicantProps extends StaffDialogProps {
  readonly applicationId: string
  readonly name: string
  readonly filled: FilledOffer
}

/** "Send offer" to one applicant: what their application and the posting say is filled in. */
export function OfferToApplicant({ applicationId, name, filled, ...dialog }: OfferToApplicantProps) {
  const { t, pick, lang } = useTexts()
  const toast = useToast()
  const save = useSave(sendMachine, {
    row: null,
    onSaved: () => {
      toast({ severity: 'success', text: t('employee.sent', { count: 1 }) })
      dialog.onDone()
    },
    failed: t('employee.send.failed'),
  })
  const { failure } = save
  // Somebody else was quicker: what became of the applicant is said, not that "this" was decided.
  const said = useMemo(() => {
    if (failure !== null && isRefusal(failure, 'not_pending'))
      return { ...failure, message: t('employee.offer.refused.not_pending', { name }) }
    if (failure !== null && isRefusal(failure, 'already_offered'))
      return { ...failure, message: t('employee.offer.refused.already_offered', { name }) }
    return failure
  }, [failure, t, name])
  const first: HeldOffer = {
    ...emptyOffer,
    application_id: applicationId,
    employee_email: filled.employee_email ?? '',
    position_id: filled.position?.id ?? '',
    position_label: pick(filled.position?.title ?? {})?.text ?? '',
    job_title: filled.job_title,
    job_description: filled.job_description,
    salary: filled.salary,
    currency: filled.currency,
    employment_type: filled.employment_type ?? '',
    location_type: filled.location_type ?? '',
  }
  const money = (amount: number) => formatMoney(amount, lang, filled.currency)
  const { from, to, period } = filled.posted_salary ?? { from: null, to: null, period: 'month' }
  const amounts = [...new Set([from, to])].flatMap((amount) => (amount === null ? [] : [money(amount)]))
  return (
    <FormDialog
      onClose={dialog.onClose}
      finalFocus={dialog.finalFocus}
      title={t('employee.offer.title', { name })}
      width="56rem"
      busy={save.busy}
      submit={t('employee.send')}
      busyText={t('employee.sending')}
    >
      {(id) => (
        <SendForm
          id={id}
          save={{ ...save, failure: said }}
          room={null}
          one={{
            first,
            draft: `send-offer-${applicationId}`,
            text: [
              t('employee.offer.text'),
              amounts.length === 0 ? '' : t('employee.offer.posted', { amount: amounts.join(' – '), period }),
              filled.employee_email === null ? t('employee.offer.no_email') : '',
            ]
              .filter((line) => line !== '')
              .join(' '),
          }}
        />
      )}
    </FormDialog>
  )
}
