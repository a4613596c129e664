import { Button } from '@chakra-ui/react/button'
import { feedbackBody } from '../../../openapi/schemas/message.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Feedback } from './feedback.effects.ts'

export interface FeedbackViewProps {
  readonly save: SaveView<Feedback, { readonly message: string }>
  readonly onAgain: () => void
}

/** The form, and that the message arrived. */
export function FeedbackView({ save, onAgain }: FeedbackViewProps) {
  const { t } = useTexts()
  if (save.isSaved)
    return (
      <Notice
        kind="success"
        title={t('inbox.feedback.sent')}
        actions={
          <Button size="sm" variant="outline" onClick={onAgain}>
            {t('inbox.feedback.sent.again')}
          </Button>
        }
      >
        {t('inbox.feedback.sent.text')}
      </Notice>
    )
  return (
    <Panel>
      <FeedbackForm save={save} />
    </Panel>
  )
}

function FeedbackForm({ save }: Pick<FeedbackViewProps, 'save'>) {
  const { t } = useTexts()
  const form = useSchemaForm(feedbackBody, save.values ?? { subject: '', text: '' })
  return (
    <Form form={form} draft="feedback" save={save} onSubmit={(values) => save.submit(values)}>
      <TextField control={form.control} name="subject" label={t('inbox.subject')} required />
      <TextAreaField control={form.control} name="text" label={t('inbox.message')} rows={8} required />
      <FormButtons busy={save.busy} submit={t('inbox.feedback.send')} />
    </Form>
  )
}
