import { chakra } from '@chakra-ui/react/styled-system'
import { emailBody } from '../../../openapi/schemas/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { MailRequestProps } from './mail-request.connect.ts'
import { TooManyTries } from './TooManyTries.tsx'

export interface MailRequestFormProps extends MailRequestProps {
  readonly submit: string
  /** The button's text after a mail was sent. */
  readonly again: string
}

/** Requests a mail with a link and shows the outcome. The same address waits a minute between two mails. */
export function MailRequestForm({
  busy,
  failure,
  email,
  message,
  cooling,
  refused,
  onRequest,
  submit,
  again,
}: MailRequestFormProps) {
  const { t } = useTexts()
  const form = useSchemaForm(emailBody, { email })
  const typed = form.hook.watch('email')
  const isSame = typeof typed === 'string' && typed.trim().toLowerCase() === email.trim().toLowerCase()
  const waits = refused > 0 || (cooling > 0 && isSame)
  return (
    <Form
      form={form}
      busy={busy}
      guarded={false}
      failure={failure?.code === 'too_many_requests' ? null : failure}
      onSubmit={(body) => (waits ? undefined : onRequest(body.email))}
    >
      {message ? (
        <Notice kind="success" title={t('session.mail.sent')}>
          {message}
        </Notice>
      ) : null}
      {refused > 0 ? (
        <Notice kind="warning">
          <TooManyTries seconds={refused} of={failure?.retryAfter ?? refused} />
        </Notice>
      ) : null}
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t('session.field.email')}
        autoComplete="email"
        required
      />
      <SubmitButton busy={busy} aria-disabled={busy || waits} busyText={t('session.mail.busy')} size="lg" width="full">
        {message ? again : submit}
      </SubmitButton>
      {cooling > 0 && isSame ? (
        <chakra.p textStyle="sm" color="fg.muted" aria-hidden="true">
          {t('session.mail.cooling', { seconds: cooling })}
        </chakra.p>
      ) : null}
    </Form>
  )
}
