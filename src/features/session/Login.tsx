import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Failure } from '../../../openapi/failure.ts'
import { pages } from '../../../openapi/routes.ts'
import { credentials } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSession } from '../../ui/session-context.ts'
import { AuthLayout } from './AuthLayout.tsx'
import type { FormView } from '../../machines/save/save.connect.ts'
import { keepKnownDevice } from './known-devices.ts'
import { login } from './session.effects.ts'
import { TextLink } from './TextLink.tsx'
import { TooManyTries } from './TooManyTries.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

const machine = createSaveMachine(login)

/** The page to sign in. It renders at once; where to go afterwards is the application's business. */
export function Screen() {
  const { signIn, isSigning } = useSession()
  const navigate = useNavigate()
  const form = useSave(machine, {
    row: null,
    onSaved: ({ access_token, known_device }) => {
      keepKnownDevice(known_device)
      signIn(access_token)
    },
    onFailed: (failure, values) => {
      // An email that is not confirmed: that page explains, and sends the mail again.
      const typed = values.login.trim()
      if (failure.code === 'email_unverified')
        void navigate(pages.verifyBeforeLogin.path, {
          state: typed.includes('@') ? { email: typed } : { username: typed },
        })
    },
  })
  return <View {...form} busy={form.busy || (form.isSaved && isSigning)} />
}

/** The form to sign in, and ways to an account for those without one. */
export function View({ busy, failure, submit, changed }: FormView<z.output<typeof credentials>>) {
  const { t } = useTexts()
  const form = useSchemaForm(credentials, {})
  const seconds = useSecondsLeft(failure?.code === 'too_many_requests' ? (failure.retryAfter ?? 1) : 0, failure)
  const wrong = failure?.code === 'invalid_credentials'
  useEffect(() => {
    // Most often it is the password that was mistyped.
    if (wrong) form.hook.setFocus('password', { shouldSelect: true })
  }, [failure, wrong, form.hook])
  return (
    <AuthLayout
      title={t('page.login.title')}
      purpose={t('session.login.purpose')}
      elsewhere={
        <>
          <span>{t('session.login.no_account')}</span>
          <TextLink to={pages.registerUser.path}>{t('session.register.user')}</TextLink>
          <TextLink to={pages.registerCompany.path}>{t('session.register.company')}</TextLink>
        </>
      }
    >
      <Form
        form={form}
        busy={busy}
        guarded={false}
        failure={failure?.code === 'invalid' ? failure : null}
        onSubmit={(values) => (seconds > 0 ? undefined : submit(values))}
      >
        {failure && failure.code !== 'invalid' ? <LoginFailure failure={failure} seconds={seconds} /> : null}
        <chakra.div display="contents" onInput={changed}>
          <TextField
            control={form.control}
            name="login"
            label={t('session.field.login')}
            autoComplete="username"
            required
          />
          <chakra.div>
            <PasswordField
              control={form.control}
              name="password"
              label={t('session.field.password')}
              autoComplete="current-password"
              required
            />
            <chakra.div mt="2" textStyle="sm">
              <TextLink to={pages.forgotPasswordRequest.path}>{t('session.login.forgot')}</TextLink>
            </chakra.div>
          </chakra.div>
        </chakra.div>
        <SubmitButton
          busy={busy}
          aria-disabled={busy || seconds > 0}
          busyText={t('session.login.busy')}
          size="lg"
          width="full"
        >
          {t('session.login.submit')}
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

/**
 * Why signing in did not work. Offline and server faults say what is safe; a wrong password says no more than that
 * something is wrong.
 */
function LoginFailure({ failure, seconds }: { readonly failure: Failure; readonly seconds: number }) {
  const { t } = useTexts()
  if (failure.code === 'email_unverified') return null
  const { title, text } = failureText(failure, t)
  if (failure.code !== 'too_many_requests')
    return (
      <Notice kind="error" title={t('session.login.failed')}>
        {text || title}
      </Notice>
    )
  return seconds > 0 ? (
    <Notice kind="warning" title={t('session.login.failed')}>
      <TooManyTries seconds={seconds} of={failure.retryAfter ?? seconds} />
    </Notice>
  ) : null
}
