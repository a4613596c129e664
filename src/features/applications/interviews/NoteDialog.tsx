import { chakra } from '@chakra-ui/react/styled-system'
import type { EventFromLogic, SnapshotFrom } from 'xstate'
import { cancelBody, declineBody } from '../../../../openapi/schemas/interview.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { interviewMachine } from '../../../machines/interview/interview.machine.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts'

interface NoteDialogProps {
  readonly snapshot: SnapshotFrom<typeof interviewMachine>
  readonly send: (event: EventFromLogic<typeof interviewMachine>) => void
}
const SCHEMAS = {
  decline: declineBody.omit({ version: true }),
  call_off: cancelBody.omit({ version: true }),
}

/** Asks before an interview is declined or cancelled, with a note to the other side. */
export function NoteDialog({ snapshot, send }: NoteDialogProps) {
  const { t } = useTexts()
  const { event, failure } = snapshot.context
  const act = event === 'decline' ? 'decline' : 'call_off'
  const form = useSchemaForm(SCHEMAS[act], {})
  const isBusy = snapshot.hasTag('busy')
  return (
    <FormDialog
      title={t(`interview.${act}.title`)}
      busy={isBusy}
      submit={t(`interview.${act}`)}
      destructive
      onClose={() => send({ type: 'act.cancel' })}
    >
      {(id) => (
        <Form
          id={id}
          form={form}
          busy={isBusy}
          failure={failure}
          failed={t(`interview.failed.${act}`)}
          onSubmit={(said) => send({ type: 'act.confirm', said })}
        >
          <chakra.p>{t(`interview.${act}.text`)}</chakra.p>
          <TextAreaField control={form.control} name="note" label={t(`interview.${act}.note`)} />
        </Form>
      )}
    </FormDialog>
  )
}
