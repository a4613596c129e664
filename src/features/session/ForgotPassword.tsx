import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { pages } from '../../../openapi/routes.ts'
import { passwordReset } from '../../../openapi/schemas/session.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { writeCookie } from '../../api/cookies.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { Form } from '../../ui/form/Form.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { resetToken } from './kept-token.ts'
import type { FormView } from '../../machines/save/save.connect.ts'
import { resetPassword } from './session.effects.ts'
import { TextLink } from './TextLink.tsx'

const machine = createSaveMachine(resetPassword)

/** The page for a new password, reached by a checked link. */
export function Screen() {
  const navigate = useNavigate()
  const toast = useToast()
  const { user, refresh } = useSession()
  const [token] = useState(resetToken.read)
  const form = useSave(machine, {
    row: null,
    onSaved: ({ message }) => {
      resetToken.forget()
      // The server ended every session, this browser's too.
      if (user) {
        writeCookie('access_token', null)
        refresh()
      }
      toast({ severity: 'success', text: message })
      void navigate(pages.login.path, { replace: true })
    },
    onFailed: ({ code }) => (code === 'token_spent' ? resetToken.forget() : undefined),
  })
  return (
    <View
      {...form}
      token={form.failure?.code === 'token_spent' ? null : token}
      isSpent={form.failure?.code === 'token_spent'}
    />
  )
}

export interface ForgotPasswordProps extends FormView<z.output<typeof passwordReset>> {
  /** The checked token; null without one. */
  readonly token: string | null
  readonly isSpent: boolean
}

/** Asks for the new password twice. Without a valid link it says how to get one. */
export function View({ token, isSpent, ...form }: ForgotPasswordProps) {
  const { t } = useTexts()
  return (
    <AuthLayout
      title={t('page.forgotPassword.title')}
      purpose={token === null ? undefined : t('session.reset.purpose')}
      elsewhere={<TextLink to={pages.login.path}>{t('session.forgot.back')}</TextLink>}
    >
      {token === null ? (
        <chakra.div display="flex" flexDirection="column" gap="5">
          <Notice kind="warning" title={t(isSpent ? 'error.token_spent' : 'session.reset.no_link')}>
            {t(isSpent ? 'session.token.spent' : 'session.reset.no_link.text')}
          </Notice>
          <Button asChild size="lg">
            <Link to={pages.forgotPasswordRequest.path}>{t('session.reset.another')}</Link>
          </Button>
        </chakra.div>
      ) : (
        <NewPasswordForm {...form} token={token} />
      )}
    </AuthLayout>
  )
}

function NewPasswordForm({
  token,
  busy,
  failure,
  submit,
  changed,
}: FormView<z.output<typeof passwordReset>> & { readonly token: string }) {
  const { t } = useTexts()
  const form = useSchemaForm(passwordReset, { token })
  return (
    <Form form={form} save={{ busy, failure, changed }} guarded={false} onSubmit={submit}>
      <NewPasswordFields
        control={form.control}
        password="password"
        confirm="confirm_password"
        label={t('session.field.new_password')}
      />
      <SubmitButton busy={busy} busyText={t('session.reset.busy')} size="lg" width="full">
        {t('session.reset.submit')}
      </SubmitButton>
    </Form>
  )
}
