import { chakra } from '@chakra-ui/react/styled-system'
import type { ActorRefFrom } from 'xstate'
import { useSaveWithin } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Offer } from '../../machines/job-offer/offer-row.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { FailureLines } from '../../ui/FailureLines.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { StaffRow } from './employees.effects.ts'
import type { StaffDialogProps } from './SendDialog.tsx'

interface WithdrawDialogProps extends StaffDialogProps {
  readonly row: StaffRow
  readonly form: ActorRefFrom<SaveMachine<null, Offer>>
}

/**
 * "Delete" of an offer that waits: takes it back, and says so. What happened meanwhile is told, and the list shows it.
 */
export function WithdrawDialog({ row, form, onClose, onDone, finalFocus }: WithdrawDialogProps) {
  const { t } = useTexts()
  const name = row.employee_name ?? row.employee_email
  const save = useSaveWithin(form, {
    failed: t('employee.delete.failed'),
  })
  const { failure, trouble } = save
  const isOver = trouble === 'refused' || trouble === 'stale'
  return (
    <ConfirmDialog
      open
      title={t('employee.withdraw.title', { name })}
      text={
        <chakra.div display="flex" flexDirection="column" gap="4">
          <p>{t('employee.withdraw.text', { job: row.job_title, name })}</p>
          {failure ? (
            <Notice kind="error" title={isOver ? failureText(failure, t).title : save.failed}>
              {isOver ? t('employee.withdraw.over') : <FailureLines failure={failure} />}
            </Notice>
          ) : null}
        </chakra.div>
      }
      confirm={t(isOver ? 'employee.show_now' : 'employee.withdraw')}
      destructive={!isOver}
      busy={save.busy}
      onConfirm={() => (isOver ? onDone() : save.submit(null))}
      onClose={isOver ? onDone : onClose}
      finalFocus={finalFocus}
    />
  )
}
