import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Failure } from '../../../openapi/failure.ts'
import { pages } from '../../../openapi/routes.ts'
import type { credentials } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { detailOf } from '../../machines/failure.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { Form } from '../../ui/form/Form.tsx'
import { PasswordField } from '../../ui/form/PasswordField.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useLateSchemaForm } from '../../ui/form/useLateSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { CodeField } from './CodeField.tsx'
import type { FormView } from '../../machines/save/save.connect.ts'
import { keepKnownDevice } from './known-devices.ts'
import { useRegisteredState } from './registered-state.ts'
import { login } from './session.effects.ts'
import { TextLink } from './TextLink.tsx'
import { TooManyTries } from './TooManyTries.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

const machine = createSaveMachine(login)
const loadSchema = async () => (await import('../../../openapi/schemas/session.ts')).credentials

/** The sign-in page. It renders at once; the application decides where to go afterwards. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const { signIn, isSigning, hasEnded } = useSession()
  const navigate = useNavigate()
  const form = useSave(machine, {
    row: null,
    onSaved: ({ access_token, known_device }, { restore }) => {
      keepKnownDevice(known_device)
      if (restore) toast({ severity: 'success', text: t('session.login.restored') })
      signIn(access_token)
    },
    onFailed: (failure, values) => {
      // An unconfirmed email: the next page explains and sends the mail again.
      const typed = values.login.trim()
      if (failure.code === 'email_unverified')
        void navigate(pages.verifyBeforeLogin.path, {
          state: typed.includes('@') ? { email: typed } : { username: typed },
        })
    },
  })
  return <View {...form} hasEnded={hasEnded} busy={form.busy || (form.isSaved && isSigning)} />
}

/** The sign-in form, with links for people without an account. */
export function View({
  busy,
  failure,
  submit,
  changed,
  hasEnded,
}: FormView<z.output<typeof credentials>> & {
  /** The session that was open here ended elsewhere; the page says so. */
  readonly hasEnded: boolean
}) {
  const { t } = useTexts()
  const { date } = useDates()
  // Whoever has just registered, or confirmed elsewhere, need not type who they are.
  const { email, username } = useRegisteredState()
  const form = useLateSchemaForm(loadSchema, { login: email || username, password: '' })
  const [asksCode, setAsksCode] = useState(false)
  const required = failure?.code === 'second_factor_required'
  // Whoever is about to be deleted is asked whether they want to stay.
  const dueAt = detailOf(failure, 'deletion_pending')?.due_at ?? null
  const [restores, setRestores] = useState(false)
  const send = (values: z.output<typeof credentials>, stays: boolean) =>
    seconds > 0 ? undefined : submit(stays ? { ...values, restore: true } : values)
  const seconds = useSecondsLeft(failure?.code === 'too_many_requests' ? (failure.retryAfter ?? 1) : 0, failure)
  const wrong = failure?.code === 'invalid_credentials'
  useEffect(() => {
    // Usually the password was mistyped.
    if (wrong) form.hook.setFocus('password', { shouldSelect: true })
  }, [failure, wrong, form.hook])
  useEffect(() => {
    if (required) setAsksCode(true)
  }, [failure, required])
  useEffect(() => {
    if (asksCode) form.hook.setFocus('code')
  }, [asksCode, form.hook])
  const back = () => {
    form.hook.reset({ login: form.hook.getValues('login'), password: '' })
    setAsksCode(false)
    changed()
  }
  return (
    <AuthLayout
      title={t('page.login.title')}
      purpose={t(asksCode ? 'session.login.code.purpose' : 'session.login.purpose')}
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
        save={{ busy, failure: failure?.code === 'invalid' ? failure : null, changed }}
        guarded={false}
        onSubmit={(values) => send(values, restores)}
      >
        {dueAt ? (
          <Notice
            kind="warning"
            title={t('session.login.deletion', { date: date(dueAt) })}
            actions={
              <Button
                size="sm"
                onClick={() => {
                  setRestores(true)
                  void form.hook.handleSubmit((values) => send(values, true))()
                }}
              >
                {t('session.login.restore')}
              </Button>
            }
          >
            {t('session.login.deletion.text')}
          </Notice>
        ) : failure && failure.code !== 'invalid' && !required ? (
          <LoginFailure failure={failure} seconds={seconds} />
        ) : hasEnded ? (
          <Notice kind="info">{t('session.login.ended')}</Notice>
        ) : null}
        {asksCode ? (
          <chakra.div>
            <CodeField control={form.control} name="code" recovery />
            <chakra.p mt="2" textStyle="sm" color="fg.muted">
              {t('session.login.code.lost')}
            </chakra.p>
          </chakra.div>
        ) : null}
        {/* Whoever goes back finds the email again, and password managers see one form. */}
        <chakra.div display={asksCode ? 'none' : 'contents'}>
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
        {asksCode ? (
          <Button variant="ghost" colorPalette="gray" onClick={back}>
            {t('session.login.code.back')}
          </Button>
        ) : null}
      </Form>
    </AuthLayout>
  )
}

/** Why signing in failed. Offline and server errors say what is safe; a wrong password only that something is wrong. */
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
