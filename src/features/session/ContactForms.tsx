import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { emailChange, phoneChange, usernameChange } from '../../../openapi/schemas/session.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { PhoneField } from '../../ui/form/PhoneField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { EmailChange, PhoneChange, UsernameChange } from './contact.effects.ts'
import type { FormView } from '../../machines/save/save.connect.ts'
import { UsernameField } from './UsernameField.tsx'
import { useRegistrationFailure } from './useRegistrationFailure.ts'

const After = ({ children }: { readonly children: ReactNode }) => (
  <chakra.p textStyle="sm" color="fg.muted">
    {children}
  </chakra.p>
)

/** A new email and the password. */
export function EmailForm({ busy, failure, isSaved, submit, changed }: FormView<EmailChange>) {
  const { t } = useTexts()
  const form = useSchemaForm(emailChange, {})
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={!isSaved} onSubmit={submit}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={t('session.email.new')}
        autoComplete="email"
        required
      />
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      <After>{t('session.email.after')}</After>
      <SubmitButton busy={busy} busyText={t('session.mail.busy')} alignSelf="flex-end">
        {t('session.change.send')}
      </SubmitButton>
    </Form>
  )
}

/** A new phone number and the password. */
export function PhoneForm({ busy, failure, isSaved, submit, changed }: FormView<PhoneChange>) {
  const { t } = useTexts()
  const form = useSchemaForm(phoneChange, {})
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={!isSaved} onSubmit={submit}>
      <PhoneField control={form.control} name="phone_number" label={t('session.phone.new')} required />
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      <SubmitButton busy={busy} busyText={t('session.mail.busy')} alignSelf="flex-end">
        {t('session.change.send')}
      </SubmitButton>
    </Form>
  )
}

/** A new username, checked while it is typed, and the password. `username` is the current one. */
export function UsernameForm({
  username,
  busy,
  failure,
  isSaved,
  submit,
  changed,
}: FormView<UsernameChange> & { readonly username: string }) {
  const { t } = useTexts()
  const form = useSchemaForm(usernameChange, {})
  return (
    <Form
      form={form}
      save={{ busy, failure: useRegistrationFailure(failure), changed }}
      guarded={!isSaved}
      onSubmit={submit}
    >
      <UsernameField control={form.control} name="username" label={t('session.rename.new')} />
      <PasswordField
        control={form.control}
        name="password"
        label={t('session.field.current_password')}
        autoComplete="current-password"
        required
      />
      <After>{t('session.rename.after', { username })}</After>
      <SubmitButton busy={busy} busyText={t('session.rename.busy')} alignSelf="flex-end">
        {t('session.contact.change_of.username')}
      </SubmitButton>
    </Form>
  )
}
