import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch, type Control } from 'react-hook-form'
import { z } from 'zod'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { hireBody } from '../../../openapi/schemas/job-application.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { jobPostingMachine } from '../../machines/job-posting/job-posting.machine.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { SwitchField } from '../../ui/form/SwitchField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { undecidedLoad } from './postings.effects.ts'
import { usePostingOutcome } from './usePostingOutcome.ts'

/** Whether those who wait are told, and what. */
const closing = z.strictObject({ tell: z.boolean(), note: hireBody.shape.note })

interface ClosingQuestionProps {
  readonly snapshot: SnapshotFrom<typeof jobPostingMachine>
  readonly send: (event: EventFromLogic<typeof jobPostingMachine>) => void
}

/**
 * Asks before a posting is closed, says how many applicants are not decided on, and offers to tell them all in the same
 * step. The count is read when the question opens; until it is there, or where it cannot be read, the posting can be
 * closed without telling anybody.
 */
export function ClosingQuestion({ snapshot, send }: ClosingQuestionProps) {
  const { t } = useTexts()
  const { titleOf } = usePostingOutcome()
  const { row, failure } = snapshot.context
  const { data: count, failure: unread } = useLoad(undecidedLoad, row.id)
  const form = useSchemaForm(closing, { tell: false, note: null })
  const tells = useWatch({ control: form.control as unknown as Control, name: 'tell' }) === true
  const close = ({ tell, note }: z.output<typeof closing>) =>
    send({ type: 'act.confirm', said: tell ? { note } : null })
  return (
    <ConfirmDialog
      open
      destructive
      busy={snapshot.hasTag('busy')}
      title={t('posting.close.title', { title: titleOf(row) })}
      text={
        <Form
          form={form}
          busy={snapshot.hasTag('busy')}
          failure={failure}
          failed={t('posting.failed.close')}
          isSmall
          onSubmit={close}
        >
          <p>{t('posting.close.text')}</p>
          {unread === null ? null : <p>{t('posting.close.uncounted')}</p>}
          {count === null || count === 0 ? null : (
            <chakra.div display="grid" gap="3">
              <chakra.p fontWeight="600">{t('posting.close.waiting', { count })}</chakra.p>
              <SwitchField
                control={form.control}
                name="tell"
                label={t('posting.close.tell')}
                help={t('posting.close.tell.help')}
              />
              {tells ? (
                <TextAreaField
                  control={form.control}
                  name="note"
                  label={t('posting.close.note')}
                  help={t('posting.close.note.help')}
                />
              ) : null}
            </chakra.div>
          )}
        </Form>
      }
      confirm={t(tells ? 'posting.close.send' : 'posting.action.close')}
      onConfirm={() => void form.hook.handleSubmit(close)()}
      onClose={() => send({ type: 'act.cancel' })}
    />
  )
}
